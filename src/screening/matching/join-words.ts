import type { TokenForm } from './compare-tokens.ts'
import { editDistance } from './edit-distance.ts'

/** A word of a name, as far as its letters go. */
interface Word {
  readonly form: TokenForm
}

/** The letters of a word, none where there is no such word. */
export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.form.text ?? ''
}

interface Neighbours {
  readonly first: string
  readonly second: string
  readonly bits: number
}

/** A word and the next; the last word has the first for its neighbour. */
export function neighboursAt(words: readonly Word[], at: number): Neighbours {
  const then = (at + 1) % words.length
  return { first: textAt(words, at), second: textAt(words, then), bits: (1 << at) | (1 << then) }
}

/** Whether the words at `i` and behind it are those at `j` and behind it, letter for letter, parted elsewhere. */
export function isPartedElsewhere(
  one: readonly Word[],
  other: readonly Word[],
  [i, j]: readonly [number, number],
): boolean {
  const [first, its] = [textAt(one, i), textAt(other, j)]
  if (first[0] !== its[0] || first.length === its.length) return false
  const [second, rest] = [textAt(one, (i + 1) % one.length), textAt(other, (j + 1) % other.length)]
  return first.length + second.length === its.length + rest.length && first + second === its + rest
}

export interface Join {
  /** The first of the words that are one on the other side, and a bit for each of them. */
  readonly at: number
  readonly bits: number
  readonly whole: number
  readonly parts: string
}

/** Two or three neighbours of `apart` that are one word of `together`; the last word has the first for its neighbour. */
export function joins(apart: readonly Word[], together: readonly Word[]): readonly Join[] {
  let found: Join[] | null = null
  if (apart.length < 2) return none
  for (let at = 0; at < apart.length; at++) {
    const { first, second, bits } = neighboursAt(apart, at)
    const beyond = (at + 2) % apart.length
    const third = beyond === at ? '' : textAt(apart, beyond)
    for (let whole = 0; whole < together.length; whole++) {
      const text = textAt(together, whole)
      if (
        isJoin(text, first, second) ||
        isGuessedJoin(together[whole], apart[at], apart[(at + 1) % apart.length])
      )
        (found ??= []).push({ at, bits, whole, parts: `${first} ${second}` })
      else if (third !== '' && isJoinOfThree(text, [first, second, third]))
        (found ??= []).push({ at, bits: bits | (1 << beyond), whole, parts: `${first} ${second} ${third}` })
    }
  }
  return found ?? none
}

const none: readonly Join[] = []

/** Letters from which on a joined word may differ in one of them. */
const longJoin = 9

/** Letter for letter, or but one letter in a long word. */
function isJoin(text: string, first: string, second: string): boolean {
  const letters = first.length + second.length
  const off = Math.abs(text.length - letters)
  if (off > 1 || first === '' || second === '') return false
  if (off === 0 && text.startsWith(first) && text.endsWith(second)) return true
  if (letters < longJoin || text[0] !== first[0] || Math.min(first.length, second.length) === 1) return false
  return text !== first && text !== second && editDistance(text, first + second, 1) === 1
}

/** Consonants from which on a word whose vowels are guessed may be told to be two. */
const longGuess = 4

/** The consonants of both in a row, of a word of a script that leaves vowels out: `mahamadaraza` and `mohammad reza`. */
function isGuessedJoin(whole: Word | undefined, first: Word | undefined, second: Word | undefined): boolean {
  if (whole === undefined || first === undefined || second === undefined || whole.form.also.length === 0)
    return false
  const consonants = first.form.skeleton + second.form.skeleton.replace(/^[ah]/, '')
  if (consonants.length < longGuess || first.form.skeleton.length < 2 || second.form.skeleton.length < 2)
    return false
  return [whole.form, ...whole.form.also].some(({ skeleton }) => skeleton === consonants)
}

function isJoinOfThree(text: string, [first, second, third]: readonly [string, string, string]): boolean {
  if (text.length !== first.length + second.length + third.length) return false
  return text.startsWith(first) && text.endsWith(third) && text.includes(second, first.length)
}
