import { stateByName } from '../../documents/values/states.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { documentTypeFromTitle } from '../../documents/viz/titles/document-title.ts'
import { isUnreadLabel } from '../../documents/viz/is-unread-label.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { isPrintedMrzLine } from '../mrz/read-lines.ts'
import type { PageReader } from '../page-reader.ts'
import { toPrintedLine } from './printed-line.ts'
import { findLabels } from './find-labels.ts'
import { pairValues } from './pair-values.ts'
import { linePosition, readingDirection, type LinePosition, type VizLine } from './text-line.ts'

/** Where a label stands above its value, in parts of the value's height, as most documents print it. */
export const usualLabelPosition = { above: 0.85, height: 0.65 } as const
/** The same where the value is blurred, and was found higher than it is: looked for where nothing was seen before. */
const closerLabelPositions = [
  { above: 0.7, height: 0.65 },
  { above: 0.65, height: 0.65 },
] as const
/** How far a label of words runs, in parts of its value's height, where nothing stands in its way. */
const maxLabelLength = 11
/** Of each row nearly every document bears one label. */
const usualLabels: readonly (readonly VizField[])[] = [
  ['surname', 'name'],
  ['givenNames', 'name'],
  ['dob'],
  ['sex'],
  ['nationality'],
  ['expiry'],
  ['documentNumber'],
]
/** What is left free before the next line, in the same parts. */
const marginToNextLine = 0.25

/**
 * Looks for labels right above lines that have none: the finder passes over print of half the height of a value, and the
 * recogniser can still read it at a given place. Answers the labels alone.
 */
export async function readMissedLabels(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return []
  const places = lines.map(({ quad }) => linePosition(quad, direction))
  const unlabelled = unlabelledLines(lines)
  const isUnlabelled = (at: number): boolean => unlabelled.includes(at)
  const page = { lines, places, isUnlabelled, maxLabelLength }
  const found: FoundLabel[] = []
  for (const labelPosition of [usualLabelPosition, ...closerLabelPositions]) {
    const isUsual = labelPosition === usualLabelPosition
    if (!isUsual && hasUsualLabels([...lines, ...found.map(({ line }) => line)])) break
    const remaining = unlabelled.filter((at) => !found.some(({ lineIndex }) => lineIndex === at))
    found.push(...(await readLabelsAbove(pageReader, { ...page, labelPosition }, remaining)))
  }
  return found.map(({ line }) => line)
}

/** Whether the labels are there that nearly every document bears: then no blur hides labels on this page. */
function hasUsualLabels(lines: readonly VizLine[]): boolean {
  const labelled = new Set(findLabels(lines).matches.map((match) => match?.field))
  return usualLabels.every((fields) => fields.some((field) => labelled.has(field)))
}

interface FoundLabel {
  /** Index of the line that it is right above. */
  readonly lineIndex: number
  readonly line: VizLine
}

async function readLabelsAbove(
  pageReader: PageReader,
  page: LabelSearch,
  unlabelled: readonly number[],
): Promise<readonly FoundLabel[]> {
  const regions = unlabelled.flatMap((of) => {
    const quad = regionAbove(page, of)
    return quad === null ? [] : [{ lineIndex: of, quad }]
  })
  const quads = regions.map(({ quad }) => quad)
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return regions.flatMap(({ lineIndex, quad }, at) => {
    const line = toPrintedLine(seen[at], quad)
    const match = line && matchLabel(line.text)
    return line !== null && match?.valueStart === null ? [{ lineIndex, line }] : []
  })
}

/** Indexes of lines in Latin letters that are neither labels, read or not, nor values, nor what the page calls itself, nor of a zone. */
export function unlabelledLines(lines: readonly VizLine[]): readonly number[] {
  const { matches } = findLabels(lines)
  const pairs = pairValues({ lines, matches, isPossibleValue: () => true })
  const used = new Set(pairs.map(({ value }) => value))
  return lines.flatMap(({ text, script }, at) => {
    const isKnown =
      script !== undefined ||
      stateByName(text) !== null ||
      documentTypeFromTitle([text]) !== null ||
      isUnreadLabel(text)
    return isKnown || isPrintedMrzLine(text) || matches[at] !== null || used.has(at) ? [] : [at]
  })
}

export interface LabelSearch {
  readonly lines: readonly VizLine[]
  /** By line. */
  readonly places: readonly LinePosition[]
  /** Whether a line says nothing, and stands in no person's way. */
  readonly isUnlabelled: (at: number) => boolean
  /** How far a label would run, in parts of its value's height. */
  readonly maxLabelLength: number
  /** Where it would stand, in the same parts. */
  readonly labelPosition: { readonly above: number; readonly height: number }
}

/** Where the label of a line would stand above it; null when another line that says something stands there already. */
export function regionAbove(
  { lines, places, isUnlabelled, maxLabelLength, labelPosition }: LabelSearch,
  at: number,
): Quad<'upright'> | null {
  const [quad, position] = [lines[at]?.quad, places[at]]
  if (quad === undefined || position === undefined) return null
  const unit = position.height
  const level = position.middle - labelPosition.above * unit
  const [top, bottom] = [level - (labelPosition.height * unit) / 2, level + (labelPosition.height * unit) / 2]
  const linesBeside = places.filter(
    (other) =>
      other.left > position.left + 2 * unit &&
      other.middle > top &&
      other.middle < position.middle + 0.5 * unit,
  )
  const right = Math.min(
    position.left + maxLabelLength * unit,
    ...linesBeside.map(({ left }) => left - marginToNextLine * unit),
  )
  const isOccupied = places.some(
    (other, index) =>
      !isUnlabelled(index) &&
      other.middle > top - 0.2 * unit &&
      other.middle < bottom &&
      other.left < right &&
      other.right > position.left,
  )
  if (isOccupied || right - position.left < unit) return null
  return regionAlong(quad, { place: position, right, top, bottom })
}

/** A part of the page beside a line, along it: the line's own corners tell how the page lies there. */
function regionAlong(
  [topLeft, topRight, , bottomLeft]: Quad<'upright'>,
  {
    place: position,
    ...part
  }: { readonly place: LinePosition; readonly right: number; readonly top: number; readonly bottom: number },
): Quad<'upright'> {
  const across = (level: number) => (level - (position.middle - position.height / 2)) / position.height
  const along = (part.right - position.left) / (position.right - position.left)
  const at = (u: number, v: number): Point<'upright'> => [
    topLeft[0] + u * (topRight[0] - topLeft[0]) + v * (bottomLeft[0] - topLeft[0]),
    topLeft[1] + u * (topRight[1] - topLeft[1]) + v * (bottomLeft[1] - topLeft[1]),
  ]
  const [top, bottom] = [across(part.top), across(part.bottom)]
  return [at(0, top), at(along, top), at(along, bottom), at(0, bottom)]
}
