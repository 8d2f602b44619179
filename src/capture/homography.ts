import type { Point, Quad } from '../vocabulary/pixels.ts'

/** Nine coefficients, row by row, of a projective map of the plane. */
export type Homography = readonly [
  number, number, number, number, number, number, number, number, number,
] // prettier-ignore

/** The map that leads the unit square's corners (0,0), (1,0), (1,1), (0,1) to a quad (Heckbert 1989, section 2.2). */
export function squareToQuad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Homography {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2]
  const determinant = dx1 * dy2 - dx2 * dy1
  if (determinant === 0) throw new Error('The corners of a quad lie on one line')
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** The map that leads back. Throws an Error for a map that cannot be undone. */
export function inverse(m: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = m
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (determinant === 0) throw new Error('This map cannot be undone')
  const k = 1 / determinant
  return [
    (e * i - f * h) * k, (c * h - b * i) * k, (b * f - c * e) * k,
    (f * g - d * i) * k, (a * i - c * g) * k, (c * d - a * f) * k,
    (d * h - e * g) * k, (b * g - a * h) * k, (a * e - b * d) * k,
  ] // prettier-ignore
}

/** Where a map leads a point. */
export function mapPoint(m: Homography, [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = m
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}
