import type { Point, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'

/** A projective map of the plane: nine coefficients, row by row. */
export type Homography = readonly [
  number, number, number, number, number, number, number, number, number,
] // prettier-ignore

/**
 * The map that leads the unit square's corners (0,0), (1,0), (1,1), (0,1) to a quad (Heckbert 1989, section 2.2).
 *
 * @throws Error when `liesOnOneLine(quad)`
 */
export function squareToQuad(quad: Quad): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2]
  const determinant = cornerOf(quad)
  if (determinant === 0) throw new Error('The corners of a quad lie on one line')
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** True when the second, third and fourth corner lie on one line: such a quad cannot be rectified. */
export function liesOnOneLine(quad: Quad): boolean {
  return cornerOf(quad) === 0
}

function cornerOf([, [x1, y1], [x2, y2], [x3, y3]]: Quad): number {
  return (x1 - x2) * (y3 - y2) - (x3 - x2) * (y1 - y2)
}

/** The map that leads back. Throws an Error for a map that cannot be undone. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (determinant === 0) throw new Error('This map cannot be undone')
  const part = (value: number): number => value / determinant
  return [
    part(e * i - f * h), part(c * h - b * i), part(b * f - c * e),
    part(f * g - d * i), part(a * i - c * g), part(c * d - a * f),
    part(d * h - e * g), part(b * g - a * h), part(a * e - b * d),
  ] // prettier-ignore
}

/** First `second`, then `first`. */
export function composed(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first
  const row = (x: number, y: number, z: number): [number, number, number] => [
    x * second[0] + y * second[3] + z * second[6],
    x * second[1] + y * second[4] + z * second[7],
    x * second[2] + y * second[5] + z * second[8],
  ]
  return [...row(a, b, c), ...row(d, e, f), ...row(g, h, i)]
}

/** Where a map leads a point. */
export function mapPoint(map: Homography, [x, y]: Point): Point {
  const w = map[6] * x + map[7] * y + map[8]
  return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w]
}

export function mapQuad<From extends Space, To extends Space>(
  quad: Quad<From>,
  map: (point: Point<From>) => Point<To>,
): Quad<To> {
  return [map(quad[0]), map(quad[1]), map(quad[2]), map(quad[3])]
}
