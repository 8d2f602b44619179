import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

export interface RotatedRectangle {
  readonly centre: Point
  /** Unit vector along the longer side; points right, or down when it stands upright. */
  readonly along: Point
  readonly length: number
  readonly breadth: number
}

/** Counter-clockwise hull of points, without the collinear ones (monotone chain, Andrew 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (before === undefined || last === undefined || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return sorted.length < 2 ? sorted : [...half(sorted), ...half(sorted.reverse())]
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

/** Smallest rectangle, at any angle, around points; one of its sides lies on a side of their hull. */
export function minAreaRect(points: readonly Point[]): RotatedRectangle | null {
  const hull = convexHull(points)
  let best: RotatedRectangle | null = null
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length === 0) return
    const around = rectangleAlong(hull, [(to[0] - from[0]) / length, (to[1] - from[1]) / length])
    if (best === null || around.length * around.breadth < best.length * best.breadth) best = around
  })
  return best
}

function rectangleAlong(hull: readonly Point[], [ux, uy]: Point): RotatedRectangle {
  let [lowU, highU, lowV, highV] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of hull) {
    const u = x * ux + y * uy
    const v = y * ux - x * uy
    lowU = Math.min(lowU, u)
    highU = Math.max(highU, u)
    lowV = Math.min(lowV, v)
    highV = Math.max(highV, v)
  }
  const u = (lowU + highU) / 2
  const v = (lowV + highV) / 2
  const centre: Point = [u * ux - v * uy, u * uy + v * ux]
  const [across, down] = [highU - lowU, highV - lowV]
  if (across >= down) return { centre, along: forwards([ux, uy]), length: across, breadth: down }
  return { centre, along: forwards([-uy, ux]), length: down, breadth: across }
}

/** Of the two directions of a side the one that points right, within 45 degrees of upright the one that points down. */
function forwards([x, y]: Point): Point {
  const turn = Math.abs(y) > Math.abs(x) ? y < 0 : x < 0
  return turn ? [-x, -y] : [x, y]
}

/** Corners of a rectangle grown by `margin` on every side. */
export function rectangleCorners(rectangle: RotatedRectangle, margin: number): Quad {
  const { centre, along } = rectangle
  const corner = (l: number, b: number): Point => {
    const u = l * (rectangle.length / 2 + margin)
    const v = b * (rectangle.breadth / 2 + margin)
    return [centre[0] + u * along[0] - v * along[1], centre[1] + u * along[1] + v * along[0]]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
