import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import type { Mode, Principal } from '../../vocabulary/account/principal.ts'
import {
  maxFound,
  type ScreeningAnswer,
  type ScreeningHit,
  type ScreeningQuery,
} from '../../vocabulary/screening/screening.ts'
import { bestHitPerEntity } from './best-hit-per-entity.ts'
import { requireLoaded } from './required-lists.ts'
import { suppress } from './suppress-false-positives.ts'
import { oneHitPerEntity } from './one-hit-per-entity.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import type { Allowance } from '../ports/account/quota.ts'
import {
  type SuppressedAnswer,
  type RecordedScreening,
  screenAndRecord,
  screeningCost,
} from './screen-and-record.ts'
import { type DetailedEntity, withRelations } from './relations.ts'
import type { ScreenPorts } from './screen.ts'

/** Free text that may be a name, an alias, a number of any kind or an address. */
export interface TextQuery {
  readonly text: string
  /** Rows of a page, 1..100. */
  readonly limit: number
  /** From 1. */
  readonly page: number
  readonly mode: Mode
  /** Lowest score answered, 0..1. */
  readonly band: number
  /** Absent in questions that were stored before addresses were searched; those are put again without. */
  readonly addresses?: true
  /** Absent in questions that were stored before the records of one entity were answered as one. */
  readonly entities?: true
}

/** One page of what was found: its entities, and in `hits` each of their records. `total` counts the entities of all pages. */
export interface TextHits extends SuppressedAnswer, Pick<TextQuery, 'limit' | 'page'> {
  readonly entities: readonly ScreeningHit[]
  readonly total: number
}

export interface TextAnswer extends TextHits, RecordedScreening {}

/**
 * Asks as a name, a number and an address; what several find is answered once, under the best score. A page is of entities,
 * however many lists each stands in.
 */
export async function searchText(
  search: (query: ScreeningQuery) => Promise<ScreeningAnswer>,
  { text, limit, page, mode, band, ...asked }: TextQuery,
  falsePositiveRules: readonly FalsePositiveRule[],
): Promise<TextHits> {
  const similar = { entity: null, databases: null, limit: maxFound, mode, band } as const
  const byName = await search({ ...similar, name: text })
  const byNumber = await search({ ...similar, idNumber: text })
  const byAddress = asked.addresses === undefined ? [] : (await search({ ...similar, address: text })).hits
  const all = bestHitPerEntity([...byName.hits, ...byNumber.hits, ...byAddress])
  const { hits, suppressed } = suppress(all, falsePositiveRules, () => ({ text }))
  const found = asked.entities === undefined ? hits : oneHitPerEntity(hits)
  const from = (page - 1) * limit
  const entities = found.slice(from, from + limit)
  const shown = new Set(entities.flatMap(recordsOf))
  const records = hits.filter(({ entity }) => shown.has(entity.id))
  return { ...byName, hits: records, entities, suppressed, total: found.length, limit, page }
}

function recordsOf({ entity, alsoListed = [] }: ScreeningHit): readonly string[] {
  return [entity.id, ...alsoListed.map(({ id }) => id)]
}

/** Searches and stores the question as `screen` does. */
export function screenText(
  ports: ScreenPorts,
  principal: Principal,
  asked: {
    readonly question: Omit<TextQuery, 'mode' | 'addresses' | 'entities'>
    /** As in `screen`. */
    readonly requiredLists: readonly string[] | null
    /** As in `screen`. */
    readonly subjectId?: string | undefined
    readonly signal: AbortSignal
    readonly kept?: StoredAnswer<TextAnswer> | undefined
  },
): Promise<TextAnswer> {
  const { question: givenQuery, requiredLists, signal, ...more } = asked
  const question: TextQuery = { ...givenQuery, mode: principal.mode, addresses: true, entities: true }
  const search = async (falsePositiveRules: readonly FalsePositiveRule[]) => {
    const answer = await searchText(
      (query) => ports.lists.search(query, signal),
      question,
      falsePositiveRules,
    )
    requireLoaded(ports.lists, answer.versions, { databases: null, requiredLists })
    return answer
  }
  const facts = { text: question.text }
  return screenAndRecord(ports, principal, {
    query: { ...question },
    asked: facts,
    search,
    signal,
    ...more,
  })
}

export interface EntityLookupResult {
  readonly entities: readonly DetailedEntity[]
  /** The lists that the ids were looked up in. */
  readonly versions: readonly ListVersion[]
  readonly executionMs: number
}

/** Entities by the ids that hits gave, with their relations to depth 2. They are looked up, no one is screened: nothing is stored but the charge. */
export async function lookUpEntities(
  ports: {
    readonly lists: Pick<Ports['lists'], 'entities' | 'search' | 'status' | 'versions'>
    readonly records: Pick<Ports['records'], 'reserve' | 'release' | 'settle'>
    readonly clock: Pick<Ports['clock'], 'monotonic'>
  },
  principal: Principal,
  query: {
    readonly ids: readonly string[]
    /** As in `screen`. */
    readonly requiredLists: readonly string[] | null
    readonly kept?: StoredAnswer<EntityLookupResult> | undefined
  },
): Promise<EntityLookupResult> {
  const { lists, records, clock } = ports
  const startedAt = clock.monotonic()
  const reservation = await records.reserve(principal, screeningCost)
  try {
    const listed = await lists.entities(query.ids, principal.mode)
    const versions = lists.versions(null, principal.mode)
    requireLoaded(lists, versions, { databases: null, requiredLists: query.requiredLists })
    const entities = await withRelations(lists, listed, principal.mode)
    const result = { entities, versions, executionMs: clock.monotonic() - startedAt }
    const { kept: stored } = query
    const keeping: StoredAnswer<Allowance> | undefined = stored && {
      ...stored,
      answer: () => stored.answer(result),
    }
    await records.settle(principal, reservation, keeping)
    return result
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
