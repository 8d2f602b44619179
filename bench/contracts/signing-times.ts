import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { requestAt } from '../../test/faults/storm/clients.ts'
import { buildService, startService } from '../../test/world/service/service.ts'
import { createDataDirectory } from '../../test/world/stores/embedded.ts'

const item = z.looseObject({
  ...{ id: z.string(), state: z.string(), documentSha256: z.string() },
  parties: z.array(z.looseObject({ id: z.string() })),
})
type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>
const itemOf = (answer: unknown): z.output<typeof item> => z.looseObject({ item }).parse(answer).item

const pollMs = 5
const timeoutMs = 60_000

/**
 * Times of the built service, over HTTP and with its own worker: from the moment at which the last signature is sent to the
 * moment at which the sealed PDF is named.
 *
 * @param document its HTML, and the uid of its only place for a signature
 */
export async function signingTimes(
  { content, uid }: { readonly content: string; readonly uid: string },
  rounds: number,
): Promise<readonly number[]> {
  buildService()
  const directory = await createDataDirectory()
  const service = await startService({ directory, program: 'built' })
  try {
    const ask: Ask = async (method, path, body) => {
      const reply = await requestAt(service.url, { method, path, ...(body === undefined ? {} : { body }) })
      if (reply.status !== 200)
        throw new Error(`${path} was answered ${reply.status}: ${reply.bytes.toString()}`)
      return reply.json()
    }
    const made = await ask('POST', '/contract', { name: 'Lease', content })
    const { templateId } = z.looseObject({ templateId: z.string() }).parse(made)
    const times: number[] = []
    // The first one is slower by the start of the process that sets it.
    for (let round = 0; round <= rounds; round += 1) times.push(await timeOfOne(ask, { templateId, uid }))
    return times.slice(1)
  } finally {
    await service.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function timeOfOne(
  ask: Ask,
  { templateId, uid }: { readonly templateId: string; readonly uid: string },
): Promise<number> {
  const { id, parties, documentSha256 } = itemOf(await ask('POST', '/x/signings', { templateId }))
  const party = `/x/signings/${id}/parties/${parties[0]?.id ?? ''}`
  await ask('POST', `${party}/show`, { documentSha256 })
  const before = performance.now()
  await ask('POST', `${party}/submit`, { fields: { [uid]: { typed: 'Anna' } }, consent: true })
  while (performance.now() - before < timeoutMs) {
    if (itemOf(await ask('GET', `/x/signings/${id}`)).state === 'sealed') return performance.now() - before
    await sleep(pollMs)
  }
  throw new Error('A document was not sealed.')
}
