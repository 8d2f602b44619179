import { holds } from '../geometry/sides.ts'
import {
  cellSide,
  forensicsVersion,
  learnedTracesVersion,
  type ForensicFacts,
  type ImageCells,
  type ImageMeasures,
} from '../../../vocabulary/imaging/forensics.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { DocumentRegion } from './document-region.ts'
import { quantileOf, sortedAt } from './quantiles.ts'
import { recaptureLikelihood } from './recapture-likelihood.ts'
import { sharpnessOf } from './sharpness.ts'

/** No part of the picture is quieter than this part of it. */
const quietest = 0.1
/** A cell that spreads no further than this has no texture. */
const evenSpread = 1
/** What burns out is above in every channel; where half of the document is as light as `lightPaper`, no one can tell. */
const burntFrom = 245
const lightPaper = 228
/** Cells darker than this say nothing certain of colour; black ones nothing at all. */
const darkest = 40
const black = 5
/** As many of the cells on either side are outliers in colour. */
const ends = 0.02
/** White is what this part of the document is darker than, and paper what is lighter than that part of white. */
const lightest = 0.9
const paperFrom = 0.7
/** The part at each edge of a document that may show what lies beside it. */
const edge = 0.05

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** Places of the cells whose middle lies on the document. */
function cellsOn({ columns, rows }: ImageCells, corners: Quad): readonly number[] {
  const middle = (cell: number): Point => [
    ((cell % columns) + 0.5) * cellSide,
    (Math.floor(cell / columns) + 0.5) * cellSide,
  ]
  return Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) =>
    holds(corners, middle(cell)),
  )
}

const isBurnt = ({ red, green, blue, spread }: ImageCells, cell: number): boolean =>
  Math.min(red[cell] ?? 0, green[cell] ?? 0, blue[cell] ?? 0) >= burntFrom && (spread[cell] ?? 0) <= 12

/** The document without what may be its edge. */
function withinEdge(corners: Quad): Quad {
  const [x, y] = [0, 1].map((k) => corners.reduce((sum, point) => sum + (point[k] ?? 0), 0) / 4)
  const inwards = ([px, py]: Point): Point => [
    px + ((x ?? 0) - px) * 2 * edge,
    py + ((y ?? 0) - py) * 2 * edge,
  ]
  return [inwards(corners[0]), inwards(corners[1]), inwards(corners[2]), inwards(corners[3])]
}

/** How many cells the largest patch of burnt-out ones has. */
function largestPatch(cells: ImageCells, on: readonly number[]): number {
  const left = new Set(on.filter((cell) => isBurnt(cells, cell)))
  let largest = 0
  for (const start of left) {
    const patch = [start]
    left.delete(start)
    for (const cell of patch) {
      for (const next of [cell - 1, cell + 1, cell - cells.columns, cell + cells.columns])
        if (left.delete(next)) patch.push(next)
    }
    largest = Math.max(largest, patch.length)
  }
  return largest
}

/** Shares of the whole picture. */
function stillnessOf(cells: ImageCells): Pick<ForensicFacts, 'even' | 'still'> {
  const all = Array.from(cells.spread.keys())
  const lit = all.filter((cell) => !isBurnt(cells, cell) && (cells.green[cell] ?? 0) > black)
  const still = lit.reduce((sum, cell) => sum + (cells.still[cell] ?? 0), 0)
  const even = all.filter((cell) => (cells.spread[cell] ?? 0) <= evenSpread)
  return {
    even: rounded(even.length / Math.max(1, all.length)),
    still: rounded(still / Math.max(1, lit.length * (cellSide - 2) ** 2)),
  }
}

/** Share of the largest burnt-out patch. */
function burntOf(cells: ImageCells, on: readonly number[]): number {
  const usual = quantileOf(sortedAt(cells.green, on), 0.5)
  return usual >= lightPaper ? 0 : largestPatch(cells, on) / Math.max(1, on.length)
}

/** How far the colours lie apart, whatever colour the light has; dark ones, which noise tints, by as little as they are light. */
function tintOf({ red, green, blue }: ImageCells, on: readonly number[]): number {
  const white = quantileOf(sortedAt(green, on), lightest)
  const lit = on.filter((cell) => Math.min(red[cell] ?? 0, green[cell] ?? 0, blue[cell] ?? 0) >= darkest)
  const paper = lit.filter((cell) => (green[cell] ?? 0) > paperFrom * white)
  const width = (from: Float32Array): number => {
    const ofPaper = quantileOf(Float64Array.from(paper, (cell) => (from[cell] ?? 1) / (green[cell] ?? 1)).sort(), 0.5) // prettier-ignore
    const off = Float64Array.from(lit, (cell) => (from[cell] ?? 0) - ofPaper * (green[cell] ?? 0)).sort()
    return (quantileOf(off, 1 - ends) - quantileOf(off, ends)) / Math.max(1, white)
  }
  return Math.max(width(red), width(blue))
}

function longSideOf([a, b, c, d]: Quad): number {
  const length = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])
  return Math.max(length(a, b), length(b, c), length(c, d), length(d, a))
}

/** What the measures of a picture say of the document on it. */
export function forensicFacts(measures: ImageMeasures, region: DocumentRegion): ForensicFacts {
  const { kind, corners } = region
  const { scale, cells, tiles } = measures
  const on = cellsOn(cells, corners)
  const waves = tiles.filter(({ middle }) => holds(corners, middle)).map(({ peak }) => peak)
  return {
    version: forensicsVersion,
    region: kind,
    longSide: Math.round(longSideOf(corners) / scale),
    scale: rounded(scale),
    noise: rounded(quantileOf(Float64Array.from(cells.noise).sort(), quietest)),
    ...stillnessOf(cells),
    tint: rounded(tintOf(cells, cellsOn(cells, withinEdge(corners)))),
    burnt: rounded(burntOf(cells, on)),
    sharpness: sharpnessOf(cells, on),
    wave: waves.length === 0 ? null : rounded(quantileOf(Float64Array.from(waves).sort(), 0.5)),
    learnt: { version: learnedTracesVersion, recaptured: recaptureLikelihood(measures, region) },
  }
}
