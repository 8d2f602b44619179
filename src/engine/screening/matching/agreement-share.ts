import { matcher } from './matcher.table.ts'

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
  readonly isOneWord: boolean
}

/** Sums in the making. */
export type MutableNameSums = { -readonly [Key in keyof NameSums]: NameSums[Key] }

/** Of the weight of all words, what agrees; each kind of disagreement costs its own. 0..1 */
export function agreementShare({ agreed, partial, unlisted, omitted, isOneWord }: NameSums): number {
  const { cost } = matcher
  const contradicted = Math.min(unlisted, omitted)
  const disagreement =
    cost.partial * partial +
    cost.contradiction * contradicted +
    cost.unlisted * (unlisted - contradicted) +
    (isOneWord
      ? cost.omittedByOneWord * Math.min(omitted, matcher.oneWord.omitted)
      : cost.omitted * (omitted - contradicted))
  return agreed / (agreed + disagreement)
}

/** Whether a query of that word alone means everyone of the name. */
export function isLongWord(word: string): boolean {
  return word.length >= matcher.oneWord.letters && /^[a-z]+$/.test(word)
}
