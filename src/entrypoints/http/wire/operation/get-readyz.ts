import { z } from 'zod'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Ports } from '../../../../flows/ports/ports.ts'
import { listStatus } from '../../../../flows/watchlists/list-status.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { success } from '../../kit/shapes/value-schemas.ts'

export const getReadyz = endpointWithAccess({
  method: 'GET',
  path: '/readyz',
  tag: 'operation',
  summary: 'Whether a scan could be read and a write acknowledged now',
  access: { kind: 'open' },
  audit: 'none',
  answer: z.object({
    success,
    status: z.literal('ready'),
    listsInTrouble: z
      .array(z.string())
      .describe(
        'Lists whose last refresh was refused; what was good before serves on, so this is no reason to wait.',
      ),
    missingPrograms: z
      .array(z.string())
      .describe(
        'Programs that are not installed on this machine: ffmpeg, without which faceVideo is refused. All else is served, so this is no reason to wait.',
      ),
  }),
  run: async ({ ports }) => {
    const parts = [ports.records, ports.vault, ports.inference]
    const [records, vault, inference] = await Promise.all(parts.map(isReady))
    const missing = [...(records ? [] : ['database']), ...(vault ? [] : ['vault'])]
    const why = [
      ...(missing.length === 0 ? [] : [`the ${missing.join(' and the ')} cannot take a write`]),
      ...(inference ? [] : ['the networks hang, again and again, and the service must be started anew']),
    ]
    if (why.length > 0) {
      const message = `Not ready: ${why.join('; ')}.`
      throw new Refusal('SERVICE_UNAVAILABLE', { message, retryAfterSeconds: 2 })
    }
    const missingPrograms = ports.inference.missingPrograms()
    return {
      json: { success: true, status: 'ready', listsInTrouble: await troubledLists(ports), missingPrograms },
    }
  },
})

/** Their sentences are for those with a key: `GET /x/lists`. */
async function troubledLists(ports: Ports): Promise<readonly string[]> {
  const lists = await listStatus(ports)
  return lists.filter(({ trouble }) => trouble !== null).map(({ source, database }) => source ?? database)
}

/** A part that fails to answer, or takes too long over it, is not ready. */
async function isReady(part: { ready(): Promise<boolean> }): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((answer) => {
    late = setTimeout(() => answer(false), 2_000)
  })
  try {
    return await Promise.race([part.ready(), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(late)
  }
}
