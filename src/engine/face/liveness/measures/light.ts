import { medianOf } from '../../../../vocabulary/imaging/median.ts'
import type { Overview } from './overview.ts'

/** What light and colours of a frame tell: of the face where it is said, else of the frame. */
export interface Light {
  /** Logarithm of the share of the face that is burnt out. */
  readonly specular: number
  /** Brightness, 0..255, below and above which a fiftieth of the frame lies. */
  readonly black: number
  readonly white: number
  /** Deviation of the face's brightness, in steps of 8 bits. */
  readonly contrast: number
  /** Mean of the face, 0..1. */
  readonly saturation: number
  /** Deviation of the colours of the frame, in steps of 8 bits. */
  readonly spread: number
  /** How nearly the colours of the frame lie on one line, 0..1: a screen or an ink tints everything alike. */
  readonly line: number
  /** Unevenness from row to row beside what changes slowly, as of a lamp or screen that flickers; logarithm. */
  readonly banding: number
  /** Share of the frame's rim that is dark and even, 0..1. */
  readonly flatBorder: number
}

const burnt = 236
const fewest = 1e-3
const rim = 0.05

export function lightOf(view: Overview): Light {
  const faces = placesOf(view)
  const luma = Float64Array.from(view.luma).sort()
  const quantile = (part: number) => luma[Math.floor(part * (luma.length - 1))] ?? 0
  const colours = colourMoments(view)
  const specular = meanOf(faces, (at) => (view.luma[at] ?? 0) > burnt && saturationAt(view, at) < 0.2 ? 1 : 0) // prettier-ignore
  const bright = meanOf(faces, (at) => view.luma[at] ?? 0)
  return {
    specular: Math.log(fewest + specular),
    black: quantile(0.02),
    white: quantile(0.98),
    contrast: Math.sqrt(meanOf(faces, (at) => ((view.luma[at] ?? 0) - bright) ** 2)),
    saturation: meanOf(faces, (at) => saturationAt(view, at)),
    ...colours,
    banding: bandingOf(view),
    flatBorder: flatBorderOf(view),
  }
}

function placesOf({ width, face }: Overview): readonly number[] {
  const places: number[] = []
  for (let y = face.top; y < face.bottom; y++)
    for (let x = face.left; x < face.right; x++) places.push(y * width + x)
  return places
}

function saturationAt({ red, green, blue }: Overview, at: number): number {
  const r = red[at] ?? 0
  const g = green[at] ?? 0
  const b = blue[at] ?? 0
  const most = Math.max(r, g, b)
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most
}

function colourMoments({ red, blue, luma }: Overview): Pick<Light, 'spread' | 'line'> {
  const [cr, cb] = [red.map((value, at) => value - (luma[at] ?? 0)), blue.map((value, at) => value - (luma[at] ?? 0))] // prettier-ignore
  const [r, b] = [centred(cr), centred(cb)]
  const [rr, bb, rb] = [meanProduct(r, r), meanProduct(b, b), meanProduct(r, b)]
  return { spread: Math.sqrt(rr + bb), line: Math.abs(rb) / Math.sqrt((rr + 1) * (bb + 1)) }
}

function centred(values: Float64Array): Float64Array {
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / Math.max(1, values.length)
  return values.map((value) => value - mean)
}

function meanProduct(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum / Math.max(1, a.length)
}

/** Rows beside the face, each as its mean, less the mean of the five around it. */
function bandingOf({ width, height, luma, face }: Overview): number {
  const beside = Array.from({ length: width }, (_, x) => x).filter((x) => x < face.left || x >= face.right)
  const rows = Array.from({ length: height }, (_, y) => meanOf(beside, (x) => luma[y * width + x] ?? 0))
  const rough = rows
    .slice(2, -2)
    .map((value, n) => (value - meanOf([0, 1, 2, 3, 4], (k) => rows[n + k] ?? 0)) ** 2)
  return Math.log(0.05 + Math.sqrt(medianOf(rough) ?? 0))
}

function flatBorderOf({ width, height, luma }: Overview): number {
  const [columns, rows] = [Math.max(2, width * rim), Math.max(2, height * rim)]
  let [flat, all] = [0, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (x >= columns && x < width - columns && y >= rows && y < height - rows) continue
      const at = y * width + x
      const here = luma[at] ?? 0
      const rise = Math.abs((luma[at + 1] ?? 0) - here) + Math.abs((luma[at + width] ?? 0) - here)
      if (here < 60 && rise < 6) flat++
      all++
    }
  }
  return flat / Math.max(1, all)
}

function meanOf(places: readonly number[], value: (place: number) => number): number {
  let sum = 0
  for (const place of places) sum += value(place)
  return sum / Math.max(1, places.length)
}
