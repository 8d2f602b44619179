import { bitsIn } from '../../matching/compare-tokens.ts'
import { asked } from '../query/query-words.ts'
import { candidate } from './candidate-name.ts'
import { lengthOf, lettersOf } from '../index/word-outline.ts'

/**
 * Of these words of the query those that may be the same as words of the name in hand but for where words are parted, told
 * from the letters that occur: a listed word that is two or three of the query, a word of the query that is two or
 * three listed neighbours, or two on both sides. A bit for each; the last word of a name has the first for its neighbour.
 */
export function splitWords(words: number): number {
  const { count } = candidate
  let placed = 0
  for (let i = 0; i < count; i++) {
    placed |= candidate.joins[i] ?? 0
    if (count < 2) break
    const next = behind(i)
    const parted = (candidate.parted[i] ?? 0) & (candidate.parted[next] ?? 0)
    if (parted !== 0) placed |= partedElsewhere(parted, i, next)
    const parts = (candidate.part[i] ?? 0) & (candidate.part[next] ?? 0) & words
    if (parts !== 0) placed |= writtenApart(parts, i, next)
  }
  return placed & words
}

/** Of the words of the query that may be parted otherwise, those that are with the next what two listed ones are. */
function partedElsewhere(parted: number, i: number, next: number): number {
  const length = lengthAt(i) + lengthAt(next)
  const letters = lettersAt(i) | lettersAt(next)
  let placed = 0
  for (let rest = parted; rest !== 0; rest &= rest - 1) {
    const at = lowestOf(rest)
    if (asked.pairLength[at] === length && asked.pairLetters[at] === letters)
      placed |= (1 << at) | (1 << (at + 1 === asked.count ? 0 : at + 1))
  }
  return placed
}

/** Of the words of the query of which both listed ones may be parts, those that are the two but for one letter, or three. */
function writtenApart(parts: number, i: number, next: number): number {
  let placed = 0
  for (let rest = parts; rest !== 0; rest &= rest - 1)
    if (isApart(lowestOf(rest), i, next)) placed |= rest & -rest
  return placed
}

function isApart(at: number, i: number, next: number): boolean {
  const whole = asked.letters[at] ?? 0
  const rest = (asked.length[at] ?? 0) - lengthAt(i) - lengthAt(next)
  const letters = lettersAt(i) | lettersAt(next)
  if (Math.abs(rest) <= 1 && bitsIn(letters ^ whole) <= 2) return true
  const third = behind(next)
  return third !== i && rest === lengthAt(third) && (letters | lettersAt(third)) === whole
}

/** The lowest word that has a bit. */
function lowestOf(words: number): number {
  return 31 - Math.clz32(words & -words)
}

function behind(place: number): number {
  return place + 1 === candidate.count ? 0 : place + 1
}

function lengthAt(place: number): number {
  return lengthOf(candidate.outline[place] ?? 0)
}

function lettersAt(place: number): number {
  return lettersOf(candidate.outline[place] ?? 0)
}
