import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import type { Alternative, RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'
import { alignReadings, type ReadingPair } from './align-readings.ts'

/** A line as the recogniser reads it, and as the network of letters with marks does. */
export interface TwoReadings {
  readonly first: readonly RecognisedCharacter[]
  readonly marked: readonly RecognisedCharacter[]
  /** What the first can write. */
  readonly known: ReadonlySet<string>
}

/** How much the network of marks counts where both see a mark, and not the same: the first knows which are frequent. */
const shareOfMarked = 0.85
/** A letter that the first reading lacks is put back when it is at least so sure. */
const leastInserted = 0.3
/** And a blank. */
const leastBlank = 0.9
/** How much less sure a letter is beside one that may be missing. */
const doubt = 0.5
/** Of letters that differ in marks or case, and of others. */
const [likeCost, otherCost] = [0.4, 1.2]
/** Of a step aside, in parts of the line. */
const distanceCost = 6
/** A mark that is less likely than this is none. */
const leastDoubt = 0.02

/**
 * The first reading, with the letters that it cannot write or has lost. Where the two read the same it stays as it is; where they
 * differ in marks alone the likelier letter is taken; where they differ in a plain letter the first one stands, less sure.
 */
export function withMarks({ first, marked, known }: TwoReadings): readonly RecognisedCharacter[] {
  const characters: RecognisedCharacter[] = []
  let before: ReadingPair = [null, null]
  const pairs = alignReadings(first, marked, differenceOf(first, marked))
  for (const pair of pairs.filter((_, at) => !isOtherMark(pairs, at))) {
    const [one, other] = pair
    if (one === null) {
      if (other !== null) addMissing(characters, other)
    } else if (other !== null) {
      if (isMarkBefore(before, pair) && characters.at(-1) === before[0]) characters.pop()
      characters.push(mergeCharacters(one, other, known))
    } else if (!isPartOf(one, characters.at(-1) ?? null) || before[0]?.symbol === characters.at(-1)?.symbol) {
      characters.push(one)
    }
    before = pair
  }
  return characters
}

/** Whether what only the first saw is the mark of the letter behind it, which it saw without. */
function isMarkBefore([lone, beside]: ReadingPair, [one, other]: ReadingPair): boolean {
  return beside === null && one?.symbol !== other?.symbol && isPartOf(lone, other)
}

/** An apostrophe may be the horn or the caron of a letter with a mark, and two plain letters one that is made of both. */
function isPartOf(one: RecognisedCharacter | null, whole: RecognisedCharacter | null): boolean {
  if (one === null || whole === null || !isMarked(whole.symbol)) return false
  return 'ŒœÆæ'.includes(whole.symbol) ? 'OCAEocae'.includes(one.symbol) : "'’‘`´".includes(one.symbol)
}

function mergeCharacters(
  one: RecognisedCharacter,
  other: RecognisedCharacter,
  known: ReadonlySet<string>,
): RecognisedCharacter {
  if (one.symbol === other.symbol && !isMarked(one.symbol)) return inDoubtOfMark(one, other)
  if (isPlainSign(one.symbol)) return one
  if (isMarked(other.symbol) ? isFigure(one.symbol) : !isLetter(one.symbol) || !isLetter(other.symbol))
    return one
  if (!isMarked(one.symbol) && !isMarked(other.symbol)) {
    const confidence = Math.min(one.confidence, (one.confidence + probabilityOf(other, one.symbol)) / 2)
    return { ...one, confidence }
  }
  const share = known.has(other.symbol) && isMarked(one.symbol) ? shareOfMarked : 1
  const [best, ...rest] = mixed(one, other, share)
  return best === undefined ? one : { ...best, alternatives: rest.slice(0, 4), centre: one.centre }
}

/** A plain letter that both read may bear a mark, where the network of marks says so. */
function inDoubtOfMark(
  one: RecognisedCharacter,
  { alternatives = [] }: RecognisedCharacter,
): RecognisedCharacter {
  const marked = alternatives.filter(({ symbol }) => isMarked(symbol) && letterBelow(symbol) === one.symbol)
  const doubted = marked.reduce((sum, { confidence }) => sum + confidence, 0)
  if (doubted < leastDoubt || one.confidence <= 1 - doubted) return one
  const others = (one.alternatives ?? []).filter((before) =>
    marked.every(({ symbol }) => symbol !== before.symbol),
  )
  return { ...one, confidence: 1 - doubted, alternatives: [...marked, ...others].slice(0, 4) }
}

/** Every symbol that either reading sees, best first. */
function mixed(one: RecognisedCharacter, other: RecognisedCharacter, share: number): readonly Alternative[] {
  const totals = new Map<string, number>()
  const add = ({ symbol, confidence }: Alternative, part: number) =>
    totals.set(symbol, (totals.get(symbol) ?? 0) + part * confidence)
  for (const seen of [one, ...(one.alternatives ?? [])]) add(seen, 1 - share)
  for (const seen of [other, ...(other.alternatives ?? [])]) add(seen, share)
  return [...totals]
    .map(([symbol, confidence]) => ({ symbol, confidence }))
    .sort((a, b) => b.confidence - a.confidence)
}

/** Whether the network of marks sees one letter twice, under two marks: no language writes them side by side. */
function isOtherMark(pairs: readonly ReadingPair[], at: number): boolean {
  const [one, other] = pairs[at] ?? [null, null]
  if (one !== null || other === null || !isMarked(other.symbol)) return false
  const beside = [pairs[at - 1]?.[0], pairs[at + 1]?.[0]]
  return beside.some(
    (letter) => letter && isMarked(letter.symbol) && letterBelow(letter.symbol) === letterBelow(other.symbol),
  )
}

/** What the first reading does not have: a letter with a mark is put back and a plain blank, another letter leaves a doubt. */
function addMissing(characters: RecognisedCharacter[], missing: RecognisedCharacter): void {
  if (missing.symbol === ' ' && missing.confidence >= leastBlank && characters.length > 0)
    characters.push(missing)
  if (!isLetter(missing.symbol)) return
  if (isMarked(missing.symbol) && missing.confidence >= leastInserted) {
    characters.push(missing)
    return
  }
  const before = characters.pop()
  if (before === undefined) return
  const confidence = before.confidence * (1 - doubt * missing.confidence)
  characters.push({ ...before, confidence })
}

/** What it costs to take a letter of the first reading and one of the other for the same. */
function differenceOf(first: readonly RecognisedCharacter[], marked: readonly RecognisedCharacter[]) {
  const below = ({ symbol }: RecognisedCharacter) => letterBelow(symbol).toLowerCase()
  const [lettersBelow, markedBelow] = [first.map(below), marked.map(below)]
  return (i: number, j: number): number => {
    const [one, other] = [first[i], marked[j]]
    if (one === undefined || other === undefined) return Infinity
    const differs =
      one.symbol === other.symbol ? 0 : lettersBelow[i] === markedBelow[j] ? likeCost : otherCost
    return differs + distanceCost * Math.abs(one.centre - other.centre)
  }
}

function probabilityOf(
  { symbol, confidence, alternatives = [] }: RecognisedCharacter,
  wanted: string,
): number {
  return symbol === wanted ? confidence : (alternatives.find((one) => one.symbol === wanted)?.confidence ?? 0)
}

/** A letter with a mark, or one that is none of the 26. */
export function isMarked(symbol: string): boolean {
  return isLetter(symbol) && !/^[A-Za-z]$/.test(symbol)
}

/** What figures, dates and lists are written with: no letter with a mark was taken for one of these. */
function isFigure(symbol: string): boolean {
  return /^[\d\s.,:;*+/=#%()–-]$/.test(symbol)
}

/** Signs of which the first is never led by a letter, and which the network of marks lacks or takes for one: `€` for `Ể`, `@` for `æ`. */
function isPlainSign(symbol: string): boolean {
  return /^[$§€£¥¢©®"“”…—¿?@ª²³½¼¾]$/u.test(symbol)
}

function isLetter(symbol: string): boolean {
  return /\p{L}/u.test(symbol)
}
