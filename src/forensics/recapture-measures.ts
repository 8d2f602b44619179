import { holds } from '../geometry/sides.ts'
import { cellSide, grainSide, type PictureMeasures } from '../vocabulary/forensics.ts'
import type { Point, Quad } from '../vocabulary/pixels.ts'
import { sharpnessOf } from './sharpness.ts'

/** What is told of a document by how finely its picture is grained. Logarithms but where it says otherwise. */
export const recaptureMeasureNames = [
  'fineFloor', 'fineUsual', 'fineHigh', 'middleFloor', 'middleUsual', 'middleHigh', 'coarseFloor', 'coarseUsual', 'coarseHigh',
  'tintFloor', 'tintUsual', 'tintHigh', 'coarseTintFloor', 'coarseTintUsual', 'coarseTintHigh',
  'besideFine', 'besideMiddle', 'besideTint', 'lightMiddle', 'lightTint', 'black', 'white', 'contrast', 'wave', 'sharpness', 'colour',
] as const // prettier-ignore
export type RecaptureMeasure = (typeof recaptureMeasureNames)[number]
export type RecaptureMeasures = Readonly<Record<RecaptureMeasure, number>>

/** The value below which the part `q` of all values lies. */
function quantile(values: readonly number[], q: number): number {
  // Numbers alone sort ten times as fast as by a rule.
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

/** Places of the squares of a grid whose middle lies inside, and of those outside. */
function parted(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  side: number,
  corners: Quad,
): { readonly on: readonly number[]; readonly off: readonly number[] } {
  const middle = (place: number): Point => [
    ((place % columns) + 0.5) * side,
    (Math.floor(place / columns) + 0.5) * side,
  ]
  const all = Array.from({ length: columns * rows }, (_, place) => place)
  const on = all.filter((place) => holds(corners, middle(place)))
  const inside = new Set(on)
  return { on, off: all.filter((place) => !inside.has(place)) }
}

/** A document of fewer squares is smaller than any that was learnt on; fewer than these beside it tell nothing. */
const fewest = { on: 100, beside: 12 } as const
/** Less than this part of the picture beside the document is the rim that a scan leaves. */
const leastBeside = 0.1

const log = (value: number): number => Math.log(Math.max(0.05, value))

/** How much quieter than the document the rest is, each where it is quietest. */
function beside(of: Float32Array, { on, off }: ReturnType<typeof parted>): number {
  const floor = (places: readonly number[]) => log(quantile(places.map((place) => of[place] ?? 0), 0.1)) // prettier-ignore
  return floor(on) - floor(off)
}

/**
 * What the grain of a picture says of the document on it: dots of print, the grain of a second camera, faded ink.
 *
 * @returns null of a document too small to tell, and of one that fills its picture, as flat scans do: what the camera adds
 * by itself is seen beside it
 */
export function recaptureMeasures(
  { cells, tiles, grain }: PictureMeasures,
  corners: Quad,
): RecaptureMeasures | null {
  const [fineOn, grainOn] = [parted(cells, cellSide, corners), parted(grain, grainSide, corners)]
  const { on, off } = grainOn
  const sharpness = sharpnessOf(cells, fineOn.on)
  const isAmidst = off.length >= Math.max(fewest.beside, leastBeside * (on.length + off.length))
  if (on.length < fewest.on || !isAmidst || sharpness === null) return null
  const levels = (of: Float32Array, places = on, q = 0.5) => log(quantile(places.map((place) => of[place] ?? 0), q)) // prettier-ignore
  const lights = on.map((place) => grain.light[place] ?? 0)
  const half = quantile(lights, 0.5)
  const [dim, lit] = [on.filter((place) => (grain.light[place] ?? 0) <= half), on.filter((place) => (grain.light[place] ?? 0) > half)] // prettier-ignore
  const black = quantile(on.map((place) => grain.darkest[place] ?? 0), 0.04) // prettier-ignore
  const white = quantile(on.map((place) => grain.lightest[place] ?? 0), 0.9) // prettier-ignore
  const waves = tiles.filter(({ middle }) => holds(corners, middle)).map(({ peak }) => peak)
  const colours = fineOn.on.map((place) => {
    const channels = [cells.red[place] ?? 0, cells.green[place] ?? 0, cells.blue[place] ?? 0]
    return (Math.max(...channels) - Math.min(...channels)) / Math.max(20, ...channels)
  })
  return {
    fineFloor: levels(cells.noise, fineOn.on, 0.1),
    fineUsual: levels(cells.noise, fineOn.on),
    fineHigh: levels(cells.noise, fineOn.on, 0.9),
    middleFloor: levels(grain.middle, on, 0.1),
    middleUsual: levels(grain.middle),
    middleHigh: levels(grain.middle, on, 0.9),
    coarseFloor: levels(grain.coarse, on, 0.1),
    coarseUsual: levels(grain.coarse),
    coarseHigh: levels(grain.coarse, on, 0.9),
    tintFloor: levels(grain.tint, on, 0.1),
    tintUsual: levels(grain.tint),
    tintHigh: levels(grain.tint, on, 0.9),
    coarseTintFloor: levels(grain.coarseTint, on, 0.1),
    coarseTintUsual: levels(grain.coarseTint),
    coarseTintHigh: levels(grain.coarseTint, on, 0.9),
    besideFine: beside(cells.noise, fineOn),
    besideMiddle: beside(grain.middle, grainOn),
    besideTint: beside(grain.tint, grainOn),
    lightMiddle: levels(grain.middle, dim, 0.25) - levels(grain.middle, lit, 0.25),
    lightTint: levels(grain.tint, dim, 0.25) - levels(grain.tint, lit, 0.25),
    black,
    white,
    contrast: black / Math.max(1, white),
    wave: quantile(waves, 0.5),
    sharpness,
    colour: quantile(colours, 0.95),
  }
}
