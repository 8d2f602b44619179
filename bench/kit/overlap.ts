import type { Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'

/** How much two convex quads, each clockwise, have in common: 0..1 of what they cover together. */
export function intersectionOverUnion(a: Quad, b: Quad): number {
  const common = polygonArea(
    b.reduce((stored, from, at) => clipByEdge(stored, from, b[(at + 1) % 4] ?? from), [...a]),
  )
  return common / (polygonArea(a) + polygonArea(b) - common)
}

/** The part of a polygon that lies on the inner side of a line (Sutherland and Hodgman 1974). */
function clipByEdge(polygon: readonly Point[], from: Point, to: Point): Point[] {
  const side = ([x, y]: Point): number =>
    (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  return polygon.flatMap((point, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? point
    const [here, there] = [side(point), side(next)]
    const part = here / (here - there)
    const edgeCrossing: Point = [
      point[0] + (next[0] - point[0]) * part,
      point[1] + (next[1] - point[1]) * part,
    ]
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [edgeCrossing] : [])]
  })
}

function polygonArea(polygon: readonly Point[]): number {
  const doubled = polygon.reduce((sum, [x, y], at) => {
    const [u, v] = polygon[(at + 1) % polygon.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)
  return Math.abs(doubled) / 2
}
