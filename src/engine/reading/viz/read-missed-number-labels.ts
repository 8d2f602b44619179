import type { PageReader } from '../page-reader.ts'
import { toPrintedLine } from './printed-line.ts'
import { findLabels } from './find-labels.ts'
import { regionAbove, usualLabelPosition, unlabelledLines, type LabelSearch } from './read-missed-labels.ts'
import {
  lettersOf,
  lineOfLetters,
  linePosition,
  readingDirection,
  type LinePosition,
  type VizLine,
} from './text-line.ts'

/** How far a number of one digit runs, in parts of the height of the value below it. */
const maxNumberLength = 1.6
/** How possible the recogniser must hold a thin digit beside one that it holds as possible, and beside one that is plain. */
const least = { both: 0.05, besidePlain: 0.02, plain: 0.5 } as const
/** How far the two names of one column begin and stand apart at most, in parts of a line's height. */
const columnBounds = { apart: 1.5, down: 5 } as const

/** A name and the number above it. */
interface NameCandidate {
  readonly position: LinePosition
  /** What was read above the name; null where its label was found before. */
  readonly numberLine: VizLine | null
  readonly confidence: (digit: string) => number
}

/**
 * The numbers 1 and 2 above names on a card of North America: the finder passes over a single thin digit. What the
 * recogniser then sees above a line is believed only where the two names stand right below each other, the surname first: above
 * a signature, too, it sees digits.
 */
export async function readMissedNumberLabels(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const { matches, isAamva } = findLabels(lines)
  if (direction === null || !isAamva) return []
  const places = lines.map(({ quad }) => linePosition(quad, direction))
  const found = matches.flatMap((match, at) => {
    const digit = match?.field === 'surname' ? '1' : match?.field === 'givenNames' ? '2' : null
    const place = places[at]
    if (digit === null || place === undefined) return []
    return [
      { position: place, numberLine: null, confidence: (request: string) => (request === digit ? 1 : 0) },
    ]
  })
  const bare = unlabelledLines(lines)
  const names = [...found, ...(await readAboveNames(pageReader, { lines, places, bare }))]
  return missedLabelsOf(names)
}

async function readAboveNames(
  pageReader: PageReader,
  {
    lines,
    places,
    bare: unlabelled,
  }: Pick<LabelSearch, 'lines' | 'places'> & { readonly bare: readonly number[] },
): Promise<readonly NameCandidate[]> {
  const page = {
    lines,
    places,
    isUnlabelled: (at: number) => unlabelled.includes(at),
    maxLabelLength: maxNumberLength,
    labelPosition: usualLabelPosition,
  }
  const strips = unlabelled.flatMap((at) => {
    const [quad, place] = [regionAbove(page, at), places[at]]
    return quad === null || place === undefined ? [] : [{ quad, place }]
  })
  const quads = strips.map(({ quad }) => quad)
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return strips.flatMap(({ quad, place }, at) => {
    const line = toPrintedLine(seen[at], quad)
    const mayBeDigit = line !== null && line.text.length <= 2
    return mayBeDigit ? [{ position: place, numberLine: line, confidence: confidenceIn(line) }] : []
  })
}

function confidenceIn(line: VizLine): (digit: string) => number {
  const read = lettersOf(line)
    .slice(0, 1)
    .flatMap((letter) => [letter, ...letter.alternatives])
  return (digit) => read.find(({ symbol }) => symbol === digit)?.confidence ?? 0
}

/** The labels of the two names, as far as the finder missed them; none where no two lines may be the names. */
function missedLabelsOf(names: readonly NameCandidate[]): readonly VizLine[] {
  const pairs = names.flatMap((surname) =>
    names.flatMap((given) => {
      const [one, two] = [surname.confidence('1'), given.confidence('2')]
      return isAbove(surname.position, given.position) && arePossible(one, two)
        ? [{ surname, given, probability: one * two }]
        : []
    }),
  )
  const [best] = pairs.toSorted((a, b) => b.probability - a.probability)
  return best === undefined ? [] : [...labelOf(best.surname, '1'), ...labelOf(best.given, '2')]
}

function arePossible(one: number, two: number): boolean {
  const [lower, higher] = [Math.min(one, two), Math.max(one, two)]
  return lower >= least.both || (lower >= least.besidePlain && higher >= least.plain)
}

function labelOf({ numberLine, confidence }: NameCandidate, digit: '1' | '2'): readonly VizLine[] {
  if (numberLine === null) return []
  return [
    lineOfLetters(
      [{ symbol: digit, confidence: confidence(digit), alternatives: [], centre: 0.5 }],
      numberLine.quad,
    ),
  ]
}

function isAbove(a: LinePosition, b: LinePosition): boolean {
  const down = (b.middle - a.middle) / b.height
  return Math.abs(b.left - a.left) / b.height < columnBounds.apart && down > 0 && down < columnBounds.down
}
