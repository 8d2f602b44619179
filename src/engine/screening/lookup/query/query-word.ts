import type { NameWord } from '../../matching/align-names.ts'
import type { TokenMatches } from './token-matches.ts'

/** A word of the query and what the list has like it. */
export interface QueryWord {
  readonly word: NameWord
  /** Tells who someone is: no title, legal form, particle or initial. */
  readonly isDistinctive: boolean
  readonly matches: TokenMatches
  /** The most and the least that it can weigh in a listed name. */
  readonly maxWeight: number
  readonly minWeight: number
}
