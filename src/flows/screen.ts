import type { Principal } from '../vocabulary/principal.ts'
import { mostHits, reviewBand, type ScreeningAnswer, type ScreeningQuery } from '../vocabulary/screening.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Hands } from './ports/hands.ts'
import { type Recorded, recordedScreening, type RecordingHands } from './recorded-screening.ts'

/** A question as a caller puts it; whether real or invented lists are searched is the key's to say. */
export type ScreenCommand = Omit<ScreeningQuery, 'mode' | 'limit'> & { readonly limit?: number }

export interface ScreenResult extends ScreeningAnswer, Recorded {}

/** The few hands that a screening needs. */
export interface ScreenHands extends RecordingHands {
  readonly lists: Pick<Hands['lists'], 'search'>
}

/** Searches the lists for a name, a number or both; stored and charged as `recordedScreening` does. */
export function screen(
  hands: ScreenHands,
  principal: Principal,
  asked: {
    readonly command: ScreenCommand
    readonly signal: AbortSignal
    readonly kept?: KeptAnswer<ScreenResult> | undefined
  },
): Promise<ScreenResult> {
  const { command, signal, kept } = asked
  const query: ScreeningQuery = { limit: mostHits, band: reviewBand, ...command, mode: principal.mode }
  const search = () => hands.lists.search(query, signal)
  return recordedScreening(hands, principal, { query: { ...query }, search, signal, kept })
}
