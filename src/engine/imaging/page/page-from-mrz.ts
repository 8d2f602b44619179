import { distance } from '../geometry/points.ts'
import { courseOf } from '../geometry/sides.ts'
import type { MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** Where the zone lies: its outer corners in reading direction, in pixels of the picture. */
export interface ZoneLayout {
  readonly format: MrzFormat
  readonly corners: Quad
}

/** A page as the standard draws it around a zone. */
export interface DrawnPage {
  /** In reading order, in pixels; where the page really is, the camera tells: it leans, and is further away on top. */
  readonly corners: Quad
  /** Pixels a millimetre, along the zone. */
  readonly unit: number
  /** Width over height. */
  readonly aspect: number
}

/**
 * Millimetres of the page around the zone's outer corners: left and right of its lines, above the first, below the
 * last (ICAO Doc 9303-4, -5, -6 and -7, figures of the zone; the upper part is what is left of the page's height).
 */
const around: Readonly<
  Record<
    MrzFormat,
    {
      readonly text: number
      readonly side: number
      readonly above: number
      readonly below: number
      readonly height: number
    }
  >
> = {
  TD3: { text: 111.8, side: 6.6, above: 71, below: 7.5, height: 88 },
  'MRV-A': { text: 111.8, side: 4.1, above: 63, below: 7.5, height: 80 },
  TD2: { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74 },
  'MRV-B': { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74 },
  'FRA-ID': { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74 },
  TD1: { text: 76.2, side: 4.7, above: 32, below: 6, height: 54 },
  'CHE-DL': { text: 76.2, side: 4.7, above: 32, below: 6, height: 54 },
}

/** The page that the standard draws around the zone, `margin` (in parts of its width) larger on every side. */
export function pageFromMrz({ format, corners }: ZoneLayout, margin = 0): DrawnPage {
  const [topLeft, topRight, , bottomLeft] = corners
  const { text, side, above, below, height } = around[format]
  const { length, along: right } = courseOf({ from: topLeft, to: topRight })
  const unit = length / text
  const down: Point = [-right[1], right[0]]
  const extra = margin * (text + 2 * side)
  const depth = distance(topLeft, bottomLeft)
  const at = (x: number, y: number): Point => [
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
