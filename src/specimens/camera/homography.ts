import type { Point, Quad } from '../../vocabulary/pixels.ts'

/** A projective map of the plane, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

export function mapPoint(h: Homography, [x, y]: Point): Point {
  const w = h[6] * x + h[7] * y + h[8]
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w]
}

export function mapQuad(quad: Quad, map: (point: Point) => Point): Quad {
  return [map(quad[0]), map(quad[1]), map(quad[2]), map(quad[3])]
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

export function inverse(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h
  const determinant = a * (e * j - f * i) - b * (d * j - f * g) + c * (d * i - e * g)
  const scale = (value: number): number => value / determinant
  return [
    scale(e * j - f * i), scale(c * i - b * j), scale(b * f - c * e),
    scale(f * g - d * j), scale(a * j - c * g), scale(c * d - a * f),
    scale(d * i - e * g), scale(b * g - a * i), scale(a * e - b * d),
  ] // prettier-ignore
}

/**
 * A pinhole camera over a page whose middle is the origin.
 * @param view angles in degrees; `turn` clockwise in the plane, then `tilt` away towards `towards`; `distance` in the
 * page's own unit.
 * @returns page → picture plane for a focal length of 1.
 */
export function pinhole(view: { tilt: number; towards: number; turn: number; distance: number }): Homography {
  const radians = Math.PI / 180
  const [ct, st] = [Math.cos(view.turn * radians), Math.sin(view.turn * radians)]
  const [cp, sp] = [Math.cos(view.towards * radians), Math.sin(view.towards * radians)]
  const [ca, sa] = [Math.cos(view.tilt * radians), Math.sin(view.tilt * radians)]
  const column = (x: number, y: number): readonly [number, number, number] => {
    const along = x * cp + y * sp
    const across = -x * sp + y * cp
    return [along * ca * cp - across * sp, along * ca * sp + across * cp, along * sa]
  }
  const [first, second] = [column(ct, st), column(-st, ct)]
  return [first[0], second[0], 0, first[1], second[1], 0, first[2], second[2], view.distance]
}
