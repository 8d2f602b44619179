import type { Principal } from '../vocabulary/principal.ts'
import { mostHits, reviewBand, type ScreeningAnswer, type ScreeningQuery } from '../vocabulary/screening.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Hands } from './ports/hands.ts'
import type { ScreeningReceipt } from './ports/records.ts'

/** What one screening costs, in quota or credit. */
const cost = 1

/** A question as a caller puts it; whether real or invented lists are searched is the key's to say. */
export type ScreenCommand = Omit<ScreeningQuery, 'mode' | 'limit'> & { readonly limit?: number }

export interface ScreenResult extends ScreeningAnswer {
  /** Id of the stored question. */
  readonly id: string
  readonly executionMs: number
}

/** The few hands that a screening needs. */
export interface ScreenHands {
  readonly lists: Pick<Hands['lists'], 'search'>
  readonly records: Pick<Hands['records'], 'reserve' | 'release' | 'recordScreening'>
  readonly clock: Pick<Hands['clock'], 'monotonic'>
}

/**
 * Searches the lists for a name, a number or both, and stores the question with the versions it was put to.
 * Whatever refuses or fails leaves nothing stored and nothing charged. Refusals are those of `Lists.search`.
 */
export async function screen(
  hands: ScreenHands,
  principal: Principal,
  asked: {
    readonly command: ScreenCommand
    readonly signal: AbortSignal
    readonly kept?: KeptAnswer<ScreenResult> | undefined
  },
): Promise<ScreenResult> {
  const { lists, records, clock } = hands
  const begun = clock.monotonic()
  const query: ScreeningQuery = { limit: mostHits, band: reviewBand, ...asked.command, mode: principal.mode }
  const reservation = await records.reserve(principal, cost)
  try {
    const answer = await lists.search(query, asked.signal)
    asked.signal.throwIfAborted()
    const { kept } = asked
    const executionMs = clock.monotonic() - begun
    const done = ({ id }: ScreeningReceipt): ScreenResult => ({ ...answer, id, executionMs })
    const receipt = await records.recordScreening(principal, {
      query: { ...query },
      hits: answer.hits.map(({ entity, score }) => ({ entityId: entity.id, score })),
      versions: answer.versions,
      matcher: answer.matcher,
      executionMs,
      reservation,
      idempotency: kept && { ...kept, answer: (receipt) => kept.answer(done(receipt)) },
    })
    return done(receipt)
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
