import type { QueryFacts } from '../../vocabulary/screening/matched-facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import {
  maxHits,
  defaultScreeningBand,
  type ScreeningAnswer,
  type ScreeningQuery,
} from '../../vocabulary/screening/screening.ts'
import { requireLoaded } from './required-lists.ts'
import { suppress } from './suppress-false-positives.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import {
  type SuppressedAnswer,
  type RecordedScreening,
  screenAndRecord,
  type RecordingPorts,
} from './screen-and-record.ts'

/** A question as a caller puts it; whether real or invented lists are searched is the key's to say. */
export type ScreenCommand = Omit<ScreeningQuery, 'mode' | 'limit'> & { readonly limit?: number }

export interface ScreenResult extends SuppressedAnswer, RecordedScreening {}

/** The ports that a screening needs. */
export interface ScreenPorts extends RecordingPorts {
  readonly lists: Pick<Ports['lists'], 'search' | 'status'>
}

/**
 * Searches the lists for a name, a number or both; stored and charged as `screenAndRecord` does. Throws Refusal
 * SERVICE_UNAVAILABLE where a list that the command names, or one that is required, is not loaded.
 */
export function screen(
  ports: ScreenPorts,
  principal: Principal,
  request: {
    readonly command: ScreenCommand
    /** Databases that must be loaded where the command names none; null = those that this installation refreshes. */
    readonly requiredLists: readonly string[] | null
    /** The subject of the screening; its false positives stay suppressed. */
    readonly subjectId?: string | undefined
    readonly signal: AbortSignal
    readonly kept?: StoredAnswer<ScreenResult> | undefined
  },
): Promise<ScreenResult> {
  const { command, requiredLists, signal, ...more } = request
  const query: ScreeningQuery = {
    limit: maxHits,
    band: defaultScreeningBand,
    ...command,
    mode: principal.mode,
  }
  const asked = queryIn(query)
  const search = async (falsePositiveRules: readonly FalsePositiveRule[]) => {
    const answer = await searchWithoutFalsePositives(
      (widenedQuery) => ports.lists.search(widenedQuery, signal),
      query,
      falsePositiveRules,
    )
    requireLoaded(ports.lists, answer.versions, { databases: query.databases, requiredLists })
    return answer
  }
  return screenAndRecord(ports, principal, { query: { ...query }, asked, search, signal, ...more })
}

/** What is kept quiet takes no place of what is not. */
export async function searchWithoutFalsePositives(
  search: (query: ScreeningQuery) => Promise<ScreeningAnswer>,
  query: ScreeningQuery,
  falsePositiveRules: readonly FalsePositiveRule[],
): Promise<SuppressedAnswer> {
  const { limit } = query
  const answer = await search({ ...query, limit: limit + falsePositiveRules.length })
  const { hits, suppressed } = suppress(answer.hits, falsePositiveRules, () => queryIn(query))
  return { ...answer, hits: hits.slice(0, limit), suppressed }
}

/** What a query says of the person, whichever lists it is put to. */
function queryIn({
  databases: _,
  limit: _limit,
  mode: _mode,
  band: _band,
  ...query
}: ScreeningQuery): QueryFacts {
  return query
}
