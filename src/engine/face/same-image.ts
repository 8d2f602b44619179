import { rectify } from '../imaging/geometry/rectify.ts'
import { fitSimilarity, sourceQuad } from '../imaging/geometry/similarity.ts'
import type { FaceKeypoints } from '../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../vocabulary/imaging/pixels.ts'

/** A face in the picture that shows it. */
export interface FaceInImage {
  readonly pixels: Pixels
  readonly points: FaceKeypoints
}

/** Side of the square in which a face is looked at, in pixels, and where eyes, nose and mouth corners belong in it. */
const side = 64
const places: readonly Point[] = [
  [22, 25],
  [42, 25],
  [32, 36],
  [24, 47],
  [40, 47],
]
/** Every so many pixels of the square one is compared, as far around its middle as both surely show. */
const step = 2
const reach = 22
/** How two pictures lie to each other is looked for in ever finer steps: pixels, parts of the size, radians. */
const rounds = 5
const coarsest = { shift: 2, scale: 0.05, turn: 0.05 } as const

/**
 * What a correlation is worth: copies of one picture of an invented person, shrunk to 120 pixels, turned, blurred and saved
 * again, stay above 0.91; two pictures of one person in another light and mood stay below 0.92. Pictures taken one after
 * the other of someone who keeps still come as near as copies do, so the word is never more than a reason to look.
 */
const worth = { middle: 0.95, steepness: 80 } as const

/**
 * How surely one of several pictures of a face is the same picture as another, however much it was cut, scaled, turned,
 * brightened or saved again: it is not who is shown that counts, but whether every shade lies where it lies in the other.
 *
 * @returns 0..1
 */
export function sameImageScore(pictures: readonly FaceInImage[], other: FaceInImage): number {
  const shades = shadesOf(other)
  const nearest = Math.max(...pictures.map((picture) => shadeCorrelation(shadesOf(picture), shades)))
  return 1 / (1 + Math.exp(-worth.steepness * (nearest - worth.middle)))
}

/** The correlation of the shades of two faces, laid over each other as well as they can be; −1..1. */
export function shadeCorrelation(still: Float32Array, moving: Float32Array): number {
  let best: Lay = { x: 0, y: 0, scale: 1, turn: 0 }
  let highest = correlation(still, moving, best)
  for (let round = 0; round < rounds; round++) {
    const part = 2 ** -round
    let isBetter = true
    while (isBetter) {
      isBetter = false
      for (const lay of around(best, part)) {
        const found = correlation(still, moving, lay)
        if (!(found > highest + 1e-4)) continue
        ;[best, highest, isBetter] = [lay, found, true]
      }
    }
  }
  return highest
}

/** How the second square lies on the first: moved, scaled, turned about its middle. */
interface Lay {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

function around({ x, y, scale, turn }: Lay, part: number): readonly Lay[] {
  const shift = coarsest.shift * part
  return [-1, 1].flatMap((way) => [
    { x: x + way * shift, y, scale, turn },
    { x, y: y + way * shift, scale, turn },
    { x, y, scale: scale * (1 + way * coarsest.scale * part), turn },
    { x, y, scale, turn: turn + way * coarsest.turn * part },
  ])
}

/** The shades of a face, 0..255, laid into the square. */
export function shadesOf({ pixels, points }: FaceInImage): Float32Array {
  const size = { width: side, height: side }
  const quad = sourceQuad(fitSimilarity(points, places), size)
  const { data, channels } = rectify(pixels, quad, { ...size, beyond: 'edge', steppedOver: 0 })
  return Float32Array.from({ length: side * side }, (_, at) => {
    let total = 0
    for (let channel = 0; channel < channels; channel++) total += data[at * channels + channel] ?? 0
    return total / channels
  })
}

function correlation(still: Float32Array, moving: Float32Array, lay: Lay): number {
  const middle = side / 2
  const [along, across] = [Math.cos(lay.turn) * lay.scale, Math.sin(lay.turn) * lay.scale]
  let [count, sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0, 0]
  for (let v = -reach; v <= reach; v += step) {
    for (let u = -reach; u <= reach; u += step) {
      const a = still[(middle + v) * side + middle + u] ?? 0
      const b = shadeAt(
        moving,
        middle + lay.x + u * along - v * across,
        middle + lay.y + u * across + v * along,
      )
      count++
      sumA += a
      sumB += b
      squareA += a * a
      squareB += b * b
      product += a * b
    }
  }
  const spread = (squareA - sumA ** 2 / count) * (squareB - sumB ** 2 / count)
  return spread > 0 ? (product - (sumA * sumB) / count) / Math.sqrt(spread) : 0
}

/** Between the four pixels around a place; its edge repeated beyond. */
function shadeAt(shades: Float32Array, x: number, y: number): number {
  const [left, top] = [clamped(Math.floor(x)), clamped(Math.floor(y))]
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = top * side + left
  const upper = (shades[at] ?? 0) * (1 - fx) + (shades[at + 1] ?? 0) * fx
  const lower = (shades[at + side] ?? 0) * (1 - fx) + (shades[at + side + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

function clamped(at: number): number {
  return Math.min(side - 2, Math.max(0, at))
}
