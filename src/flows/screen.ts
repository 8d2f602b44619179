import type { Principal } from '../vocabulary/principal.ts'
import { mostHits, type ScreeningAnswer, type ScreeningQuery } from '../vocabulary/screening.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Hands } from './ports/hands.ts'
import type { Allowance } from './ports/records.ts'

/** What one screening costs, in quota or credit. */
const cost = 1

/** A question as a caller puts it; whether real or invented lists are searched is the key's to say. */
export type ScreenCommand = Omit<ScreeningQuery, 'mode' | 'limit'> & { readonly limit?: number }

export interface ScreenResult extends ScreeningAnswer {
  readonly allowance: Allowance
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
  const query: ScreeningQuery = { limit: mostHits, ...asked.command, mode: principal.mode }
  const reservation = await records.reserve(principal, cost)
  try {
    const answer = await lists.search(query, asked.signal)
    asked.signal.throwIfAborted()
    const { kept } = asked
    const done = (allowance: Allowance): ScreenResult => {
      return { ...answer, allowance, executionMs: clock.monotonic() - begun }
    }
    const allowance = await records.recordScreening(principal, {
      query: { ...query },
      hits: answer.hits.map(({ entity, score }) => ({ entityId: entity.id, score })),
      versions: answer.versions,
      matcher: answer.matcher,
      reservation,
      idempotency: kept && { ...kept, answer: (left) => kept.answer(done(left)) },
    })
    return done(allowance)
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
