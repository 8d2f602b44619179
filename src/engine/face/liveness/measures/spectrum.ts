import { powerOf } from './tile-power.ts'
import { type Tile, tileSide } from './tiles.ts'
import { medianOf } from '../../../../vocabulary/imaging/median.ts'

/** What the spectrum of some tiles tells of one plane; all in natural logarithms of power. */
export interface PlaneSpectrum {
  /** How far the strongest frequency stands above those of equal fineness: grids do, skin and noise do not. */
  readonly peak: number
  /** The same, mean of the six strongest. */
  readonly peaks: number
  /** Power of the finest third over that of coarse structure: what focus and a second photograph take away. */
  readonly fine: number
  readonly middle: number
  /** Power at the limit of resolution over that of half of it: interpolation and compression bend it. */
  readonly slope: number
  /** Power along rows and columns over that of all directions: pixel grids that lie straight. */
  readonly axis: number
}

export interface TileSpectra {
  readonly luma: PlaneSpectrum
  readonly green: PlaneSpectrum
}

/** Fineness, in waves a tile, from which on a peak is looked for: below lies what faces are made of. */
const firstRing = 5
const lastRing = 31
const strongest = 6
/** Of one ring: both directions of its frequencies are one. */
const rings: readonly (readonly number[])[] = ringPlaces()

export function spectraOf(tiles: readonly Tile[]): TileSpectra {
  const powers = tiles.map(powerOf)
  return {
    luma: planeSpectrum(mean(powers.map(({ luma }) => luma))),
    green: planeSpectrum(mean(powers.map(({ green }) => green))),
  }
}

function planeSpectrum(power: Float64Array): PlaneSpectrum {
  const above: number[] = []
  const [axis, around] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]]
  for (const places of rings.slice(firstRing)) {
    const values = places.map((at) => power[at] ?? 0)
    const usual = medianOf(values) ?? 0
    for (const [index, value] of values.entries()) {
      above.push(value - usual)
      const sum = isAxis(places[index] ?? 0) ? axis : around
      sum[0] += value - usual
      sum[1]++
    }
  }
  above.sort((a, b) => b - a)
  const level = (from: number, to: number) => meanOf(rings.slice(from, to + 1).flatMap((places) => places.map((at) => power[at] ?? 0))) // prettier-ignore
  const coarse = level(4, 7)
  return {
    peak: above[0] ?? 0,
    peaks: meanOf(above.slice(0, strongest)),
    fine: level(22, 31) - coarse,
    middle: level(11, 16) - coarse,
    slope: level(27, 31) - level(15, 19),
    axis: axis[0] / Math.max(1, axis[1]) - around[0] / Math.max(1, around[1]),
  }
}

function ringPlaces(): readonly (readonly number[])[] {
  const all = Array.from({ length: lastRing + 1 }, (): number[] => [])
  for (let v = 0; v < tileSide; v++) {
    for (let u = 0; u <= tileSide / 2; u++) {
      if (u === 0 && v > tileSide / 2) continue
      const across = v > tileSide / 2 ? v - tileSide : v
      all[Math.round(Math.hypot(u, across))]?.push(v * tileSide + u)
    }
  }
  return all
}

function isAxis(at: number): boolean {
  const [u, v] = [at % tileSide, Math.floor(at / tileSide)]
  return u <= 1 || v <= 1 || v >= tileSide - 1
}

function mean(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(tileSide * tileSide)
  for (const one of all) one.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value / all.length))
  return sum
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
