import type { PageReader } from '../page-reader.ts'
import {
  addressLike,
  isAbove,
  labelsByPlace,
  mayBeName,
  numberAbove,
  type NumberCandidate,
} from './labels-by-place.ts'
import { toPrintedLine } from './printed-line.ts'
import { findLabels } from './find-labels.ts'
import { regionAbove, usualLabelPosition, unlabelledLines, type LabelSearch } from './read-missed-labels.ts'
import { lettersOf, linePosition, readingDirection, type LinePosition, type VizLine } from './text-line.ts'

/** How far a number of one digit runs, in parts of the height of the value below it. */
const maxNumberLength = 1.6
/** How possible the recogniser must hold a thin digit beside one that it holds as possible, and beside one that is plain. */
const least = { both: 0.05, besidePlain: 0.02, plain: 0.5 } as const

/**
 * The numbers 1, 2 and 8 above names and address on a card of North America: the finder passes over a single thin digit. What the
 * recogniser then sees above a line is believed only where the two names stand right below each other, the surname first: above
 * a signature, too, it sees digits. Where it sees none, the column of the card's values tells.
 */
export async function readMissedNumberLabels(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const { matches, isAamva } = findLabels(lines)
  if (direction === null || !isAamva) return []
  const places = lines.map(({ quad }) => linePosition(quad, direction))
  const known = matches.flatMap((match, at) => {
    const digit = match?.field === 'surname' ? '1' : match?.field === 'givenNames' ? '2' : null
    const place = places[at]
    return digit === null || place === undefined ? [] : [knownNumber(digit, place)]
  })
  const page = { lines, places, unlabelled: unlabelledLines(lines) }
  const candidates = [...known, ...(await readAboveLines(pageReader, page))]
  const isLabelled = (field: string): boolean => matches.some((match) => match?.field === field)
  const seen = [...missedNames(candidates), ...(isLabelled('address') ? [] : missedAddress(candidates))]
  const labels = places.filter((_, at) => matches[at] !== null)
  return [
    ...seen,
    ...labelsByPlace({ candidates, seen, labels, others: places, hasAddress: isLabelled('address') }),
  ]
}

function knownNumber(digit: string, position: LinePosition): NumberCandidate {
  return {
    position,
    text: '',
    quad: null,
    isOneDigit: true,
    confidence: (asked) => (asked === digit ? 1 : 0),
  }
}

async function readAboveLines(
  pageReader: PageReader,
  {
    lines,
    places,
    unlabelled,
  }: Pick<LabelSearch, 'lines' | 'places'> & { readonly unlabelled: readonly number[] },
): Promise<readonly NumberCandidate[]> {
  const page = {
    lines,
    places,
    isUnlabelled: (at: number) => unlabelled.includes(at),
    maxLabelLength: maxNumberLength,
    labelPosition: usualLabelPosition,
  }
  const strips = unlabelled.flatMap((at) => {
    const [quad, position, line] = [regionAbove(page, at), places[at], lines[at]]
    return quad === null || position === undefined || line === undefined
      ? []
      : [{ quad, position, text: line.text }]
  })
  const quads = strips.map(({ quad }) => quad)
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return strips.map((strip, at) => {
    const line = toPrintedLine(seen[at], strip.quad)
    const isOneDigit = line !== null && line.text.length <= 2
    return { ...strip, isOneDigit, confidence: isOneDigit ? confidenceIn(line) : () => 0 }
  })
}

function confidenceIn(line: VizLine): (digit: string) => number {
  const read = lettersOf(line)
    .slice(0, 1)
    .flatMap((letter) => [letter, ...letter.alternatives])
  return (digit) => read.find(({ symbol }) => symbol === digit)?.confidence ?? 0
}

/** The labels of the two names, as far as the finder missed them; none where no two lines may be the names. */
function missedNames(candidates: readonly NumberCandidate[]): readonly VizLine[] {
  const names = candidates.filter((one) => one.isOneDigit && mayBeName(one))
  const pairs = names.flatMap((surname) =>
    names.flatMap((given) => {
      const [one, two] = [surname.confidence('1'), given.confidence('2')]
      return isAbove(surname.position, given.position) && arePossible(one, two)
        ? [{ surname, given, probability: one * two }]
        : []
    }),
  )
  const [best] = pairs.toSorted((a, b) => b.probability - a.probability)
  if (best === undefined) return []
  return [...numberAbove(best.surname, '1'), ...numberAbove(best.given, '2')]
}

function arePossible(one: number, two: number): boolean {
  const [lower, higher] = [Math.min(one, two), Math.max(one, two)]
  return lower >= least.both || (lower >= least.besidePlain && higher >= least.plain)
}

/** A plain 8 above what begins as an address does. */
function missedAddress(candidates: readonly NumberCandidate[]): readonly VizLine[] {
  const plain = candidates.filter(
    ({ text, confidence }) => addressLike.test(text) && confidence('8') >= least.plain,
  )
  const [only, ...others] = plain
  return only === undefined || others.length > 0 ? [] : numberAbove(only, '8')
}
