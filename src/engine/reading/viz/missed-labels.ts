import { stateNamed } from '../../documents/values/states.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { titleKind } from '../../documents/viz/title-kind.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../page-reader.ts'
import { printedLine } from './find-viz.ts'
import { labelLines } from './label-lines.ts'
import { pairValues } from './pair-values.ts'
import { placeOf, readingDirection, type Place, type VizLine } from './text-line.ts'

/** Where a label stands above its value, in parts of the value's height, as most documents print it. */
export const usual = { above: 0.85, height: 0.65 } as const
/** The same where the value is blurred, and was found higher than it is: looked for where nothing was seen before. */
const nearer = [
  { above: 0.7, height: 0.65 },
  { above: 0.65, height: 0.65 },
] as const
/** How far a label of words runs, in parts of its value's height, where nothing stands in its way. */
const longest = 11
/** What is left free before the next line, in the same parts. */
const gap = 0.25

/**
 * Looks for labels right above lines that have none: the finder passes over print of half the height of a value, and the
 * recogniser can still read it where it is told to look. Answers the labels alone.
 */
export async function missedLabels(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return []
  const places = lines.map(({ quad }) => placeOf(quad, direction))
  const bare = withoutLabel(lines)
  const isScrap = (at: number): boolean => bare.includes(at)
  const page = { lines, places, isScrap, longest }
  const found: LabelAbove[] = []
  for (const where of [usual, ...nearer]) {
    const rest = bare.filter((at) => !found.some(({ of }) => of === at))
    found.push(...(await labelsAbove(pageReader, { ...page, where }, rest)))
  }
  return found.map(({ line }) => line)
}

interface LabelAbove {
  /** Index of the line that it is right above. */
  readonly of: number
  readonly line: VizLine
}

async function labelsAbove(
  pageReader: PageReader,
  page: LookAbove,
  bare: readonly number[],
): Promise<readonly LabelAbove[]> {
  const strips = bare.flatMap((of) => {
    const quad = stripAbove(page, of)
    return quad === null ? [] : [{ of, quad }]
  })
  const quads = strips.map(({ quad }) => quad)
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return strips.flatMap(({ of, quad }, at) => {
    const line = printedLine(seen[at], quad)
    const match = line && matchLabel(line.text)
    return line !== null && match?.valueFrom === null ? [{ of, line }] : []
  })
}

/** Indexes of lines that are neither labels nor values, nor what the page calls itself. */
export function withoutLabel(lines: readonly VizLine[]): readonly number[] {
  const { matches } = labelLines(lines)
  const pairs = pairValues({ lines, matches, fits: () => true })
  const used = new Set(pairs.map(({ value }) => value))
  return lines.flatMap(({ text }, at) => {
    const isHead = stateNamed(text) !== null || titleKind([text]) !== null
    return isHead || matches[at] !== null || used.has(at) ? [] : [at]
  })
}

export interface LookAbove {
  readonly lines: readonly VizLine[]
  /** By line. */
  readonly places: readonly Place[]
  /** Whether a line says nothing, and stands in no person's way. */
  readonly isScrap: (at: number) => boolean
  /** How far a label would run, in parts of its value's height. */
  readonly longest: number
  /** Where it would stand, in the same parts. */
  readonly where: { readonly above: number; readonly height: number }
}

/** Where the label of a line would stand above it; null when another line that says something stands there already. */
export function stripAbove({ lines, places, isScrap, longest, where }: LookAbove, at: number): Quad | null {
  const [quad, place] = [lines[at]?.quad, places[at]]
  if (quad === undefined || place === undefined) return null
  const unit = place.height
  const level = place.level - where.above * unit
  const [top, bottom] = [level - (where.height * unit) / 2, level + (where.height * unit) / 2]
  const besideIt = places.filter(
    (other) =>
      other.left > place.left + 2 * unit && other.level > top && other.level < place.level + 0.5 * unit,
  )
  const right = Math.min(place.left + longest * unit, ...besideIt.map(({ left }) => left - gap * unit))
  const isTaken = places.some(
    (other, index) =>
      !isScrap(index) &&
      other.level > top - 0.2 * unit &&
      other.level < bottom &&
      other.left < right &&
      other.right > place.left,
  )
  if (isTaken || right - place.left < unit) return null
  return cutFrom(quad, { place, right, top, bottom })
}

/** A part of the page beside a line, along it: the line's own corners tell how the page lies there. */
function cutFrom(
  [topLeft, topRight, , bottomLeft]: Quad,
  {
    place,
    ...part
  }: { readonly place: Place; readonly right: number; readonly top: number; readonly bottom: number },
): Quad {
  const across = (level: number) => (level - (place.level - place.height / 2)) / place.height
  const along = (part.right - place.left) / (place.right - place.left)
  const at = (u: number, v: number): Point => [
    topLeft[0] + u * (topRight[0] - topLeft[0]) + v * (bottomLeft[0] - topLeft[0]),
    topLeft[1] + u * (topRight[1] - topLeft[1]) + v * (bottomLeft[1] - topLeft[1]),
  ]
  const [top, bottom] = [across(part.top), across(part.bottom)]
  return [at(0, top), at(along, top), at(along, bottom), at(0, bottom)]
}
