import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { leaseMsOf } from '../../src/vocabulary/jobs/jobs.table.ts'
import { type Service, startService } from '../world/service/service.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { requestAt } from './storm/clients.ts'
import { verifyStore } from './storm/judge.ts'
import { accessOf, installationSettings } from './storm/place.ts'
import { trialCount } from './storm/trials.ts'

const kills = trialCount('KILLS')
const random = randomFrom(20_261_128)
/** A job whose process died is taken again once its lease has lapsed. */
const leaseMs = leaseMsOf('seal-signing')

const directory = await createDataDirectory()
let service: Service
const start = async (): Promise<void> => {
  service = await startService({ directory, program: 'built', environment: installationSettings })
}
afterAll(async () => {
  await service.kill()
  rmSync(directory, { recursive: true, force: true })
})

const signing = z.looseObject({
  ...{ id: z.string(), state: z.string(), documentSha256: z.string() },
  parties: z.array(z.looseObject({ id: z.string() })),
  outputFile: z.array(z.looseObject({ fileName: z.string(), sha256: z.string() })),
})
type Signing = z.output<typeof signing>

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const reply = await requestAt(service.url, { method, path, ...(body === undefined ? {} : { body }) })
  if (reply.status !== 200) throw new Error(`It was answered ${reply.status}: ${reply.bytes.toString()}`)
  return reply.json()
}
const itemOf = (answer: unknown): Signing => z.looseObject({ item: signing }).parse(answer).item

/** Signed by its only party; the job that seals it begins at once. */
async function signedDocument(templateId: string): Promise<string> {
  const { id, parties, documentSha256 } = itemOf(await ask('POST', '/x/signings', { templateId }))
  const party = `/x/signings/${id}/parties/${parties[0]?.id ?? ''}`
  await ask('POST', `${party}/show`, { documentSha256 })
  await ask('POST', `${party}/submit`, { fields: { s: { typed: 'Anna' } }, consent: true })
  return id
}

async function untilSealed(id: string): Promise<Signing> {
  // Beside the lease, for a machine that is busy with starting and sealing.
  const until = Date.now() + leaseMs + 120_000
  while (Date.now() < until) {
    const item = itemOf(await ask('GET', `/x/signings/${id}`))
    if (item.state === 'sealed') return item
    await sleep(500)
  }
  throw new Error('A document was not sealed.')
}

it(
  'a service that is killed while it seals loses no document and seals none twice',
  async () => {
    await start()
    const content = '<h1>Lease</h1><div data-signature="1" data-uid="s"></div>'
    const made = await ask('POST', '/contract', { name: 'Lease', content })
    const { templateId } = z.looseObject({ templateId: z.string() }).parse(made)
    const ids: string[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      ids.push(await signedDocument(templateId))
      await sleep(random.whole(0, 900))
      await service.kill()
      await start()
    }
    for (const id of ids) {
      const { outputFile } = await untilSealed(id)
      expect(outputFile).toHaveLength(1)
    }
    // The checker counts seals in the audit log, and finds files and parts that are missing.
    expect(await verifyStore(accessOf(service))).toEqual([])
  },
  kills * 60_000 + leaseMs + 180_000,
)
