import type { Homography } from '../../imaging/geometry/homography.ts'
import { inverse as inverted, mapPoint } from '../../imaging/geometry/homography.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { FlatSpecimen } from '../draw-specimen.ts'

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

/** The byte at a place known to exist. Local, because a call into another module here would cost half of the speed. */
function at(data: Uint8Array | Uint8ClampedArray, place: number): number {
  return data[place] ?? 0
}

/** Reads the page between its dots into three numbers; places outside are brought to its edge. */
function samplerOf({ width, height, data }: Pixels): (u: number, v: number, into: Float64Array) => void {
  const [lastX, lastY] = [width - 1.001, height - 1.001]
  const stride = width * 3
  return (u, v, into) => {
    const x = u < 0 ? 0 : u > lastX ? lastX : u
    const y = v < 0 ? 0 : v > lastY ? lastY : v
    const [x0, y0] = [x | 0, y | 0]
    const [fx, fy] = [x - x0, y - y0]
    const a = y0 * stride + x0 * 3
    const b = a + stride
    const [right, lower, both] = [fx * (1 - fy), (1 - fx) * fy, fx * fy]
    const own = 1 - right - lower - both
    into[0] = at(data, a) * own + at(data, a + 3) * right + at(data, b) * lower + at(data, b + 3) * both
    into[1] =
      at(data, a + 1) * own + at(data, a + 4) * right + at(data, b + 1) * lower + at(data, b + 4) * both
    into[2] =
      at(data, a + 2) * own + at(data, a + 5) * right + at(data, b + 2) * lower + at(data, b + 5) * both
  }
}

/** Share of light left beside the page, in its soft shadow. */
function shadeAt(inside: number): number {
  return 1 - 0.42 * Math.max(0, 1 - Math.max(0, -inside) / shadowMm) ** 2
}

/** Puts the page into the scene: its soft shadow first, then the page itself, anti-aliased at its edge. */
export function projectSheet(pixels: Pixels, flat: FlatSpecimen, lie: Lie): void {
  const h = lie.inverse
  const [, , [widthDots, heightDots]] = flat.truth.page
  const page = {
    width: widthDots / flat.dotsPerMm,
    height: heightDots / flat.dotsPerMm,
    corner: flat.cornerMm,
  }
  const bounds = boundsOf(pixels, flat, lie)
  const { data } = pixels
  const sample = samplerOf(flat.pixels)
  const dot = new Float64Array(3)
  const [left, right, low] = [page.corner + 1, page.width - page.corner - 1, page.height - page.corner - 1]
  for (let row = bounds.top; row < bounds.bottom; row++) {
    for (let column = bounds.left; column < bounds.right; column++) {
      const w = 1 / (h[6] * column + h[7] * row + h[8])
      const x = (h[0] * column + h[1] * row + h[2]) * w
      const y = (h[3] * column + h[4] * row + h[5]) * w - waveAt(x, lie.curlMm, page.width)
      const isWithin = x > left && x < right && y > left && y < low
      const inside = isWithin ? 1 : depth(x, y, page)
      const amount = isWithin ? 1 : Math.max(0, Math.min(1, 0.5 + inside * lie.pxPerMm))
      if (amount > 0) sample(x * flat.dotsPerMm - 0.5, y * flat.dotsPerMm - 0.5, dot)
      const rest = amount === 1 ? 0 : (1 - amount) * shadeAt(inside)
      const place = (row * pixels.width + column) * 3
      for (let k = 0; k < 3; k++) data[place + k] = at(data, place + k) * rest + (dot[k] ?? 0) * amount + 0.5
    }
  }
}

/** Millimetres by which a page not quite flat rises at a place across its width. */
function waveAt(x: number, height: number, width: number): number {
  return height === 0 ? 0 : height * Math.sin((Math.PI * x) / width)
}
