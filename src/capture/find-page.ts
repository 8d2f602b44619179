import { courseOf, moved, quadOfSides, sidesOf, type Side } from '../geometry/sides.ts'
import { liesOnOneLine, squareToQuad } from '../geometry/homography.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { clearLines, type ClearLine, type Reach } from './clear-lines.ts'
import { pageAroundZone, type DrawnPage, type ZoneLayout } from './page-around-zone.ts'

export interface FoundPage {
  /** In pixels of the picture; the first corner is top left when one reads the page. */
  readonly corners: Quad
  /** 0..1, that every corner is where it is said to be, by a sixtieth of the picture's longer side. */
  readonly confidence: number
}

/**
 * Millimetres that a side may be from where the standard draws it, at its end near the zone and at its other end. The
 * camera tilts, and what is further up the page may be half as far again from its place, or nearer by as much.
 */
const reach = { near: 4, far: 16, farInParts: 0.2, step: 0.5 } as const
/** Then the same side is looked for anew, finer. */
const again = { ends: 1.5, step: 0.15 } as const
/** What it counts, in clearness, to be this far (in millimetres) from where the standard draws the zone's surroundings. */
const misplaced = { mm: 1.5, counts: 0.25 } as const
/** What it counts to be bent by this much, in parts of a side and of a right angle in radians. */
const bent = { by: 0.03, counts: 0.15, most: 6 } as const
/** Focal lengths of cameras, in longer sides of the picture. */
const focalLengths = [0.8, 1.2, 1.8] as const
/** A visa is a label on a larger page: its own edge lies this far inside that page's, in millimetres. */
const label = { inside: 2.9, ends: 1.7, step: 0.25, leastClear: 2 } as const
/**
 * Pages less clear than this at any side are none, for a wrong corner is worse than no corner. Where a side is the border
 * of the picture, as in scans, the page must be whole: not bent by more than this counts.
 */
const leastClear = { alone: 1.6, whole: 1.15, mostBent: 0.15 } as const

/**
 * The page around a machine readable zone: the four lines near those that the standard draws which are clearest, which
 * lie as the standard wants it, and which a flat page of that size may show to a camera.
 *
 * @returns null when a side cannot be told from what it lies on
 */
export function findPage(pixels: Pixels, zone: ZoneLayout): FoundPage | null {
  const drawn = pageAroundZone(zone)
  const rough = bestQuad(pixels, drawn)
  if (rough === null) return null
  const fine = settled(pixels, rough, drawn)
  if (fine === null || fine.clear < leastClear.whole) return null
  const bends = strangeness(fine.corners, drawn.aspect, pixels)
  if (fine.clear < leastClear.alone && bends > leastClear.mostBent) return null
  const corners = zone.format.startsWith('MRV') ? labelInside(pixels, fine.corners, drawn) : fine.corners
  return { corners, confidence: Math.min(0.98, 0.5 + 0.3 * (fine.clear - 1)) }
}

function bestQuad(pixels: Pixels, drawn: DrawnPage): Quad | null {
  const { unit, aspect } = drawn
  const [top, right, bottom, left] = sidesOf(drawn.corners)
  const far = Math.min(reach.far, reach.farInParts * (courseOf(left).length / unit) + 1)
  const look = (side: Side, begin: number, end: number) =>
    clearLines(pixels, side, { begin: begin * unit, end: end * unit, step: reach.step * unit })
  const tops = look(top, far, far)
  const rights = look(right, far, reach.near)
  const bottoms = look(bottom, reach.near, reach.near)
  const lefts = look(left, reach.near, far)
  let best: { readonly quad: Quad | null; readonly worth: number } = { quad: null, worth: -Infinity }
  for (const sides of combinations(tops, rights, bottoms, lefts)) {
    const [a, b, c, d] = sides
    const most = a.clear + b.clear + c.clear + d.clear - misplacedBy([b.end, c.begin, c.end, d.begin], unit)
    if (most <= best.worth) continue
    const quad = quadOfSides(sides)
    const worth = quad === null ? -Infinity : most - strangeness(quad, aspect, pixels)
    if (worth > best.worth) best = { quad, worth }
  }
  return best.quad
}

function combinations(
  ...[tops, rights, bottoms, lefts]: readonly [Lines, Lines, Lines, Lines]
): (readonly [ClearLine, ClearLine, ClearLine, ClearLine])[] {
  return tops.flatMap((a) =>
    rights.flatMap((b) => bottoms.flatMap((c) => lefts.map((d) => [a, b, c, d] as const))),
  )
}
type Lines = readonly ClearLine[]

function misplacedBy(offsets: readonly number[], unit: number): number {
  return offsets.reduce((sum, off) => sum + misplaced.counts * (off / unit / misplaced.mm) ** 2, 0)
}

/** What it counts that a page of these proportions would have to be bent to look like this to any camera. */
function strangeness(quad: Quad, aspect: number, { width, height }: Pixels): number {
  const [a, b, c, d] = quad
  const centred = [a, b, c, d].map(([x, y]) => [x - width / 2, y - height / 2] as const)
  const [p, q, r, s] = centred
  if (!p || !q || !r || !s || liesOnOneLine([p, q, r, s])) return Infinity
  const map = squareToQuad([p, q, r, s])
  const bends = focalLengths.map((focal) => {
    // The page's own two directions as the camera sees them in space: at right angles, and of one scale.
    const pixel = 1 / (focal * Math.max(width, height))
    const across = [(map[0] * pixel) / aspect, (map[3] * pixel) / aspect, map[6] / aspect] as const
    const down = [map[1] * pixel, map[4] * pixel, map[7]] as const
    const [wide, high] = [Math.hypot(...across), Math.hypot(...down)]
    const skew = (across[0] * down[0] + across[1] * down[1] + across[2] * down[2]) / (wide * high)
    return (Math.log(wide / high) / bent.by) ** 2 + (skew / bent.by) ** 2
  })
  return Math.min(bent.most, bent.counts * Math.min(...bends))
}

/** The same sides found anew in fine steps, and how clear the least clear of them is. */
function settled(
  pixels: Pixels,
  quad: Quad,
  { unit }: DrawnPage,
): { readonly corners: Quad; readonly clear: number } | null {
  const fine: Reach = { begin: again.ends * unit, end: again.ends * unit, step: again.step * unit }
  const find = (side: Side) => clearLines(pixels, side, fine)[0] ?? null
  const [top, right, bottom, left] = sidesOf(quad)
  const [a, b, c, d] = [find(top), find(right), find(bottom), find(left)]
  if (a === null || b === null || c === null || d === null) return null
  const corners = quadOfSides([a, b, c, d])
  return corners && { corners, clear: Math.min(a.clear, b.clear, c.clear, d.clear) }
}

/** Each side moved to the label's own edge where one shows inside. */
function labelInside(pixels: Pixels, quad: Quad, { unit }: DrawnPage): Quad {
  const ends = label.ends * unit
  const own = (side: Side): Side => {
    const { left } = courseOf(side)
    const inside: Side = {
      from: moved(side.from, left, -label.inside * unit),
      to: moved(side.to, left, -label.inside * unit),
    }
    const line: ClearLine | undefined = clearLines(pixels, inside, {
      begin: ends,
      end: ends,
      step: label.step * unit,
    })[0]
    return line !== undefined && line.clear >= label.leastClear ? line : side
  }
  const [top, right, bottom, left] = sidesOf(quad)
  return quadOfSides([own(top), own(right), own(bottom), own(left)]) ?? quad
}
