import type { Pixels } from '../../vocabulary/pixels.ts'
import type { FlatSpecimen } from '../draw-specimen.ts'
import type { Homography } from './homography.ts'
import { inverse as inverted, mapPoint } from './homography.ts'

interface Lie {
  /** Pixels of the photograph → page in millimetres. */
  readonly inverse: Homography
  readonly curlMm: number
  readonly pxPerMm: number
}

/** Millimetres from the edge of a page with round corners, positive inside. */
function depth(x: number, y: number, page: { width: number; height: number; corner: number }): number {
  const dx = Math.abs(x - page.width / 2) - page.width / 2 + page.corner
  const dy = Math.abs(y - page.height / 2) - page.height / 2 + page.corner
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0))
  return page.corner - outside - Math.min(Math.max(dx, dy), 0)
}

/** How far the page's shadow reaches on what it lies on, millimetres. */
const shadowMm = 2.4

function boundsOf(
  pixels: Pixels,
  flat: FlatSpecimen,
  lie: Lie,
): { left: number; right: number; top: number; bottom: number } {
  const toPicture = inverted(lie.inverse)
  const reach = shadowMm * 1.6 + lie.curlMm
  const [, , [widthDots, heightDots]] = flat.truth.page
  const [width, height] = [widthDots / flat.dotsPerMm, heightDots / flat.dotsPerMm]
  const corners = [[-reach, -reach], [width + reach, -reach], [width + reach, height + reach], [-reach, height + reach]] as const // prettier-ignore
  const mapped = corners.map((corner) => mapPoint(toPicture, corner))
  const [xs, ys] = [mapped.map(([x]) => x), mapped.map(([, y]) => y)]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(pixels.width, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(pixels.height, Math.ceil(Math.max(...ys))),
  }
}

/** Lays one interpolated dot of the page over a pixel. `u`, `v` in dots of the page. */
function sample(
  flat: Pixels,
  onto: { data: Uint8Array; at: number; u: number; v: number; amount: number },
): void {
  const { data, at, u, v, amount } = onto
  const x = u < 0 ? 0 : u > flat.width - 1.001 ? flat.width - 1.001 : u
  const y = v < 0 ? 0 : v > flat.height - 1.001 ? flat.height - 1.001 : v
  const [x0, y0] = [x | 0, y | 0]
  const [fx, fy] = [x - x0, y - y0]
  const source = flat.data
  const a = (y0 * flat.width + x0) * 3
  const b = a + flat.width * 3
  for (let k = 0; k < 3; k++) {
    const upper = (source[a + k] ?? 0) * (1 - fx) + (source[a + k + 3] ?? 0) * fx
    const lower = (source[b + k] ?? 0) * (1 - fx) + (source[b + k + 3] ?? 0) * fx
    data[at + k] = (data[at + k] ?? 0) * (1 - amount) + (upper * (1 - fy) + lower * fy) * amount + 0.5
  }
}

/** Puts the page into the scene: its soft shadow first, then the page itself, anti-aliased at its edge. */
export function laySheet(pixels: Pixels, flat: FlatSpecimen, lie: Lie): void {
  const h = lie.inverse
  const [, , [widthDots, heightDots]] = flat.truth.page
  const page = {
    width: widthDots / flat.dotsPerMm,
    height: heightDots / flat.dotsPerMm,
    corner: flat.cornerMm,
  }
  const bounds = boundsOf(pixels, flat, lie)
  const { data } = pixels
  for (let row = bounds.top; row < bounds.bottom; row++) {
    for (let column = bounds.left; column < bounds.right; column++) {
      const w = h[6] * column + h[7] * row + h[8]
      const x = (h[0] * column + h[1] * row + h[2]) / w
      const y =
        (h[3] * column + h[4] * row + h[5]) / w -
        (lie.curlMm === 0 ? 0 : lie.curlMm * Math.sin((Math.PI * x) / page.width))
      const inside = depth(x, y, page)
      const at = (row * pixels.width + column) * 3
      const amount = Math.min(1, 0.5 + inside * lie.pxPerMm)
      if (amount < 1) {
        const shade = 1 - 0.42 * Math.max(0, 1 - Math.max(0, -inside) / shadowMm) ** 2
        for (let k = 0; k < 3; k++) data[at + k] = (data[at + k] ?? 0) * shade
      }
      if (amount > 0)
        sample(flat.pixels, { data, at, u: x * flat.dotsPerMm - 0.5, v: y * flat.dotsPerMm - 0.5, amount })
    }
  }
}
