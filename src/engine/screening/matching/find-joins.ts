import { popcount, spellingSimilarity, type TokenForm } from './compare-tokens.ts'
import { editDistance } from './edit-distance.ts'
import { matcher } from './matcher.table.ts'

/** A word of a name, as far as its letters go. */
interface WordWithForm {
  readonly form: TokenForm
}

/** The letters of a word, none where there is no such word. */
export function textAt(words: readonly WordWithForm[], at: number): string {
  return words[at]?.form.text ?? ''
}

interface Neighbours {
  readonly first: string
  readonly second: string
  readonly bits: number
}

/** A word and the next; the last word has the first for its neighbour. */
export function neighboursAt(words: readonly WordWithForm[], at: number): Neighbours {
  const next = (at + 1) % words.length
  return { first: textAt(words, at), second: textAt(words, next), bits: (1 << at) | (1 << next) }
}

/** Letters of two words from which on one of them may be off. */
const minPairLetters = 6

/**
 * How alike the words at `i` and behind it are to those at `j` and behind it where they are parted elsewhere, `ace xoy` and
 * `acex oy`; also where one letter more is off, so that neither word would be known by itself. 0 where they are not.
 */
export function movedSpaceSimilarity(
  one: readonly WordWithForm[],
  other: readonly WordWithForm[],
  [i, j]: readonly [number, number],
): number {
  const first = textAt(one, i)
  const otherFirst = textAt(other, j)
  const second = textAt(one, (i + 1) % one.length)
  const otherSecond = textAt(other, (j + 1) % other.length)
  const letters = first.length + second.length
  const lengthDifference = Math.abs(letters - otherFirst.length - otherSecond.length)
  if (lengthDifference > 1) return 0
  if (
    lengthDifference === 0 &&
    first[0] === otherFirst[0] &&
    first.length !== otherFirst.length &&
    first + second === otherFirst + otherSecond
  )
    return matcher.joinedSimilarity
  if (letters < minPairLetters || !hasSimilarLetters(one, i, { words: other, at: j })) return 0
  return isOneEditJoined([first, second], [otherFirst, otherSecond])
    ? spellingSimilarity({ edits: 1, longerLength: letters, consonants: 0, sameSound: false })
    : 0
}

/** Whether the letters of two neighbours on each side are the same but for one. */
function hasSimilarLetters(
  one: readonly WordWithForm[],
  i: number,
  other: { words: readonly WordWithForm[]; at: number },
): boolean {
  return popcount(lettersOfPair(one, i) ^ lettersOfPair(other.words, other.at)) <= 2
}

function lettersOfPair(words: readonly WordWithForm[], at: number): number {
  return (words[at]?.form.letterMask ?? 0) | (words[(at + 1) % words.length]?.form.letterMask ?? 0)
}

/** A letter on the wrong side of the gap is two edits word by word and none of the two together. */
function isOneEditJoined(
  [first, second]: readonly [string, string],
  [otherFirst, otherSecond]: readonly [string, string],
): boolean {
  if (digitsOf(first + second) !== digitsOf(otherFirst + otherSecond)) return false
  return (
    editDistance(first + second, otherFirst + otherSecond, 1) === 1 &&
    editDistance(first, otherFirst, 3) + editDistance(second, otherSecond, 3) >= 3
  )
}

function digitsOf(text: string): string {
  // Most words have none: then no text is made.
  return /[^a-z]/.test(text) ? text.replace(/[a-z]/g, '') : ''
}

export interface Join {
  /** The first of the words that are one on the other side, and a bit for each of them. */
  readonly firstPosition: number
  readonly bits: number
  readonly joinedPosition: number
  readonly partsText: string
}

