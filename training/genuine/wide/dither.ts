import type { Chance } from '../../../src/specimens/chance.ts'

/** How much ink is wanted at each dot, 0..1, row by row. */
export interface Wanted {
  readonly width: number
  readonly height: number
  readonly ink: Float32Array
}

/** Where a printer sets dots, 0 or 1. */
export type Dither = (wanted: Wanted) => Float32Array

/** Dots that grow in a grid turned by an angle, rounder or longer. */
export function screened(chance: Chance): Dither {
  const [angle, period, long] = [chance.between(0, Math.PI), chance.between(2.8, 6), chance.between(0.7, 1)]
  const [cos, sin] = [(2 * Math.PI * Math.cos(angle)) / period, (2 * Math.PI * Math.sin(angle)) / period]
  return ({ width, ink }) =>
    ink.map((level, place) => {
      const [x, y] = [place % width, Math.floor(place / width)]
      const wave = Math.cos(x * cos + y * sin) + long * Math.cos(y * cos - x * sin)
      return level > 0.5 + wave / 4 ? 1 : 0
    })
}

/** Dots by chance, with so much of it; chance alone is as coarse as dots get. */
export function strewn(chance: Chance): Dither {
  const around = chance.between(0.5, 1)
  return ({ width, ink }) => {
    const raw = Float32Array.from(ink, () => chance.unit())
    const at = (place: number): number => raw[place] ?? 0.5
    return ink.map((level, place) => {
      const mean = (at(place - 1) + at(place + 1) + at(place - width) + at(place + width)) / 4
      const threshold = at(place) - around * (mean - 0.5)
      return level > Math.max(0.01, Math.min(0.99, 0.5 + (threshold - 0.5) * 0.9)) ? 1 : 0
    })
  }
}

/** Where the error of a dot goes (Atkinson): an eighth each, a quarter is lost; backwards in every second row. */
const eighths = [[1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [0, 2]] as const // prettier-ignore

/** Dots whose error is made good nearby, against a threshold that is uneven so that no worms grow. */
export function spreading(chance: Chance): Dither {
  const [part, uneven] = [chance.between(1, 1.3), chance.between(0, 0.35)]
  return ({ width, height, ink }) => {
    const [left, out] = [Float32Array.from(ink), new Float32Array(ink.length)]
    for (let y = 0; y < height; y++) {
      const step = y % 2 === 0 ? 1 : -1
      for (let n = 0; n < width; n++) {
        const x = step === 1 ? n : width - 1 - n
        const place = y * width + x
        const level = left[place] ?? 0
        const dot = level > 0.5 + (chance.unit() - 0.5) * uneven ? 1 : 0
        out[place] = dot
        for (const [dx, dy] of eighths) {
          const [tx, to] = [x + step * dx, place + step * dx + dy * width]
          if (tx >= 0 && tx < width && to < left.length)
            left[to] = (left[to] ?? 0) + ((level - dot) * part) / 8
        }
      }
    }
    return out
  }
}
