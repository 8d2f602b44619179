import { createHash } from 'node:crypto'
import { z } from 'zod'
import { runNextJob } from '../../../src/entrypoints/worker/start-worker.ts'
import { signingJobs } from '../../../src/entrypoints/worker/signing-jobs.ts'
import type { SealPorts } from '../../../src/flows/agreements/signing/seal-signing.ts'
import type { TestResponse, TestServer } from '../service/server.ts'
import { signaturePicture } from './signature-picture.ts'

type Body = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

const item = z.looseObject({
  ...{ id: z.string(), state: z.string(), documentSha256: z.string() },
  parties: z.array(z.looseObject({ id: z.string(), party: z.string(), state: z.string() })),
  outputFile: z.array(z.looseObject({ fileName: z.string(), sha256: z.string(), fileUrl: z.string() })),
})
export type SigningItem = z.output<typeof item>
export const signingOf = (reply: TestResponse): SigningItem =>
  z.looseObject({ item }).parse(reply.json()).item

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const place = (uid: string, party: string, more = 'data-signature="1"') =>
  `<div ${more} data-uid="${uid}" data-label="${uid}" data-party="${party}"></div>`

/** A lease that two parties sign: `s1` and `d1` are the tenant's, `s2` and `c2` the landlord's. */
export const signedLease = {
  name: 'Residential lease',
  content: `<footer><p>Page %{page} of %{pages}</p></footer><h1>Lease</h1><p>%{fullName} rents flat %{flat}.</p>
    ${place('s1', 'tenant')}${place('d1', 'tenant', 'data-field="date"')}${place('s2', 'landlord')}
    ${place('c2', 'landlord', 'data-field="checkbox"')}`,
  timezone: 'Asia/Tokyo',
}

/** What is sent in another way than usual. */
interface Submission {
  readonly fields?: Body
  readonly consent?: boolean
  readonly headers?: Headers
}

const device = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (Test)' }

/** The calls of a signing, as a client of the service makes them, and the jobs that follow. */
export async function signingCalls(server: TestServer) {
  const picture = await signaturePicture()
  const post = (url: string, body: Body, headers: Headers = {}) =>
    server.ask({ method: 'POST', url, body, headers })
  const templateOf = async (body: Body): Promise<string> =>
    z.object({ templateId: z.string() }).parse((await post('/contract', body)).json()).templateId
  const answers: Readonly<Record<string, Body>> = {
    tenant: { s1: picture, d1: '2026-11-26' },
    landlord: { s2: { typed: 'J. van der Meer' }, c2: true },
  }
  const partyUrl = ({ id, parties }: SigningItem, role: string, what: string) =>
    `/x/signings/${id}/parties/${parties.find(({ party }) => party === role)?.id ?? ''}/${what}`
  const show = (signing: SigningItem, role: string, documentSha256 = signing.documentSha256) =>
    post(partyUrl(signing, role, 'show'), { documentSha256, ...device })
  const submit = (signing: SigningItem, role: string, { headers = {}, ...more }: Submission = {}) =>
    post(
      partyUrl(signing, role, 'submit'),
      { fields: answers[role], consent: true, ...device, ...more },
      headers,
    )
  const { ports, records } = server.service
  const workerPorts = { records, vault: ports.vault, clock: ports.clock }
  const handlers = (change: Partial<SealPorts>) => signingJobs({ ...ports, records, ...change })
  return {
    ...{ post, templateOf, show, submit, picture },
    begin: (templateId: string, more: Body = {}) =>
      post('/x/signings', { templateId, fillData: { flat: '12' }, ...more }),
    read: async (id: string) => signingOf(await server.ask({ method: 'GET', url: `/x/signings/${id}` })),
    decline: (signing: SigningItem, role: string, reason: string) =>
      post(partyUrl(signing, role, 'decline'), { reason, ...device }),
    cancel: (id: string) => server.ask({ method: 'DELETE', url: `/x/signings/${id}` }),
    sign: async (signing: SigningItem, role: string) => {
      await show(signing, role)
      return signingOf(await submit(signing, role))
    },
    /** Works off what is due; answers how many jobs that were. */
    work: async (change: Partial<SealPorts> = {}): Promise<number> => {
      let count = 0
      while (await runNextJob({ ...workerPorts, jobs: {} }, handlers(change))) count += 1
      return count
    },
    /** One job at once, whenever it is due. */
    runJob: async (kind: string, signingId: string, change: Partial<SealPorts> = {}): Promise<void> => {
      const { accountId } = await server.service.records.operator(server.account)
      const job = { version: 1, payload: { accountId, signingId } }
      await handlers(change)[kind]?.(workerPorts, job, AbortSignal.timeout(60_000))
    },
    fetched: async (fileName: string) =>
      (await server.ask({ method: 'GET', url: `/filevault/${fileName}` })).bytes,
    findings: async () =>
      (await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })).record()['findings'],
    actions: async (id: string): Promise<readonly string[]> => {
      const reply = await server.ask({ method: 'GET', url: '/x/audit?limit=1000' })
      const entries = z.looseObject({
        items: z.array(z.looseObject({ action: z.string(), target: z.string() })),
      })
      return entries
        .parse(reply.json())
        .items.filter(({ target }) => target === id)
        .map(({ action }) => action)
    },
  }
}
