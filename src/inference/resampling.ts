import type { Pixels } from '../vocabulary/pixels.ts'

/** One output position: which source positions it blends, and how much of each. */
interface Taps {
  readonly first: Int32Array
  readonly count: Int32Array
  readonly weights: Float32Array
  readonly most: number
}

/**
 * Scales a picture with a triangle filter as wide as the scale demands, so that thin strokes survive shrinking.
 *
 * @param width of the result, in pixels
 * @param height of the result, in pixels
 * @returns the same number of channels
 */
export function scalePixels(pixels: Pixels, width: number, height: number): Pixels {
  const { channels } = pixels
  const across = tapsFor(pixels.width, width)
  const down = tapsFor(pixels.height, height)
  const rows = scaleRows(pixels, width, across)
  const data = new Uint8Array(width * height * channels)
  const stride = width * channels
  const sum = new Float32Array(stride)
  for (let y = 0; y < height; y++) {
    sum.fill(0.5)
    const first = down.first[y] ?? 0
    const count = down.count[y] ?? 0
    for (let k = 0; k < count; k++) {
      const weight = down.weights[y * down.most + k] ?? 0
      const from = (first + k) * stride
      for (let i = 0; i < stride; i++) sum[i] = (sum[i] ?? 0) + weight * (rows[from + i] ?? 0)
    }
    const to = y * stride
    for (let i = 0; i < stride; i++) data[to + i] = sum[i] ?? 0
  }
  return { width, height, channels, data }
}

function scaleRows(pixels: Pixels, width: number, taps: Taps): Float32Array {
  const { channels, data } = pixels
  const rows = new Float32Array(pixels.height * width * channels)
  let to = 0
  for (let y = 0; y < pixels.height; y++) {
    const line = y * pixels.width
    for (let x = 0; x < width; x++) {
      const first = line + (taps.first[x] ?? 0)
      const count = taps.count[x] ?? 0
      for (let c = 0; c < channels; c++) {
        let sum = 0
        for (let k = 0; k < count; k++)
          sum += (taps.weights[x * taps.most + k] ?? 0) * (data[(first + k) * channels + c] ?? 0)
        rows[to++] = sum
      }
    }
  }
  return rows
}

function tapsFor(from: number, to: number): Taps {
  const scale = from / to
  const reach = Math.max(1, scale)
  const most = Math.ceil(reach) * 2 + 1
  const first = new Int32Array(to)
  const count = new Int32Array(to)
  const weights = new Float32Array(to * most)
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale - 0.5
    const low = Math.max(0, Math.ceil(centre - reach))
    const high = Math.min(from - 1, Math.floor(centre + reach))
    let total = 0
    for (let s = low; s <= high; s++) {
      const weight = Math.max(1e-6, 1 - Math.abs(s - centre) / reach)
      weights[i * most + s - low] = weight
      total += weight
    }
    for (let k = 0; k <= high - low; k++) weights[i * most + k] = (weights[i * most + k] ?? 0) / total
    first[i] = low
    count[i] = high - low + 1
  }
  return { first, count, weights, most }
}
