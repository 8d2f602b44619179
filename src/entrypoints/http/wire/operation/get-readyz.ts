import { z } from 'zod'
import { sealFailures } from '../../../../vocabulary/agreements/seal-failures.ts'
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
    sealTrouble: z
      .string()
      .nullable()
      .describe(
        'Why no document can be sealed now, for example a token that is not there; signed documents wait for it. All else is served, so this is no reason to wait.',
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
    return {
      json: {
        ...{ success: true, status: 'ready', listsInTrouble: await troubledLists(ports) },
        missingPrograms: ports.inference.missingPrograms(),
        sealTrouble: await sealTrouble(ports),
      },
    }
  },
})

/** Their sentences are for those with a key: `GET /x/lists`. */
async function troubledLists(ports: Ports): Promise<readonly string[]> {
  const lists = await listStatus(ports)
  return lists.filter(({ trouble }) => trouble !== null).map(({ source, database }) => source ?? database)
}

/** One of the fixed sentences: paths and names of a token are for the log. */
async function sealTrouble({ sealer }: Ports): Promise<string | null> {
  const outcome = await inTime(sealer.certificate())
  if (outcome === null) return sealFailures['token-unreachable'].sentence
  return 'reason' in outcome ? sealFailures[outcome.reason].sentence : null
}

/** A part that fails to answer, or takes too long over it, is not ready. */
async function isReady(part: { ready(): Promise<boolean> }): Promise<boolean> {
  try {
    return (await inTime(part.ready())) ?? false
  } catch {
    return false
  }
}

/** What is answered within two seconds; null for what is not. */
async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), 2_000)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(late)
  }
}
