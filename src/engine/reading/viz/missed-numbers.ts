import type { PageReader } from '../page-reader.ts'
import { printedLine } from './find-viz.ts'
import { labelLines } from './label-lines.ts'
import { stripAbove, usual, withoutLabel, type LookAbove } from './missed-labels.ts'
import { lettersOf, lineOfLetters, placeOf, readingDirection, type Place, type VizLine } from './text-line.ts'

/** How far a number of one digit runs, in parts of the height of the value below it. */
const longest = 1.6
/** How possible the recogniser must hold a thin digit beside one that it holds as possible, and beside one that is plain. */
const least = { both: 0.05, besidePlain: 0.02, plain: 0.5 } as const
/** How far the two names of one column begin and stand apart at most, in parts of a line's height. */
const column = { apart: 1.5, down: 5 } as const

/** A name and the number above it. */
interface Numbered {
  readonly place: Place
  /** What was read above the name; null where its label was found before. */
  readonly seen: VizLine | null
  readonly confidence: (digit: string) => number
}

/**
 * The numbers 1 and 2 above names on a card of North America: the finder passes over a single thin digit. What the
 * recogniser then sees above a line is believed only where the two names stand right below each other, the surname first: above
 * a signature, too, it sees digits.
 */
export async function missedNumbers(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const { matches, areAmerican } = labelLines(lines)
  if (direction === null || !areAmerican) return []
  const places = lines.map(({ quad }) => placeOf(quad, direction))
  const found = matches.flatMap((match, at) => {
    const digit = match?.field === 'surname' ? '1' : match?.field === 'givenNames' ? '2' : null
    const place = places[at]
    if (digit === null || place === undefined) return []
    return [{ place, seen: null, confidence: (request: string) => (request === digit ? 1 : 0) }]
  })
  const bare = withoutLabel(lines)
  const names = [...found, ...(await seenAboveNames(pageReader, { lines, places, bare }))]
  return missedAmong(names)
}

async function seenAboveNames(
  pageReader: PageReader,
  { lines, places, bare }: Pick<LookAbove, 'lines' | 'places'> & { readonly bare: readonly number[] },
): Promise<readonly Numbered[]> {
  const page = { lines, places, isScrap: (at: number) => bare.includes(at), longest, where: usual }
  const strips = bare.flatMap((at) => {
    const [quad, place] = [stripAbove(page, at), places[at]]
    return quad === null || place === undefined ? [] : [{ quad, place }]
  })
  const quads = strips.map(({ quad }) => quad)
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return strips.flatMap(({ quad, place }, at) => {
    const line = printedLine(seen[at], quad)
    const mayBeDigit = line !== null && line.text.length <= 2
    return mayBeDigit ? [{ place, seen: line, confidence: confidenceIn(line) }] : []
  })
}

function confidenceIn(line: VizLine): (digit: string) => number {
  const read = lettersOf(line)
    .slice(0, 1)
    .flatMap((letter) => [letter, ...letter.others])
  return (digit) => read.find(({ symbol }) => symbol === digit)?.confidence ?? 0
}

/** The labels of the two names, as far as the finder missed them; none where no two lines may be the names. */
function missedAmong(names: readonly Numbered[]): readonly VizLine[] {
  const pairs = names.flatMap((surname) =>
    names.flatMap((given) => {
      const [one, two] = [surname.confidence('1'), given.confidence('2')]
      return isAbove(surname.place, given.place) && arePossible(one, two)
        ? [{ surname, given, both: one * two }]
        : []
    }),
  )
  const [best] = pairs.toSorted((a, b) => b.both - a.both)
  return best === undefined ? [] : [...labelOf(best.surname, '1'), ...labelOf(best.given, '2')]
}

function arePossible(one: number, two: number): boolean {
  const [lower, higher] = [Math.min(one, two), Math.max(one, two)]
  return lower >= least.both || (lower >= least.besidePlain && higher >= least.plain)
}

function labelOf({ seen, confidence }: Numbered, digit: '1' | '2'): readonly VizLine[] {
  if (seen === null) return []
  return [lineOfLetters([{ symbol: digit, confidence: confidence(digit), others: [], at: 0.5 }], seen.quad)]
}

function isAbove(a: Place, b: Place): boolean {
  const down = (b.level - a.level) / b.height
  return Math.abs(b.left - a.left) / b.height < column.apart && down > 0 && down < column.down
}
