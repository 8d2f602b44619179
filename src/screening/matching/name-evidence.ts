import type { TokenMatch } from '../../vocabulary/screening.ts'
import { matcher } from './matcher.table.ts'

export interface NameEvidence {
  /** Share of the two names that agrees, 0..1. */
  readonly agreement: number
  /** Weight of the words that agree: about 1 for one rare word. */
  readonly evidence: number
  /** Log-odds that both name one being. */
  readonly points: number
}

/** What the words of two names come to, weights summed. */
export interface NameSums {
  /** Weight × likeness, and weight × likeness², of the words that agree. */
  readonly agreed: number
  readonly strong: number
  /** Weight × what their likeness lacks. */
  readonly partial: number
  /** Of the query's words that the listed name has nothing like, and of the listed words that the query lacks. */
  readonly unlisted: number
  readonly omitted: number
  /** The query is one word of some length. */
  readonly oneWord: boolean
}

/** What an alignment says. */
export function nameEvidence(matches: readonly TokenMatch[]): NameEvidence {
  let agreed = 0
  let strong = 0
  let partial = 0
  let unlisted = 0
  let omitted = 0
  for (const { query, listed, similarity, weight } of matches) {
    if (query === null) omitted += weight
    else if (listed === null) unlisted += weight
    else {
      agreed += weight * similarity
      strong += weight * similarity ** 2
      partial += weight * (1 - similarity)
    }
  }
  const sums = { agreed, strong, partial, unlisted, omitted, oneWord: isOneWord(matches) }
  const agreement = strong === 0 ? 0 : agreementOf(sums)
  return { agreement, evidence: strong, points: namePoints(sums) }
}

/**
 * Log-odds that both names name one being. A word that one side lacks is an omission and costs little; different
 * words on both sides contradict each other and cost much. Agreement in rare words is worth more than in common
 * ones. Never falls when more agrees, never rises when more is left over: retrieval reckons with that.
 */
export function namePoints(sums: NameSums): number {
  if (sums.strong === 0) return leastPoints
  const { slope, middle, depth } = matcher.name
  return Math.max(leastPoints, slope * (agreementOf(sums) - middle) + depth * Math.log(sums.strong))
}

const leastPoints = -10

function agreementOf({ agreed, partial, unlisted, omitted, oneWord }: NameSums): number {
  const { cost } = matcher
  const contradicted = Math.min(unlisted, omitted)
  const against =
    cost.partial * partial +
    cost.contradiction * contradicted +
    cost.unlisted * (unlisted - contradicted) +
    (oneWord
      ? cost.omittedByOneWord * Math.min(omitted, matcher.oneWord.omitted)
      : cost.omitted * (omitted - contradicted))
  return agreed / (agreed + against)
}

function isOneWord(matches: readonly TokenMatch[]): boolean {
  const [word, ...more] = matches.map(({ query }) => query).filter((query) => query !== null)
  return more.length === 0 && word !== undefined && isLongWord(word)
}

/** Whether a query of that word alone means everybody of the name. */
export function isLongWord(word: string): boolean {
  return word.length >= matcher.oneWord.letters && /^[a-z]+$/.test(word)
}
