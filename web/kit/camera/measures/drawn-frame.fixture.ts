import type { Point, Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { RgbaPicture } from './rgba-picture.ts'

/** A frame of a camera, drawn: a card with lines of print on a table. All brightness is 0..255. */
export interface DrawnFrame {
  readonly width: number
  readonly height: number
  readonly quad: Quad
  readonly table: number
  readonly card: number
  /** Rectangles over everything: left, top, right, bottom, brightness. */
  readonly patches: readonly (readonly [number, number, number, number, number])[]
  /** Pixels over which each edge fades. */
  readonly blur: number
  readonly noise: number
}

export const uprightCard: Quad = [[50, 50], [270, 50], [270, 189], [50, 189]] // prettier-ignore

export function drawnFrame(differing: Partial<DrawnFrame> = {}): RgbaPicture {
  const frame = { width: 320, height: 240, quad: uprightCard, table: 90, card: 200, patches: [], blur: 0, noise: 2, ...differing } // prettier-ignore
  const { width, height, blur } = frame
  const luma = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) luma[y * width + x] = shadeAt(frame, [x, y])
  const blurred = blur > 0 ? boxBlur(boxBlur(luma, width, blur), width, blur) : luma
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  let state = 1
  for (const [n, value] of blurred.entries()) {
    // A linear congruential generator: noise must be the same each time.
    state = (state * 1664525 + 1013904223) % 2 ** 32
    const shade = value + (state / 2 ** 32 - 0.5) * 2 * frame.noise
    data.fill(shade, n * 4, n * 4 + 3)
  }
  return { width, height, data }
}

function shadeAt({ quad, table, card, patches }: DrawnFrame, [x, y]: Point): number {
  const patch = patches.findLast(
    ([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom,
  )
  if (patch !== undefined) return patch[4]
  const isCard = quad.every(([ax, ay], n) => {
    const [bx, by] = quad[(n + 1) % 4] ?? [0, 0]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
  if (!isCard) return table
  const [left, top] = quad[0]
  const [u, v] = [x - left, y - top]
  const isPrint = u > 90 && u % 7 < 4 && v > 20 && v % 16 < 5
  return isPrint ? card - 120 : card
}

function boxBlur(luma: Float32Array, width: number, radius: number): Float32Array {
  const height = luma.length / width
  return luma.map((_, n) => {
    const [cx, cy] = [n % width, Math.floor(n / width)]
    let [sum, count] = [0, 0]
    for (let y = Math.max(0, cy - radius); y <= Math.min(height - 1, cy + radius); y++)
      for (let x = Math.max(0, cx - radius); x <= Math.min(width - 1, cx + radius); x++, count++)
        sum += luma[y * width + x] ?? 0
    return sum / count
  })
}
