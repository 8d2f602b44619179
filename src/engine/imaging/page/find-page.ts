import { along } from '../geometry/points.ts'
import { courseOf, quadOfSides, sidesOf, type Side } from '../geometry/sides.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { edgeLines, type EdgeLine } from './edge-lines.ts'
import { pageFromMrz, type DrawnPage, type ZoneLayout } from './page-from-mrz.ts'
import { bestPage, confidenceBy, settled, strangeness, type FoundPage } from './page-fit.ts'

/**
 * Millimetres that a side may be from where the standard draws it, at its end near the zone and at its other end. The
 * camera tilts, and what is further up the page may be half as far again from its place, or nearer by as much.
 */
const reach = { near: 4, far: 16, farInParts: 0.2, step: 0.5 } as const
/** What it counts, in clearness, to be this far (in millimetres) from where the standard draws the zone's surroundings. */
const misplaced = { mm: 1.5, counts: 0.25 } as const
/** A visa is a label on a larger page: its own edge lies this far inside that page's, in millimetres. */
const label = { inside: 2.9, ends: 1.7, step: 0.25, leastClear: 2 } as const
/**
 * Pages less clear than this at any side are none, for a wrong corner is worse than no corner. Where a side is the border
 * of the picture, as in scans, the page must be whole: not bent by more than this counts.
 */
const minClear = { alone: 1.6, whole: 1.15, mostBent: 0.15 } as const

/**
 * The page around a machine readable zone: the four lines near those that the standard draws which are clearest, which
 * lie as the standard wants it, and which a flat page of that size may show to a camera.
 *
 * @returns null when a side does not stand out from the background
 */
export function findPage(pixels: Pixels, zone: ZoneLayout): FoundPage | null {
  const drawn = pageFromMrz(zone)
  const rough = roughly(pixels, drawn)
  if (rough === null) return null
  const fine = settled(pixels, rough, drawn.unit)
  if (fine === null || fine.clear < minClear.whole) return null
  const bends = strangeness(fine.corners, drawn.aspect, pixels)
  if (fine.clear < minClear.alone && bends > minClear.mostBent) return null
  const corners = zone.page.isLabel === true ? labelInside(pixels, fine.corners, drawn) : fine.corners
  return { corners, confidence: confidenceBy(fine.clear) }
}

function roughly(pixels: Pixels, drawn: DrawnPage): Quad<'page'> | null {
  const { unit, aspect } = drawn
  const [top, right, bottom, left] = sidesOf(drawn.corners)
  const far = Math.min(reach.far, reach.farInParts * (courseOf(left).length / unit) + 1)
  const look = (side: Side<'page'>, begin: number, end: number) =>
    edgeLines(pixels, side, { begin: begin * unit, end: end * unit, step: reach.step * unit })
  const lines = [
    look(top, far, far),
    look(right, far, reach.near),
    look(bottom, reach.near, reach.near),
    look(left, reach.near, far),
  ] as const
  return bestPage(pixels, lines, {
    aspect,
    misplaced: ([, b, c, d]) => misplacedBy([b.end, c.begin, c.end, d.begin], unit),
  })
}

function misplacedBy(offsets: readonly number[], unit: number): number {
  return offsets.reduce((sum, off) => sum + misplaced.counts * (off / unit / misplaced.mm) ** 2, 0)
}

/** Each side moved to the label's own edge where one shows inside. */
function labelInside(pixels: Pixels, quad: Quad<'page'>, { unit }: DrawnPage): Quad<'page'> {
  const ends = label.ends * unit
  const own = (side: Side<'page'>): Side<'page'> => {
    const { left } = courseOf(side)
    const inside: Side<'page'> = {
      from: along(side.from, left, -label.inside * unit),
      to: along(side.to, left, -label.inside * unit),
    }
    const line: EdgeLine | undefined = edgeLines(pixels, inside, {
      begin: ends,
      end: ends,
      step: label.step * unit,
    })[0]
    return line !== undefined && line.clear >= label.leastClear ? line : side
  }
  const [top, right, bottom, left] = sidesOf(quad)
  return quadOfSides([own(top), own(right), own(bottom), own(left)]) ?? quad
}