/** Two or three neighbours of `apart` that are one word of `together`; the last word has the first for its neighbour. */
export function findJoins(
  splitSide: readonly WordWithForm[],
  joinedSide: readonly WordWithForm[],
): readonly Join[] {
  let found: Join[] | null = null
  if (splitSide.length < 2) return noJoins
  for (let at = 0; at < splitSide.length; at++) {
    const next = (at + 1) % splitSide.length
    const first = textAt(splitSide, at)
    const second = textAt(splitSide, next)
    const bits = (1 << at) | (1 << next)
    const thirdPosition = (at + 2) % splitSide.length
    const third = thirdPosition === at ? '' : textAt(splitSide, thirdPosition)
    for (let joinedPosition = 0; joinedPosition < joinedSide.length; joinedPosition++) {
      const text = textAt(joinedSide, joinedPosition)
      if (
        isJoin(text, first, second) ||
        isConsonantJoin(joinedSide[joinedPosition], splitSide[at], splitSide[next])
      )
        (found ??= []).push({ firstPosition: at, bits, joinedPosition, partsText: `${first} ${second}` })
      else if (third !== '' && isJoinOfThree(text, [first, second, third]))
        (found ??= []).push({
          firstPosition: at,
          bits: bits | (1 << thirdPosition),
          joinedPosition,
          partsText: `${first} ${second} ${third}`,
        })
    }
  }
  return found ?? noJoins
}

const noJoins: readonly Join[] = []

/** Letters from which on a joined word may differ in one of them. */
const minJoinLetters = 9
/** Digits from which on they tell, whichever letter beside them is off. */
const minJoinDigits = 3

/** Letter for letter, or but one letter in a long word or beside a number. */
function isJoin(text: string, first: string, second: string): boolean {
  const letters = first.length + second.length
  const lengthDifference = Math.abs(text.length - letters)
  if (lengthDifference > 1 || first === '' || second === '') return false
  if (lengthDifference === 0 && text.startsWith(first) && text.endsWith(second)) return true
  return mayHaveTypo(text, first, second) && editDistance(text, first + second, 1) === 1
}

function mayHaveTypo(text: string, first: string, second: string): boolean {
  if (text === first || text === second) return false
  const digits = digitsOf(text)
  if (digits.length >= minJoinDigits && digits === digitsOf(first + second)) return true
  return (
    first.length + second.length >= minJoinLetters &&
    text[0] === first[0] &&
    Math.min(first.length, second.length) > 1 &&
    // `holdings` is `holding`, whatever stands behind it.
    editDistance(text, first, 1) > 1
  )
}

/** Consonants from which on a word whose vowels are guessed may be split in two. */
const minGuessedConsonants = 4

/** The consonants of both in a row, of a word of a script that leaves vowels out: `mahamadaraza` and `mohammad reza`. */
function isConsonantJoin(
  whole: WordWithForm | undefined,
  first: WordWithForm | undefined,
  second: WordWithForm | undefined,
): boolean {
  if (
    whole === undefined ||
    first === undefined ||
    second === undefined ||
    whole.form.otherSpellings.length === 0
  )
    return false
  const before = first.form.skeleton
  const behind = second.form.skeleton
  if (before.length < 2 || behind.length < 2) return false
  if (isInRow(whole.form.skeleton, before, behind)) return true
  for (const { skeleton } of whole.form.otherSpellings) if (isInRow(skeleton, before, behind)) return true
  return false
}

/** Whether consonants are those of two words in a row; a breath that the second begins with is not written between them. */
function isInRow(consonants: string, before: string, behind: string): boolean {
  const from = behind.startsWith('a') || behind.startsWith('h') ? 1 : 0
  return (
    consonants.length >= minGuessedConsonants &&
    consonants.length === before.length + behind.length - from &&
    consonants.startsWith(before) &&
    consonants.endsWith(behind.slice(from))
  )
}

function isJoinOfThree(text: string, [first, second, third]: readonly [string, string, string]): boolean {
  if (text.length !== first.length + second.length + third.length) return false
  return text.startsWith(first) && text.endsWith(third) && text.includes(second, first.length)
}
