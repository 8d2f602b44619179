import { distance } from '../geometry/points.ts'
import { courseOf } from '../geometry/sides.ts'
import type { MrzPage } from '../../../vocabulary/imaging/mrz-page.ts'
import type { Point, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'

/** Where the zone lies: its outer corners in reading direction, in pixels of the picture. */
export interface ZoneLayout<S extends Space = 'page'> {
  /** What its layout says of the page around it. */
  readonly page: MrzPage
  readonly corners: Quad<S>
}

/** A page as the standard draws it around a zone. */
export interface DrawnPage<S extends Space = 'page'> {
  /** In reading order, in pixels; where the page really is, the camera tells: it leans, and is further away on top. */
  readonly corners: Quad<S>
  /** Pixels a millimetre, along the zone. */
  readonly unit: number
  /** Width over height. */
  readonly aspect: number
}

/** The page that the standard draws around the zone, `margin` (in parts of its width) larger on every side. */
export function pageFromMrz<S extends Space = 'page'>(
  { page, corners }: ZoneLayout<S>,
  margin = 0,
): DrawnPage<S> {
  const [topLeft, topRight, , bottomLeft] = corners
  const { text, side, above, below, height } = page
  const { length, along: right } = courseOf({ from: topLeft, to: topRight })
  const unit = length / text
  const down: Point = [-right[1], right[0]]
  const extra = margin * (text + 2 * side)
  const depth = distance(topLeft, bottomLeft)
  const at = (x: number, y: number): Point<S> => [
    topLeft[0] + right[0] * x + down[0] * y,
    topLeft[1] + right[1] * x + down[1] * y,
  ]
  const [left, most] = [-(side + extra) * unit, length + (side + extra) * unit]
  const [top, bottom] = [-(above + extra) * unit, depth + (below + extra) * unit]
  return {
    corners: [at(left, top), at(most, top), at(most, bottom), at(left, bottom)],
    unit,
    aspect: (text + 2 * side) / height,
  }
}
