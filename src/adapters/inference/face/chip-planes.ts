import { movedBack, type Similarity } from '../../../engine/imaging/geometry/similarity.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Where a square lies on a picture, and how many pixels its side gets. */
export interface Chip {
  /** From the picture to the square. */
  readonly onto: Similarity
  readonly side: number
}

/** A pixel of the square may step over so many pixels of the picture, beside the one that is seen. */
const steppedOver = 0.25
/** More samples than this per pixel and axis show nothing more. */
const maxSamples = 6

/**
 * What lies in a square of a picture as a network is shown it, planes red, green, blue, 0..255: bilinear, every pixel the
 * mean of the samples it covers, the picture's edge repeated beyond it. Plain numbers and no objects: its loop runs a
 * hundred thousand times for every face.
 *
 * @param planes takes three times the square of the side
 */
export function fillPlanes(planes: Float32Array, pixels: Pixels, { onto, side }: Chip): void {
  const { data, width, height, channels } = pixels
  const [green, blue] = channels === 3 ? [1, 2] : [0, 0]
  const square = onto.a ** 2 + onto.b ** 2
  const samples = Math.min(maxSamples, Math.max(1, Math.ceil(1 / Math.sqrt(square) - steppedOver)))
  const [x0, y0] = movedBack(onto, [0.5 / samples, 0.5 / samples])
  // From one sample to the next along a row of the square; down a column it is (−across, along).
  const [along, across] = [onto.a / square / samples, -onto.b / square / samples]
  const [lastX, lastY, stride] = [width - 1, height - 1, width * channels]
  const [plane, share] = [side * side, 1 / samples ** 2]
  for (let to = 0; to < plane; to++) {
    let [r, g, b] = [0, 0, 0]
    for (let n = 0; n < samples * samples; n++) {
      const u = (to % side) * samples + (n % samples)
      const v = Math.floor(to / side) * samples + Math.floor(n / samples)
      const x = Math.min(lastX, Math.max(0, x0 + u * along - v * across - 0.5))
      const y = Math.min(lastY, Math.max(0, y0 + u * across + v * along - 0.5))
      const left = Math.floor(x)
      const top = Math.floor(y)
      const at = top * stride + left * channels
      const right = left < lastX ? at + channels : at
      const below = top < lastY ? stride : 0
      const both = (x - left) * (y - top)
      const mix: Mix = { data, at, right, below, a: 1 - x + left - y + top + both, b: x - left - both, c: y - top - both, d: both } // prettier-ignore
      r += mixed(mix, 0)
      g += mixed(mix, green)
      b += mixed(mix, blue)
    }
    planes[to] = r * share
    planes[to + plane] = g * share
    planes[to + 2 * plane] = b * share
  }
}

/** Makes of planes those of the square in a mirror. */
export function mirrorPlanes(planes: Float32Array, side: number): void {
  for (let row = 0; row < planes.length; row += side) planes.subarray(row, row + side).reverse()
}

/** Four pixels around a place, and how much each of them counts. */
interface Mix {
  readonly data: Uint8Array
  readonly at: number
  readonly right: number
  readonly below: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

function mixed({ data, at, right, below, a, b, c, d }: Mix, channel: number): number {
  const upper = (data[at + channel] ?? 0) * a + (data[right + channel] ?? 0) * b
  return upper + (data[at + below + channel] ?? 0) * c + (data[right + below + channel] ?? 0) * d
}
