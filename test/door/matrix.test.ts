import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { signingOf } from '../world/contracts/signing-calls.ts'
import { aContractTemplate } from '../world/facts/contracts.ts'
import { aStoredImage } from '../world/facts/a-transaction.ts'
import {
  openTestAccount,
  type RequestOptions,
  type TestResponse,
  type TestServer,
} from '../world/service/server.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { storeLink } from '../world/verification/store-link.ts'
import { matrix, type Owned } from './matrix.table.ts'

/** Routes × keys × two accounts: what belongs to another account looks exactly like what is not there. */
const kinds = ['server', 'restricted', 'test'] as const
type Kind = (typeof kinds)[number]
type Belongings = Readonly<Record<Owned, string>> & { readonly keys: Readonly<Record<Kind, string>> }

const unknown: Readonly<Record<Owned, string>> = {
  transaction: 'ab'.repeat(16),
  subject: 'ab'.repeat(16),
  image: 'cd'.repeat(32),
  profile: 'ab'.repeat(16),
  key: 'ab'.repeat(16),
  hold: 'ab'.repeat(16),
  delivery: 'ab'.repeat(16),
  endpoint: 'ab'.repeat(16),
  screening: 'ab'.repeat(16),
  falsePositive: 'ab'.repeat(16),
  blocked: 'ab'.repeat(16),
  consent: 'ab'.repeat(16),
  template: 'K7Q2ZB0M4XWA',
  signing: 'ab'.repeat(16),
  link: `US${'A1B2C'.repeat(5)}`,
}

let server: TestServer
const owned: Record<string, Belongings> = {}
beforeAll(async () => {
  server = await openTestAccount()
  for (const name of ['first', 'second']) owned[name] = await createOwned(name)
})
afterAll(() => server.close())

async function createOwned(name: string): Promise<Belongings> {
  const { records } = server.service
  await records.createAccount(name)
  const operator = await records.operator(name)
  const made = async (kind: 'server' | 'restricted', mode: 'live' | 'test') =>
    (await records.createKey(operator, { kind, mode, label: '', expiresAt: null })).key
  const keys = {
    server: await made('server', 'live'),
    restricted: await made('restricted', 'live'),
    test: await made('server', 'test'),
  }
  const principal = await principalOf(records, keys.server)
  const image = (name === 'first' ? '1' : '2').repeat(64)
  const stored = [aStoredImage(image, image)]
  const webhook = `https://${name}.example/hook`
  const transaction = await storeScan(records, principal, { stored, webhook, customData: `of ${name}` })
  const hold = await records.placeHold(principal, {
    target: transaction.subjectId,
    reason: `of ${name}`,
    endsAt: null,
  })
  const { leased } = await records.takeDeliveries(100, 60_000)
  const delivery = leased.find(({ url }) => url === webhook)
  if (hold === null || delivery === undefined) throw new Error('The account has not what it should have.')
  const profile = await records.createProfile(principal, { name, settings: {} })
  const { row } = await records.createKey(operator, {
    kind: 'server',
    mode: 'live',
    label: '',
    expiresAt: null,
  })
  const screening = await records.recordScreening(principal, {
    query: { name: `of ${name}` },
    hits: [{ entityId: 'e', score: 1, facts: '' }],
    versions: [],
    matcher: '1',
    reservation: await records.reserve(principal, 1),
  })
  const falsePositive = await records.noteFalsePositive(principal, {
    ...{ recordId: screening.id, entityId: 'e', reason: `of ${name}`, expiresAt: null, needsApproval: true },
  })
  if (falsePositive === null) throw new Error('No false positive is stored.')
  const blocked = await records.blockDocument(principal, { document: `XX ${name}`, reason: 'lost' })
  const template = await records.createContractTemplate(principal, aContractTemplate(name))
  const agreed = { textId: 't', locale: '', givenAt: 1, customData: name }
  const consent = await records.recordConsent(principal, { ...agreed, target: transaction.id })
  if (consent === null) throw new Error('No one agreed.')
  return {
    transaction: transaction.id,
    subject: transaction.subjectId,
    image,
    profile: profile.id,
    key: row.id,
    hold: hold.id,
    delivery: delivery.id,
    endpoint: delivery.endpointId,
    screening: screening.id,
    falsePositive: falsePositive.id,
    blocked: blocked.id,
    consent: consent.id,
    template: template.id,
    signing: await startedSigning(keys.server),
    link: (await storeLink(records, principal)).reference,
    keys,
  }
}

