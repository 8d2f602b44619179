import type { Random } from '../../../src/engine/specimens/random.ts'

/** How much ink is wanted at each dot, 0..1, row by row. */
export interface InkCoverage {
  readonly width: number
  readonly height: number
  readonly ink: Float32Array
}

/** How much of a full tone a printer sets at each dot, 0..1. */
export type Dither = (coverage: InkCoverage) => Float32Array

/** Dots that grow in a grid turned by an angle, rounder or longer. */
export function orderedDither(random: Random): Dither {
  const [angle, period, long] = [random.between(0, Math.PI), random.between(2.8, 6), random.between(0.7, 1)]
  const [cos, sin] = [(2 * Math.PI * Math.cos(angle)) / period, (2 * Math.PI * Math.sin(angle)) / period]
  return ({ width, ink }) =>
    ink.map((level, place) => {
      const [x, y] = [place % width, Math.floor(place / width)]
      const wave = Math.cos(x * cos + y * sin) + long * Math.cos(y * cos - x * sin)
      return level > 0.5 + wave / 4 ? 1 : 0
    })
}

/** Dots at random, with so much of it; randomness alone is as coarse as dots get. */
export function blueNoiseDither(random: Random): Dither {
  const around = random.between(0.5, 1)
  return ({ width, ink }) => {
    const raw = Float32Array.from(ink, () => random.unit())
    const at = (place: number): number => raw[place] ?? 0.5
    return ink.map((level, place) => {
      const mean = (at(place - 1) + at(place + 1) + at(place - width) + at(place + width)) / 4
      const threshold = at(place) - around * (mean - 0.5)
      return level > Math.max(0.01, Math.min(0.99, 0.5 + (threshold - 0.5) * 0.9)) ? 1 : 0
    })
  }
}

/** Where the error of a dot goes (Atkinson): an eighth each, a quarter is lost; backwards in every second row. */
const atkinsonWeights = [[1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [0, 2]] as const // prettier-ignore

/** Dots whose error is made good nearby, against a threshold that is uneven so that no worms grow. */
export function errorDiffusion(random: Random): Dither {
  const [part, uneven] = [random.between(1, 1.3), random.between(0, 0.35)]
  return ({ width, height, ink }) => {
    const [left, out] = [Float32Array.from(ink), new Float32Array(ink.length)]
    for (let y = 0; y < height; y++) {
      const step = y % 2 === 0 ? 1 : -1
      for (let n = 0; n < width; n++) {
        const x = step === 1 ? n : width - 1 - n
        const place = y * width + x
        const level = left[place] ?? 0
        const dot = level > 0.5 + (random.unit() - 0.5) * uneven ? 1 : 0
        out[place] = dot
        for (const [dx, dy] of atkinsonWeights) {
          const [tx, to] = [x + step * dx, place + step * dx + dy * width]
          if (tx >= 0 && tx < width && to < left.length)
            left[to] = (left[to] ?? 0) + ((level - dot) * part) / 8
        }
      }
    }
    return out
  }
}

/** Lines that grow broader, turned by an angle, as old lasers and engravers draw them. */
export function lineScreen(random: Random): Dither {
  const [angle, period] = [random.between(0, Math.PI), random.between(2.5, 6)]
  const [cos, sin] = [(2 * Math.PI * Math.cos(angle)) / period, (2 * Math.PI * Math.sin(angle)) / period]
  return ({ width, ink }) =>
    ink.map((level, place) => {
      const wave = Math.cos((place % width) * cos + Math.floor(place / width) * sin)
      return level > 0.5 + wave / 2.05 ? 1 : 0
    })
}

/** Where the error of a drop goes, and how much: less the further off, by a power of its own. */
function diffusionWeights(random: Random): readonly (readonly [dx: number, dy: number, part: number])[] {
  const [power, far] = [random.between(0.5, 2.5), random.pick([1, 2, 2, 3])]
  const places = Array.from({ length: 3 * (2 * far + 1) }, (_, n) => [(n % (2 * far + 1)) - far, Math.floor(n / (2 * far + 1))] as const) // prettier-ignore
  const ahead = places.filter(([dx, dy]) => dy > 0 || dx > 0)
  const raw = ahead.map(([dx, dy]) => (dx * dx + dy * dy) ** -power * random.between(0.6, 1.4))
  const sum = raw.reduce((total, part) => total + part, 0)
  return ahead.map(([dx, dy], n) => [dx, dy, (raw[n] ?? 0) / sum])
}

/** Drops of one to three sizes whose error is made good further on; some nozzles miss their row. */
export function inkjetDroplets(random: Random): Dither {
  const [parts, sizes, astray] = [diffusionWeights(random), random.whole(1, 3), random.between(0, 0.12)]
  return ({ width, height, ink }) => {
    const [left, out] = [Float32Array.from(ink), new Float32Array(ink.length)]
    for (let place = 0; place < left.length; place++) {
      const level = left[place] ?? 0
      const drop = Math.max(0, Math.min(1, Math.round(level * sizes) / sizes))
      const to = random.happens(astray) ? place + width : place
      if (to < out.length) out[to] = Math.min(1, (out[to] ?? 0) + drop)
      for (const [dx, dy, part] of parts) {
        const next = place + dx + dy * width
        const isOn = (place % width) + dx >= 0 && (place % width) + dx < width && next < height * width
        if (isOn) left[next] = (left[next] ?? 0) + (level - drop) * part
      }
    }
    return out
  }
}
