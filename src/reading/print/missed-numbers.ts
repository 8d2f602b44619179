import type { Sight } from '../sight.ts'
import { printedLine } from './find-print.ts'
import { labelLines } from './label-lines.ts'
import { stripAbove, withoutLabel, type LookAbove } from './missed-labels.ts'
import {
  lettersOf,
  lineOfLetters,
  placeOf,
  readingDirection,
  type Place,
  type PrintedLine,
} from './printed-line.ts'

/** How far a number of one digit runs, in parts of the height of the value below it. */
const longest = 1.6
/** How possible the recogniser must hold a thin digit: where it stands says the rest. */
const leastConfidence = 0.05
/** How far the two names of one column begin and stand apart at most, in parts of a line's height. */
const column = { apart: 1.5, down: 5 } as const

const digits = ['1', '2'] as const
type Digit = (typeof digits)[number]

/** A name and the number above it. */
interface Numbered {
  readonly place: Place
  /** What was read above the name; null where its label was found before. */
  readonly seen: PrintedLine | null
  readonly confidence: (digit: string) => number
}

/**
 * The numbers 1 and 2 above names on a card of North America: the finder passes over a single thin digit. What the
 * recogniser then sees above a line is believed only where the two names stand right below each other, the surname first: above
 * a signature, too, it sees digits.
 */
export async function missedNumbers(
  sight: Sight,
  lines: readonly PrintedLine[],
): Promise<readonly PrintedLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const { matches, areAmerican } = labelLines(lines)
  if (direction === null || !areAmerican) return []
  const places = lines.map(({ quad }) => placeOf(quad, direction))
  const found = matches.flatMap((match, at) => {
    const digit = match?.field === 'surname' ? '1' : match?.field === 'givenNames' ? '2' : null
    const place = places[at]
    if (digit === null || place === undefined) return []
    return [{ place, seen: null, confidence: (asked: string) => (asked === digit ? 1 : 0) }]
  })
  const bare = withoutLabel(lines)
  const names = [...found, ...(await seenAboveNames(sight, { lines, places, bare }))]
  return digits.flatMap((digit) => numberOf(digit, names) ?? [])
}

async function seenAboveNames(
  sight: Sight,
  { lines, places, bare }: Pick<LookAbove, 'lines' | 'places'> & { readonly bare: readonly number[] },
): Promise<readonly Numbered[]> {
  const page = { lines, places, isScrap: (at: number) => bare.includes(at), longest }
  const strips = bare.flatMap((at) => {
    const [quad, place] = [stripAbove(page, at), places[at]]
    return quad === null || place === undefined ? [] : [{ quad, place }]
  })
  const quads = strips.map(({ quad }) => quad)
  const seen = await sight.readText(sight.pixels, quads, { alphabet: 'latin', signal: sight.signal })
  return strips.flatMap(({ quad, place }, at) => {
    const line = printedLine(seen[at], quad)
    return line?.text.length === 1 ? [{ place, seen: line, confidence: confidenceIn(line) }] : []
  })
}

function confidenceIn(line: PrintedLine): (digit: string) => number {
  const read = lettersOf(line).flatMap((letter) => [letter, ...letter.others])
  return (digit) => read.find(({ symbol }) => symbol === digit)?.confidence ?? 0
}

/** Where a digit stands that the finder missed. */
function numberOf(digit: Digit, names: readonly Numbered[]): PrintedLine | null {
  if (names.some(({ seen, confidence }) => seen === null && confidence(digit) === 1)) return null
  const name = names.find(
    (one) => one.seen !== null && one.confidence(digit) >= leastConfidence && isConfirmed(one, digit, names),
  )
  if (name === undefined || name.seen === null) return null
  const letter = { symbol: digit, confidence: name.confidence(digit), others: [], at: 0.5 }
  return lineOfLetters([letter], name.seen.quad)
}

/** Whether the other digit may stand where the other name is to be. */
function isConfirmed(name: Numbered, digit: Digit, names: readonly Numbered[]): boolean {
  return names.some((other) =>
    digit === '1'
      ? isAbove(name.place, other.place) && other.confidence('2') >= leastConfidence
      : isAbove(other.place, name.place) && other.confidence('1') >= leastConfidence,
  )
}

function isAbove(a: Place, b: Place): boolean {
  const down = (b.level - a.level) / b.height
  return Math.abs(b.left - a.left) / b.height < column.apart && down > 0 && down < column.down
}
