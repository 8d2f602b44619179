import type { Principal } from '../vocabulary/principal.ts'
import type { ScreeningAnswer } from '../vocabulary/screening.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Hands } from './ports/hands.ts'
import type { ScreeningReceipt } from './ports/records.ts'

/** What one screening costs, in quota or credit. */
export const screeningCost = 1

/** What is told of a screening that was stored. */
export interface Recorded {
  /** Id of the stored question. */
  readonly id: string
  readonly executionMs: number
}

/** The few hands that storing a screening needs. */
export interface RecordingHands {
  readonly records: Pick<Hands['records'], 'reserve' | 'release' | 'recordScreening'>
  readonly clock: Pick<Hands['clock'], 'monotonic'>
}

export interface Recording<Answer> {
  /** As it will be put again by a rerun. */
  readonly query: Readonly<Record<string, unknown>>
  readonly search: () => Promise<Answer>
  readonly signal: AbortSignal
  readonly kept?: KeptAnswer<Answer & Recorded> | undefined
}

/**
 * Reserves, searches, and stores the question with the versions it was put to and what it found. Whatever refuses or
 * fails, the caller's going away too, leaves nothing stored and nothing charged.
 */
export async function recordedScreening<Answer extends ScreeningAnswer>(
  { records, clock }: RecordingHands,
  principal: Principal,
  { query, search, signal, kept }: Recording<Answer>,
): Promise<Answer & Recorded> {
  const begun = clock.monotonic()
  const reservation = await records.reserve(principal, screeningCost)
  try {
    const answer = await search()
    signal.throwIfAborted()
    const executionMs = clock.monotonic() - begun
    const done = ({ id }: ScreeningReceipt): Answer & Recorded => ({ ...answer, id, executionMs })
    const receipt = await records.recordScreening(principal, {
      query,
      hits: answer.hits.map(({ entity, score }) => ({ entityId: entity.id, score })),
      versions: answer.versions,
      matcher: answer.matcher,
      executionMs,
      reservation,
      idempotency: kept && { ...kept, answer: (given) => kept.answer(done(given)) },
    })
    return done(receipt)
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
