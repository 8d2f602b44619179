import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { sendHttpRequest, type HttpResponse } from '../world/service/http-call.ts'
import { openWebhookReceiver } from '../world/service/receiver.ts'
import { serviceKeys, type Service } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'
import type { SensitiveText } from './traces.ts'

/** What a client of this day sends about people; each text stands nowhere else. */
export const personalData = {
  name: 'Wilhelmina Kanarienvogel',
  number: 'KNV-55501-77',
  born: '1931-07-19',
  address: '17 Canary Wharf Mews, Sittichstadt',
  customData: 'customer 4711-Kanarienvogel',
  note: 'She telephoned from Sittichstadt on Friday',
  reason: 'looks like her sister Ottilie',
  label: 'key of Balthasar Sittich',
  person: 'Balthasar Sittich',
  wrongKey: 'ThisKeyWasNeverGivenToAnybody001',
  repeat: 'idempotency-of-kanarienvogel',
} as const

/** Fields of a reading that say what every passport of a country says. */
const genericTexts: ReadonlySet<string> = new Set([
  ...['documentName', 'documentType', 'documentSide', 'countryFull', 'countryIso2', 'countryIso3'],
  ...['nationalityFull', 'nationalityIso2', 'nationalityIso3', 'sex'],
])

export interface ScenarioResult {
  /** Everything that came to be on it and must be in no log. */
  readonly secrets: readonly SensitiveText[]
  /** Every status that was answered. */
  readonly statuses: ReadonlySet<number>
}

