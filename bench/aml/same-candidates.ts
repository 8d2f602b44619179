import type { SearchableList } from '../../src/engine/screening/screening-engine.ts'
import { quantile } from '../kit/figures.ts'
import { bestPairs } from './jaro-winkler.ts'
import type { QueryKind } from './kinds.ts'
import { isExpectedEntity } from './measure.ts'

/** One name asked for and the names of each entity that may be meant; answers a score of each, 0..1. */
export type PairScorer = (question: {
  readonly query: string
  readonly person: boolean
  readonly listed: readonly (readonly string[])[]
}) => Promise<readonly number[]>

interface Question {
  readonly query: string
  readonly person: boolean
  readonly listed: readonly (readonly string[])[]
  readonly ours: readonly number[]
  /** Of each candidate, whether it is the entity meant. */
  readonly meant: readonly boolean[]
}

/** What one scorer makes of the candidates that our lookup found. */
export interface ScorerFigures {
  readonly scorer: string
  /** By kind of query: the entity meant scores highest, none as high; and above what 0.5 % of clean names reach. */
  readonly kinds: readonly { readonly label: string; readonly at1: number; readonly atHalf: number }[]
}

const maxCandidates = 10

/** Every scorer on the very same candidates: ours, Jaro–Winkler, and logic-v2. */
export async function compareScorers(
  lists: { readonly whole: SearchableList; readonly bare: SearchableList },
  asked: { readonly kinds: readonly QueryKind[]; readonly clean: readonly string[] },
  logicV2: PairScorer,
): Promise<ScorerFigures[]> {
  const scorers: readonly (readonly [string, (question: Question) => Promise<readonly number[]>])[] = [
    ['ours', (question) => Promise.resolve(question.ours)],
    ['logic-v2 (nomenklatura 4.13.0)', logicV2],
    ['Jaro-Winkler best pair', (question) => Promise.resolve(byJaroWinkler(question))],
  ]
  const clean = asked.clean.map((name) => questionOf(lists.whole, name, null))
  const kinds = asked.kinds.map(({ label, leftOut, queries }) => ({
    label,
    questions: queries.map((query) => questionOf(leftOut ? lists.bare : lists.whole, query.name, query)),
  }))
  const figures: ScorerFigures[] = []
  for (const [scorer, score] of scorers) {
    const best: number[] = []
    for (const question of clean) best.push(Math.max(0, ...(await score(question))))
    const threshold = quantile(best.sort((a, b) => a - b), 0.995) // prettier-ignore
    const rows = []
    for (const { label, questions } of kinds) {
      let [at1, atHalf] = [0, 0]
      for (const question of questions) {
        const scores = await score(question)
        const right = Math.max(0, ...scores.filter((_, at) => question.meant[at] === true))
        const wrong = Math.max(0, ...scores.filter((_, at) => question.meant[at] !== true))
        if (right > wrong) at1++
        if (right > threshold) atHalf++
      }
      rows.push({ label, at1: at1 / questions.length, atHalf: atHalf / questions.length })
    }
    figures.push({ scorer, kinds: rows })
  }
  return figures
}

function questionOf(
  list: SearchableList,
  asked: string,
  query: QueryKind['queries'][number] | null,
): Question {
  const person = query === null || query.requested.kind === 'person'
  const hits = list.search({
    name: asked,
    entity: person ? 'person' : 'organisation',
    limit: maxCandidates,
    band: 0,
  })
  return {
    query: asked,
    person,
    listed: hits.map(({ entity }) => entity.names.map(({ text }) => text)),
    ours: hits.map(({ score }) => score),
    meant: hits.map(({ entity }) => query !== null && isExpectedEntity(entity, query.requested)),
  }
}

function byJaroWinkler({ query, person, listed }: Question): number[] {
  return listed.map((names) => Math.max(...names.map((name) => bestPairs(query, name, person))))
}
