import { bitsIn, speltAlike, type TokenForm } from './compare-tokens.ts'
import { editDistance } from './edit-distance.ts'
import { matcher } from './matcher.table.ts'

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

/** Letters of two words from which on one of them may be off. */
const longPair = 6

/**
 * How alike the words at `i` and behind it are to those at `j` and behind it where they are parted elsewhere, `ace xoy` and
 * `acex oy`; also where one letter more is off, so that neither word would be known by itself. 0 where they are not.
 */
export function partedAlike(
  one: readonly Word[],
  other: readonly Word[],
  [i, j]: readonly [number, number],
): number {
  const [first, its] = [textAt(one, i), textAt(other, j)]
  const [second, rest] = [textAt(one, (i + 1) % one.length), textAt(other, (j + 1) % other.length)]
  const letters = first.length + second.length
  const off = Math.abs(letters - its.length - rest.length)
  if (off > 1) return 0
  if (off === 0 && first[0] === its[0] && first.length !== its.length && first + second === its + rest)
    return matcher.joinedSimilarity
  if (letters < longPair || !hasLettersOf(one, i, { words: other, at: j })) return 0
  return isSlip([first, second], [its, rest])
    ? speltAlike({ edits: 1, longer: letters, consonants: 0, sameSound: false })
    : 0
}

/** Whether the letters of two neighbours on each side are the same but for one. */
function hasLettersOf(
  one: readonly Word[],
  i: number,
  other: { words: readonly Word[]; at: number },
): boolean {
  return bitsIn(lettersOfPair(one, i) ^ lettersOfPair(other.words, other.at)) <= 2
}

function lettersOfPair(words: readonly Word[], at: number): number {
  return (words[at]?.form.letters ?? 0) | (words[(at + 1) % words.length]?.form.letters ?? 0)
}

/** A letter on the wrong side of the gap is two edits word by word and none of the two together. */
function isSlip([first, second]: readonly [string, string], [its, rest]: readonly [string, string]): boolean {
  if (digitsOf(first + second) !== digitsOf(its + rest)) return false
  return (
    editDistance(first + second, its + rest, 1) === 1 &&
    editDistance(first, its, 3) + editDistance(second, rest, 3) >= 3
  )
}

function digitsOf(text: string): string {
  return text.replace(/[a-z]/g, '')
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
/** Digits from which on they tell, whichever letter beside them is off. */
const longNumber = 3

/** Letter for letter, or but one letter in a long word or beside a number. */
function isJoin(text: string, first: string, second: string): boolean {
  const letters = first.length + second.length
  const off = Math.abs(text.length - letters)
  if (off > 1 || first === '' || second === '') return false
  if (off === 0 && text.startsWith(first) && text.endsWith(second)) return true
  return mayBeOff(text, first, second) && editDistance(text, first + second, 1) === 1
}

function mayBeOff(text: string, first: string, second: string): boolean {
  if (text === first || text === second) return false
  const digits = digitsOf(text)
  if (digits.length >= longNumber && digits === digitsOf(first + second)) return true
  return (
    first.length + second.length >= longJoin &&
    text[0] === first[0] &&
    Math.min(first.length, second.length) > 1 &&
    // `holdings` is `holding`, whatever stands behind it.
    editDistance(text, first, 1) > 1
  )
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