async function startedSigning(written: string): Promise<string> {
  const key = { written }
  const content = '<div data-signature="1" data-uid="s"></div>'
  const made = await server.ask({ method: 'POST', url: '/contract', key, body: { name: 'S', content } })
  const body = { templateId: made.record()['templateId'] }
  return signingOf(await server.ask({ method: 'POST', url: '/x/signings', key, body })).id
}

const ownedId = (name: 'first' | 'second'): Belongings => {
  const found = owned[name]
  if (found === undefined) throw new Error('not furnished')
  return found
}

const rows = allEndpoints
  .filter(({ access }) => access.kind === 'key')
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path, row: matrix[`${method} ${path}`] }))
const withIds = rows.filter(({ row }) => row?.names !== undefined && row.names !== null)

async function ask(
  { method, path, row }: (typeof rows)[number],
  request: { readonly id: string; readonly key: RequestOptions['key'] },
): Promise<TestResponse> {
  const { key } = request
  const url = path.replace(':version', '1').replace(/:\w+/g, request.id)
  return server.ask({
    method,
    url,
    ...(key === undefined ? {} : { key }),
    ...(row?.body === undefined ? {} : { body: row.body }),
  })
}

/** Everything that a caller sees, without what is different in every answer. */
function seen({ statusCode, headers, body }: TestResponse) {
  const { date: _date, 'x-request-id': _id, ...reported } = headers as Record<string, unknown>
  return { statusCode, headers: reported, body }
}

describe('the matrix of accounts', () => {
  it.each(rows)('has a row for $name', ({ row }) => {
    expect(row).toBeDefined()
  })

  it.each(withIds.flatMap((row) => kinds.map((kind) => ({ ...row, kind }))))(
    '#19 #21 $name with a $kind key answers foreign and unknown ids alike',
    async ({ kind, ...row }) => {
      const names = row.row?.names
      if (names === null || names === undefined) throw new Error('no row')
      for (const [mine, theirs] of [
        ['first', 'second'],
        ['second', 'first'],
      ] as const) {
        const key = { written: ownedId(mine).keys[kind] }
        const foreign = await ask(row, { id: ownedId(theirs)[names], key })
        const unknownId = await ask(row, { id: unknown[names], key })
        expect(seen(foreign)).toEqual(seen(unknownId))
        expect(foreign.statusCode).toBe(kind === 'restricted' ? 403 : 404)
      }
    },
  )

  it.each(withIds)('$name is closed without a key and with a wrong one, in the same words', async (row) => {
    const names = row.row?.names
    if (names === null || names === undefined) throw new Error('no row')
    const replies = [null, { written: 'x'.repeat(32) }].map((key) =>
      ask(row, { id: ownedId('first')[names], key }),
    )
    const [without, wrong] = await Promise.all(replies)
    expect(without?.statusCode).toBe(401)
    expect(without && seen(without)).toEqual(wrong && seen(wrong))
  })

  it.each(rows.filter(({ method }) => method === 'GET'))(
    '$name shows a key of one account nothing of the other',
    async (row) => {
      const names = row.row?.names
      const reply = await ask(row, {
        id: names === null || names === undefined ? '' : ownedId('second')[names],
        key: { written: ownedId('first').keys.server },
      })
      for (const [what, id] of Object.entries(ownedId('second')))
        if (typeof id === 'string') expect(reply.body, what).not.toContain(id)
    },
  )

  it('#22 has filters of lists that find nothing of another account, and count nothing', async () => {
    const key = { written: ownedId('first').keys.server }
    for (const filter of [
      `profileId=${ownedId('second').profile}`,
      'customData=of%20second',
      `docupass=US${'A'.repeat(24)}`,
    ]) {
      const reply = await server.ask({ method: 'GET', url: `/transaction?${filter}`, key })
      expect(reply.json()).toMatchObject({ total: 0, transactions: [] })
    }
    const all = await server.ask({ method: 'GET', url: '/transaction?offset=0', key })
    expect(all.json()).toMatchObject({ total: 1 })
  })

  it.each(withIds.filter(({ method, row }) => method === 'GET' && row?.isMadeLater !== true))(
    '$name finds what is the caller’s own',
    async (row) => {
      const names = row.row?.names
      // The picture's bytes are not in this world's vault; that its row is found is shown elsewhere.
      if (names === null || names === undefined || names === 'image') return
      const reply = await ask(row, {
        id: ownedId('first')[names],
        key: { written: ownedId('first').keys.server },
      })
      expect(reply.statusCode).toBe(200)
    },
  )
})
