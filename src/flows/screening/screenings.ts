import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { requireFound } from './require-found.ts'
import type { CursorPageRequest } from '../ports/pagination.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { ScreeningPage, StoredScreening } from '../ports/screening/screenings.ts'
import { suppressedBefore } from './suppress-false-positives.ts'
import { searchWithoutFalsePositives, type ScreenResult } from './screen.ts'
import { searchText, type TextAnswer, type TextQuery } from './search-text.ts'

export function listScreenings(
  { records }: RecordPorts,
  principal: Principal,
  page: CursorPageRequest,
): Promise<ScreeningPage> {
  return records.screenings(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND for unknown, foreign and erased ids alike. */
export async function getScreening(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<StoredScreening> {
  return requireFound(await records.screening(principal, id))
}

/** The answer as it was given then: of a question with filters, or of free text. */
export type Rerun =
  | { readonly kind: 'query'; readonly result: ScreenResult }
  | { readonly kind: 'text'; readonly result: TextAnswer }

/**
 * Puts a stored question again to the very versions of the lists that it was put to; what was kept quiet then is kept
 * quiet again.
 * Throws Refusal ERROR_NOT_FOUND, and ERROR_OPERATION_FAILED when versions are no longer kept, or the matching rules
 * are others now: then the answer would be another one.
 */
export async function rerunScreening(
  ports: Pick<Ports, 'records' | 'lists'>,
  principal: Principal,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<Rerun> {
  const stored = await getScreening(ports, principal, id)
  const { lists } = ports
  if (stored.matcher !== lists.matcher)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `The screening was made with the matching rules ${stored.matcher}; this version has ${lists.matcher}.`,
    })
  const search = (query: ScreeningQuery) => lists.searchAt(query, stored.versions, signal)
  const executionMs = stored.executionMs ?? 0
  const storedQuery = parseStoredQuery(stored.query)
  const falsePositiveRules = suppressedBefore(stored.suppressed)
  if ('text' in storedQuery)
    return {
      kind: 'text',
      result: { ...(await searchText(search, storedQuery, falsePositiveRules)), id, executionMs },
    }
  return {
    kind: 'query',
    result: {
      ...(await searchWithoutFalsePositives(search, storedQuery, falsePositiveRules)),
      id,
      executionMs,
    },
  }
}

/** What was sealed by `screen` or `screenText`: the envelope proves that we wrote it. */
function parseStoredQuery(stored: unknown): ScreeningQuery | TextQuery {
  if (typeof stored === 'object' && stored !== null && 'mode' in stored && 'limit' in stored)
    return stored as ScreeningQuery | TextQuery
  throw new Error('A stored screening has a schema that this version does not know.')
}