interface RequestOptions {
  readonly method: string
  readonly path: string
  readonly key?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A web server that has no picture, and tells about people whom no one asked for. */
async function openUnknownServer() {
  const server = createServer((_, reply) =>
    reply.writeHead(404, personalData.person).end(`<h1>${personalData.name}</h1>`),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** One day of an installation, over HTTP: what goes well, and everything that may go wrong. */
export class PersonalDataScenario {
  readonly #service: Service
  readonly #secrets: SensitiveText[] = Object.entries(personalData).map(([what, text]) => ({ what, text }))
  readonly #statuses = new Set<number>()
  /** `Idempotency-Key` of the last scan. */
  #repeat = ''

  constructor(service: Service) {
    this.#service = service
    for (const [what, text] of Object.entries(serviceKeys)) this.#hide(`${what} key`, text)
  }

  async pass(): Promise<ScenarioResult> {
    const receiver = await openWebhookReceiver()
    const unknownServer = await openUnknownServer()
    try {
      // Receivers answer with whatever they like.
      receiver.answer(({ path }) => ({ status: path.endsWith('well') ? 200 : 500, body: personalData.name }))
      const picture = await this.#picture()
      const first = await this.#scan(picture, `${receiver.url}/well?of=${personalData.number}`)
      const second = await this.#scan(picture, `${receiver.url}/broken`)
      await this.#screen()
      await this.#manage(first.id)
      await this.#complain(picture, unknownServer.url)
      await this.#waitFor(() => receiver.received.length >= 3)
      await this.#leave(first)
      this.#spoilPictures()
      await this.#ask({ method: 'GET', path: `/imagevault/${second.token}` })
    } finally {
      await receiver.close()
      unknownServer.close()
    }
    return { secrets: this.#secrets, statuses: this.#statuses }
  }

  async #picture(): Promise<string> {
    const { base64, specimen } = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const { surname, givenNames, documentNumber, dob, issued, expiry, placeOfBirth, address, zone } = specimen
    const printed = { surname, givenNames, documentNumber, dob, issued, expiry, placeOfBirth, address }
    for (const [what, text] of Object.entries(printed)) this.#hide(what, text)
    for (const line of zone) this.#hide('zone', line)
    this.#hide('picture', base64.slice(1000, 1060))
    return base64
  }

  async #scan(document: string, webhook: string) {
    this.#repeat = `${personalData.repeat}/${webhook}`
    const reply = await this.#ask({
      method: 'POST',
      path: '/scan',
      headers: { 'idempotency-key': this.#repeat },
      body: {
        document,
        profile: 'security_medium',
        profileOverride: { webhook },
        customData: personalData.customData,
        verifyName: personalData.name,
        verifyDob: personalData.born,
        verifyAddress: personalData.address,
        verifyDocumentNumber: personalData.number,
      },
    })
    if (reply.status !== 200) throw new Error(`A scan was refused: ${reply.bytes.toString('utf8')}`)
    const answer = scanAnswer.parse(reply.json())
    for (const [field, readings] of Object.entries(answer.data))
      if (!genericTexts.has(field)) for (const { value } of readings) this.#hide(field, value)
    const link = new URL(answer.outputImage?.front ?? '')
    const token = link.pathname.split('/')[3] ?? ''
    this.#hide('picture token', token)
    this.#hide('signature', link.searchParams.get('signature') ?? '')
    await this.#ask({ method: 'GET', path: link.pathname + link.search, key: '' })
    return { id: answer.transactionId ?? '', token }
  }

  async #screen(): Promise<void> {
    await this.#ask({
      method: 'POST',
      path: '/aml',
      key: serviceKeys.test,
      body: { name: personalData.person },
    })
    // No list is loaded for live keys.
    await this.#ask({
      method: 'POST',
      path: '/aml',
      body: { name: personalData.person, idNumber: personalData.number },
    })
    await this.#ask({ method: 'POST', path: '/aml', body: { name: personalData.name.repeat(200) } })
  }

  async #manage(id: string): Promise<void> {
    const decision = { decision: 'review', reason: personalData.reason, note: personalData.note }
    await this.#ask({ method: 'PATCH', path: `/transaction/${id}`, body: decision })
    await this.#ask({ method: 'PATCH', path: `/transaction/${id}`, body: { decision: personalData.name } })
    await this.#ask({
      method: 'GET',
      path: `/transaction?customData=${encodeURIComponent(personalData.customData)}`,
    })
    await this.#ask({ method: 'GET', path: `/x/transactions/${id}/trace` })
    await this.#ask({
      method: 'POST',
      path: '/profile',
      body: { name: personalData.name, profile: { a: personalData.note } },
    })
    await this.#ask({
      method: 'POST',
      path: '/x/legal-holds',
      body: { target: id, reason: personalData.reason },
    })
    const made = await this.#ask({
      method: 'POST',
      path: '/x/keys',
      body: { kind: 'server', mode: 'live', label: personalData.label },
    })
    this.#hide('made key', z.object({ key: z.string() }).parse(made.json()).key)
    const secret = await this.#ask({ method: 'POST', path: '/x/webhook-secret' })
    this.#hide('webhook secret', /whsec_[\w+/=]+/.exec(secret.bytes.toString('utf8'))?.[0] ?? '')
    await this.#ask({
      method: 'POST',
      path: '/export/transaction',
      body: { customData: personalData.customData },
    })
    for (const path of [
      '/x/events',
      '/x/audit',
      '/webhook',
      '/metrics',
      '/x/subjects',
      '/myaccount',
      '/docs',
    ])
      await this.#ask({ method: 'GET', path })
  }

  /** Everything that a caller may get wrong, with people's data in it. */
  async #complain(picture: string, elsewhere: string): Promise<void> {
    const scan = (body: unknown, more: Partial<RequestOptions> = {}) =>
      this.#ask({ method: 'POST', path: '/scan', body, ...more })
    const profile = 'security_low'
    await scan(`{"document":"${picture.slice(0, 500)}","verifyName":"${personalData.name}`)
    await scan(`[{"customData":"${personalData.customData}"}] trailing ${personalData.number}`)
    await scan({
      document: Buffer.from(`\u00ff\u00d8\u00ff ${personalData.name}`).toString('base64'),
      profile,
    })
    await scan({ document: `<${personalData.name}>`, profile })
    await scan({
      document: `${elsewhere}/picture-of-${personalData.number}.jpg?name=${personalData.name}`,
      profile,
    })
    await scan({ document: `http://10.0.0.1/${personalData.number}.jpg`, profile })
    await scan({ document: 'ref:' + 'ab'.repeat(32), profile })
    await scan({ document: picture, profile: personalData.name })
    await scan({
      document: picture,
      profile,
      verifyDob: `${personalData.born} or so`,
      verifyAge: personalData.name,
    })
    await scan({ document: picture, profile, customData: personalData.note.repeat(500) })
    await scan({ document: picture, profile, customData: `${personalData.name}\u0000` })
    await scan(
      { name: personalData.name },
      { headers: { 'content-type': `text/plain; name=${personalData.number}` } },
    )
    await scan({ document: picture, profile }, { key: personalData.wrongKey })
    await scan({ document: picture, profile }, { key: '', path: `/scan?apikey=${personalData.wrongKey}` })
    await scan(
      { document: picture, profile, profileOverride: { webhook: `${elsewhere}/${personalData.number}` } },
      { key: serviceKeys.restricted },
    )
    await scan('{}', { headers: { 'content-length': '900000000' } }).catch(() => undefined)
    await scan(
      { document: picture, profile, customData: personalData.customData },
      { headers: { 'idempotency-key': this.#repeat } },
    )
    const path = `/transaction/${encodeURIComponent(personalData.name)}`
    for (const method of ['GET', 'DELETE', 'PATCH', 'TRACE']) await this.#ask({ method, path })
    await this.#ask({
      method: 'GET',
      path: `/people/${encodeURIComponent(personalData.person)}?born=${personalData.born}`,
    })
    await this.#ask({ method: 'PUT', path: `/scan?name=${encodeURIComponent(personalData.name)}` })
    await this.#ask({
      method: 'GET',
      path: '/healthz',
      headers: { 'user-agent': personalData.person, cookie: personalData.name },
    })
    await this.#ask({
      method: 'GET',
      path: `/filevault/${personalData.number}.pdf?signature=${personalData.wrongKey}`,
    })
    await this.#ask({ method: 'GET', path: `/transaction?limit=${personalData.number}` })
    await this.#ask({ method: 'GET', path: '/docs', headers: { 'x-long': personalData.name.repeat(2000) } })
  }

  async #leave({ id }: { readonly id: string }): Promise<void> {
    const holds = z.object({ items: z.array(z.object({ id: z.string() })) })
    const { items } = holds.parse((await this.#ask({ method: 'GET', path: '/x/legal-holds' })).json())
    const trace = await this.#ask({ method: 'GET', path: `/x/transactions/${id}/trace` })
    const { subjectId } = z.object({ subjectId: z.string() }).parse(trace.json())
    await this.#ask({ method: 'DELETE', path: `/x/subjects/${subjectId}` })
    for (const hold of items) await this.#ask({ method: 'DELETE', path: `/x/legal-holds/${hold.id}` })
    await this.#ask({ method: 'GET', path: `/x/subjects/${subjectId}/export` })
    await this.#ask({ method: 'DELETE', path: `/x/subjects/${subjectId}` })
  }

  /** A disk that went bad: every kept picture is something else now. */
  #spoilPictures(): void {
    const vault = join(this.#service.directory, 'vault')
    for (const entry of readdirSync(vault, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        writeFileSync(join(entry.parentPath, entry.name), `${personalData.name} ${personalData.number}`)
  }

  async #ask({
    method,
    path,
    key = serviceKeys.server,
    body,
    headers,
  }: RequestOptions): Promise<HttpResponse> {
    const written = typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await sendHttpRequest(this.#service.url, {
      method,
      path,
      headers: {
        ...(key === '' ? {} : { 'x-api-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: written }),
    })
    this.#statuses.add(reply.status)
    return reply
  }

  #hide(what: string, text: string): void {
    // Shorter words, as a sex or a country, stand everywhere and name no one.
    if (text.length >= 4) this.#secrets.push({ what, text })
  }

  async #waitFor(reached: () => boolean): Promise<void> {
    for (let waited = 0; !reached(); waited += 100) {
      if (waited > 300_000) throw new Error('The webhooks never came.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
