import type { Sight } from '../sight.ts'
import { printedLine } from './find-print.ts'
import { labelLines } from './label-lines.ts'
import { stripAbove, withoutLabel } from './missed-labels.ts'
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
/** How possible the recogniser must hold a thin digit where its place confirms it, and where nothing does. */
const least = { confirmed: 0.05, alone: 0.5 } as const
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
 * recogniser then sees above a line is believed where the two names stand right below each other, the surname first, or
 * where it is plain enough by itself.
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
  const names = [...found, ...(await seenAboveNames(sight, lines, places))]
  return digits.flatMap((digit) => numberOf(digit, names) ?? [])
}

async function seenAboveNames(
  sight: Sight,
  lines: readonly PrintedLine[],
  places: readonly Place[],
): Promise<readonly Numbered[]> {
  const bare = withoutLabel(lines)
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

/** The one place where a digit stands; where nothing confirms any, the topmost of those that are plain. */
function numberOf(digit: Digit, names: readonly Numbered[]): PrintedLine | null {
  if (names.some(({ seen, confidence }) => seen === null && confidence(digit) === 1)) return null
  const seen = names.filter((name) => name.seen !== null).sort((a, b) => a.place.level - b.place.level)
  const name =
    seen.find((one) => one.confidence(digit) >= least.confirmed && isConfirmed(one, digit, names)) ??
    seen.find((one) => one.confidence(digit) >= least.alone)
  if (name === undefined || name.seen === null) return null
  const letter = { symbol: digit, confidence: name.confidence(digit), others: [], at: 0.5 }
  return lineOfLetters([letter], name.seen.quad)
}

/** Whether the other digit may stand where the other name is to be. */
function isConfirmed(name: Numbered, digit: Digit, names: readonly Numbered[]): boolean {
  return names.some((other) =>
    digit === '1'
      ? isAbove(name, other) && other.confidence('2') >= least.confirmed
      : isAbove(other, name) && other.confidence('1') >= least.confirmed,
  )
}

function isAbove(a: Numbered, b: Numbered): boolean {
  const down = (b.place.level - a.place.level) / b.place.height
  const apart = Math.abs(b.place.left - a.place.left) / b.place.height
  return apart < column.apart && down > 0 && down < column.down
}
