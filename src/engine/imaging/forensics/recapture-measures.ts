import { holds } from '../geometry/sides.ts'
import { cellSide, grainSide, type ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { quantileOf, sortedAt } from './quantiles.ts'
import { flatBlocks } from './flat-blocks.ts'
import { sharpnessOf } from './sharpness.ts'

/** Measures of a document by the grain of its picture. Logarithms unless said otherwise. */
export const recaptureMeasureNames = [
  'fineFloor', 'fineUsual', 'fineHigh', 'middleFloor', 'middleUsual', 'middleHigh', 'coarseFloor', 'coarseUsual', 'coarseHigh',
  'tintFloor', 'tintUsual', 'tintHigh', 'coarseTintFloor', 'coarseTintUsual', 'coarseTintHigh',
  'lightMiddle', 'lightTint', 'black', 'white', 'contrast', 'wave', 'sharpness', 'colour', 'still', 'blackest', 'quietest',
  'tonedLean', 'tonedTail', 'tonedRedBlue', 'tonedLightRed', 'tonedLightBlue',
  'paleLean', 'paleTail', 'paleRedBlue', 'paleLightRed', 'paleLightBlue',
] as const // prettier-ignore
export type RecaptureMeasure = (typeof recaptureMeasureNames)[number]

/** How much quieter than the document the rest is: told only where enough lies beside the document. */
export const besideNames = ['besideFine', 'besideMiddle', 'besideTint'] as const
export type BesideMeasure = (typeof besideNames)[number]

export interface RecaptureMeasures {
  readonly own: Readonly<Record<RecaptureMeasure, number>>
  /** Null of a document that fills its picture, or nearly. */
  readonly beside: Readonly<Record<BesideMeasure, number>> | null
}

/** Places of the squares of a grid whose middle lies inside, and of those outside. */
interface Parted {
  readonly on: readonly number[]
  readonly off: readonly number[]
}

function parted(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  side: number,
  corners: Quad,
): Parted {
  const middle = (place: number): Point => [
    ((place % columns) + 0.5) * side,
    (Math.floor(place / columns) + 0.5) * side,
  ]
  const [on, off]: [number[], number[]] = [[], []]
  for (let place = 0; place < columns * rows; place++) (holds(corners, middle(place)) ? on : off).push(place)
  return { on, off }
}

/** A document of fewer squares is smaller than any that was learnt on; fewer than these beside it tell nothing. */
const fewest = { on: 100, beside: 12 } as const
/** Less than this part of the picture beside the document is the rim that a scan leaves. */
const minBeside = 0.1

const log = (value: number): number => Math.log(Math.max(0.05, value))

/** The logarithm below which the part `q` of these places lies. */
function level(of: Float32Array, places: readonly number[], q: number): number {
  return log(quantileOf(sortedAt(of, places), q))
}

/** How much quieter than the document the rest is, each where it is quietest. */
function beside(of: Float32Array, { on, off }: Parted): number {
  return level(of, on, 0.1) - level(of, off, 0.1)
}

/** Of the document on a picture; null of one too small to tell. */
function placesOf({ cells, grain }: ImageMeasures, corners: Quad) {
  const [fine, coarse] = [parted(cells, cellSide, corners), parted(grain, grainSide, corners)]
  const sharpness = sharpnessOf(cells, fine.on)
  return coarse.on.length < fewest.on || sharpness === null ? null : { fine, coarse, sharpness }
}

/** The logarithms below which a tenth, a half and nine tenths of these places lie. */
function levels(of: Float32Array, places: readonly number[]): readonly [number, number, number] {
  const sorted = sortedAt(of, places)
  const at = (q: number): number => log(quantileOf(sorted, q))
  return [at(0.1), at(0.5), at(0.9)]
}

/** What is grained finely, by how fine it is: where it is least, usual and most. */
function grainOf({ cells, grain }: ImageMeasures, { fine, coarse }: { fine: Parted; coarse: Parted }) {
  const [fineFloor, fineUsual, fineHigh] = levels(cells.noise, fine.on)
  const [middleFloor, middleUsual, middleHigh] = levels(grain.middle, coarse.on)
  const [coarseFloor, coarseUsual, coarseHigh] = levels(grain.coarse, coarse.on)
  const [tintFloor, tintUsual, tintHigh] = levels(grain.tint, coarse.on)
  const [coarseTintFloor, coarseTintUsual, coarseTintHigh] = levels(grain.coarseTint, coarse.on)
  return {
    ...{ fineFloor, fineUsual, fineHigh, middleFloor, middleUsual, middleHigh },
    ...{ coarseFloor, coarseUsual, coarseHigh, tintFloor, tintUsual, tintHigh },
    ...{ coarseTintFloor, coarseTintUsual, coarseTintHigh },
  }
}

/** How grain is spread where nothing is drawn: dots differ from noise there, and from the lines of a page. */
function shapesOf(measures: ImageMeasures, on: readonly number[]) {
  const { toned, pale } = flatBlocks(measures, on)
  const { lean, tail, redBlue, lightRed, lightBlue } = measures.grain.shape
  const usual = (of: Float32Array, places: readonly number[]): number => quantileOf(sortedAt(of, places), 0.5)
  return {
    ...{ tonedLean: usual(lean, toned), tonedTail: usual(tail, toned), tonedRedBlue: usual(redBlue, toned) },
    ...{ tonedLightRed: usual(lightRed, toned), tonedLightBlue: usual(lightBlue, toned) },
    ...{ paleLean: usual(lean, pale), paleTail: usual(tail, pale), paleRedBlue: usual(redBlue, pale) },
    ...{ paleLightRed: usual(lightRed, pale), paleLightBlue: usual(lightBlue, pale) },
  }
}

/** Tones: how grain differs between dark and light, how black black is and how white white. */
function tonesOf({ grain }: ImageMeasures, on: readonly number[]) {
  const half = quantileOf(sortedAt(grain.light, on), 0.5)
  const [dim, lit] = [on.filter((place) => (grain.light[place] ?? 0) <= half), on.filter((place) => (grain.light[place] ?? 0) > half)] // prettier-ignore
  const black = quantileOf(sortedAt(grain.darkest, on), 0.04)
  const white = quantileOf(sortedAt(grain.lightest, on), 0.9)
  return {
    lightMiddle: level(grain.middle, dim, 0.25) - level(grain.middle, lit, 0.25),
    lightTint: level(grain.tint, dim, 0.25) - level(grain.tint, lit, 0.25),
    black,
    white,
    contrast: black / Math.max(1, white),
    blackest: quantileOf(Float64Array.from(grain.darkest).sort(), 0.01),
  }
}

/** How far from grey the most colourful cells are, 0..1. */
function colourOf({ red, green, blue }: ImageMeasures['cells'], on: readonly number[]): number {
  const colours = on.map((place) => {
    const channels = [red[place] ?? 0, green[place] ?? 0, blue[place] ?? 0]
    return (Math.max(...channels) - Math.min(...channels)) / Math.max(20, ...channels)
  })
  return quantileOf(Float64Array.from(colours).sort(), 0.95)
}

/** What the grain of a picture says of the document on it: dots of print, the grain of a second camera, faded ink; null: too small. */
export function recaptureMeasures(measures: ImageMeasures, corners: Quad): RecaptureMeasures | null {
  const places = placesOf(measures, corners)
  if (places === null) return null
  const { cells, tiles, grain } = measures
  const { fine, coarse, sharpness } = places
  const { on, off } = coarse
  const waves = tiles.filter(({ middle }) => holds(corners, middle)).map(({ peak }) => peak)
  const isAmidst = off.length >= Math.max(fewest.beside, minBeside * (on.length + off.length))
  const still = fine.on.reduce((sum, place) => sum + (cells.still[place] ?? 0), 0)
  return {
    own: {
      ...grainOf(measures, places),
      ...tonesOf(measures, on),
      ...shapesOf(measures, on),
      wave: quantileOf(Float64Array.from(waves).sort(), 0.5),
      sharpness,
      colour: colourOf(cells, fine.on),
      still: still / fine.on.length / (cellSide - 2) ** 2,
      quietest: log(quantileOf(Float64Array.from(cells.noise).sort(), 0.05)),
    },
    beside: isAmidst
      ? {
          besideFine: beside(cells.noise, fine),
          besideMiddle: beside(grain.middle, coarse),
          besideTint: beside(grain.tint, coarse),
        }
      : null,
  }
}
