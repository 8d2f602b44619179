import { z } from 'zod'
import { Refusal } from '../../vocabulary/refusals.ts'
import { unkeyed } from '../endpoint.ts'
import { success } from '../shapes.ts'

export const getReadyz = unkeyed({
  method: 'GET',
  path: '/readyz',
  tag: 'operation',
  summary: 'Whether a write could be acknowledged now',
  access: { kind: 'open' },
  audit: 'none',
  answer: z.object({ success, status: z.literal('ready') }),
  run: async ({ hands }) => {
    const [records, vault] = await Promise.all([isReady(hands.records), isReady(hands.vault)])
    const missing = [...(records ? [] : ['database']), ...(vault ? [] : ['vault'])]
    if (missing.length > 0)
      throw new Refusal('SERVICE_UNAVAILABLE', {
        message: `Not ready: the ${missing.join(' and the ')} cannot take a write.`,
        retryAfterSeconds: 2,
      })
    return { json: { success: true, status: 'ready' } }
  },
})

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
