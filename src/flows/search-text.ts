import type { Mode, Principal } from '../vocabulary/principal.ts'
import {
  type ListedEntity,
  mostFound,
  type ScreeningAnswer,
  type ScreeningHit,
  type ScreeningQuery,
} from '../vocabulary/screening.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Hands } from './ports/hands.ts'
import type { Allowance, ScreeningReceipt } from './ports/records.ts'
import type { ScreenHands } from './screen.ts'

const cost = 1

/** Free text that may be a name, an alias or a number of any kind. */
export interface TextQuestion {
  readonly text: string
  /** Rows of a page, 1..100. */
  readonly limit: number
  /** From 1. */
  readonly page: number
  readonly mode: Mode
  /** Lowest score answered, 0..1. */
  readonly band: number
}

/** One page of what was found; `total` counts all pages. */
export interface TextHits extends ScreeningAnswer, Pick<TextQuestion, 'limit' | 'page'> {
  readonly total: number
}

export interface TextAnswer extends TextHits {
  /** Id of the stored question. */
  readonly id: string
  readonly executionMs: number
}

/** Asks twice, as a name and as a number; a being that both find is answered once, under the better score. */
export async function searchText(
  search: (query: ScreeningQuery) => Promise<ScreeningAnswer>,
  { text, limit, page, mode, band }: TextQuestion,
): Promise<TextHits> {
  const both = { entity: null, databases: null, limit: mostFound, mode, band } as const
  const named = await search({ ...both, name: text })
  const numbered = await search({ ...both, idNumber: text })
  const best = new Map<string, ScreeningHit>()
  for (const hit of [...named.hits, ...numbered.hits]) {
    if (hit.score > (best.get(hit.entity.id)?.score ?? -1)) best.set(hit.entity.id, hit)
  }
  const hits = [...best.values()].sort((a, b) => b.score - a.score || (a.entity.id < b.entity.id ? -1 : 1))
  const from = (page - 1) * limit
  return { ...named, hits: hits.slice(from, from + limit), total: hits.length, limit, page }
}

/** Searches and stores the question as `screen` does. */
export async function screenText(
  hands: ScreenHands,
  principal: Principal,
  asked: {
    readonly question: Omit<TextQuestion, 'mode'>
    readonly signal: AbortSignal
    readonly kept?: KeptAnswer<TextAnswer> | undefined
  },
): Promise<TextAnswer> {
  const { lists, records, clock } = hands
  const begun = clock.monotonic()
  const question: TextQuestion = { ...asked.question, mode: principal.mode }
  const reservation = await records.reserve(principal, cost)
  try {
    const answer = await searchText((query) => lists.search(query, asked.signal), question)
    asked.signal.throwIfAborted()
    const { kept } = asked
    const executionMs = clock.monotonic() - begun
    const done = ({ id }: ScreeningReceipt): TextAnswer => ({ ...answer, id, executionMs })
    const receipt = await records.recordScreening(principal, {
      query: { ...question },
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

export interface EntitiesFound {
  readonly entities: readonly ListedEntity[]
  readonly executionMs: number
}

/** Beings by the ids that hits gave. They are looked up, nobody is screened: nothing is stored but the charge. */
export async function lookUpEntities(
  hands: {
    readonly lists: Pick<Hands['lists'], 'entities'>
    readonly records: Pick<Hands['records'], 'reserve' | 'release' | 'settle'>
    readonly clock: Pick<Hands['clock'], 'monotonic'>
  },
  principal: Principal,
  asked: { readonly ids: readonly string[]; readonly kept?: KeptAnswer<EntitiesFound> | undefined },
): Promise<EntitiesFound> {
  const { lists, records, clock } = hands
  const begun = clock.monotonic()
  const reservation = await records.reserve(principal, cost)
  try {
    const entities = await lists.entities(asked.ids, principal.mode)
    const result = { entities, executionMs: clock.monotonic() - begun }
    const { kept } = asked
    const keeping: KeptAnswer<Allowance> | undefined = kept && { ...kept, answer: () => kept.answer(result) }
    await records.settle(principal, reservation, keeping)
    return result
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}
