import type { QueryFacts } from '../../vocabulary/screening/matched-facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ScreeningAnswer, ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { requireFound } from './require-found.ts'
import { type Suppressed, storedHit, storedSuppressed } from './suppress-false-positives.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import type { ScreeningReceipt } from '../ports/screening/screenings.ts'

/** What one screening costs, in quota or credit. */
export const screeningCost = 1

/** The answer of a screening that was stored. */
export interface RecordedScreening {
  /** Id of the stored question. */
  readonly id: string
  readonly executionMs: number
}

/** An answer without the suppressed false positives; those beside it. */
export interface SuppressedAnswer extends ScreeningAnswer {
  readonly suppressed: readonly Suppressed<ScreeningHit>[]
}

/** The ports that storing a screening needs. */
export interface RecordingPorts {
  readonly records: Pick<Ports['records'], 'reserve' | 'release' | 'recordScreening' | 'rulesOf'>
  readonly clock: Pick<Ports['clock'], 'monotonic'>
}

export interface ScreeningRun<Answer> {
  /** As it will be put again by a rerun. */
  readonly query: Readonly<Record<string, unknown>>
  /** What was asked about the person, for the memory of false positives. */
  readonly asked: QueryFacts
  /** Whose screening it is; a new subject of its own when absent. */
  readonly subjectId?: string | undefined
  /** @param falsePositiveRules what is known to be no hit of that subject */
  readonly search: (falsePositiveRules: readonly FalsePositiveRule[]) => Promise<Answer>
  readonly signal: AbortSignal
  readonly kept?: StoredAnswer<Answer & RecordedScreening> | undefined
}

/**
 * Reserves, searches, and stores the question with the versions it was put to and what it found. Whatever refuses or
 * fails, the caller's going away too, leaves nothing stored and nothing charged. Throws Refusal ERROR_NOT_FOUND for a
 * subject that is not there.
 */
export async function screenAndRecord<Answer extends SuppressedAnswer>(
  { records, clock }: RecordingPorts,
  principal: Principal,
  { query, asked: queryFacts, subjectId, search, signal, kept: stored }: ScreeningRun<Answer>,
): Promise<Answer & RecordedScreening> {
  const startedAt = clock.monotonic()
  const falsePositiveRules =
    subjectId === undefined ? [] : requireFound(await records.rulesOf(principal, subjectId))
  const reservation = await records.reserve(principal, screeningCost)
  try {
    const answer = await search(falsePositiveRules)
    signal.throwIfAborted()
    const executionMs = clock.monotonic() - startedAt
    const done = ({ id }: ScreeningReceipt): Answer & RecordedScreening => ({ ...answer, id, executionMs })
    const receipt = await records.recordScreening(principal, {
      subjectId,
      query,
      hits: answer.hits.map((hit) => storedHit(hit, queryFacts)),
      suppressed: answer.suppressed.map((suppressed) => storedSuppressed(suppressed, queryFacts)),
      versions: answer.versions,
      matcher: answer.matcher,
      executionMs,
      reservation,
      idempotency: stored && { ...stored, answer: (given) => stored.answer(done(given)) },
    })
    return done(receipt)
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
