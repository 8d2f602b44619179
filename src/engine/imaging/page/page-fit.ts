import { quadOfSides, sidesOf, type Side } from '../geometry/sides.ts'
import { liesOnOneLine, squareToQuad } from '../geometry/homography.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { edgeLines, type EdgeLine, type Reach } from './edge-lines.ts'

export interface FoundPage {
  /** In pixels of the picture; the first corner is top left when one reads the page. */
  readonly corners: Quad<'page'>
  /** 0..1, that every corner is where it is said to be, by a sixtieth of the picture's longer side. */
  readonly confidence: number
}

/** What it counts, in clearness, to be bent by this much, in parts of a side and of a right angle in radians. */
const bent = { by: 0.03, counts: 0.15, most: 6 } as const
/** Focal lengths of cameras, in longer sides of the picture. */
const focalLengths = [0.8, 1.2, 1.8] as const
/** Millimetres about each side in which it is looked for anew, finer. */
const again = { ends: 1.5, step: 0.15 } as const

type Lines = readonly EdgeLine[]
type FourLines = readonly [top: EdgeLine, right: EdgeLine, bottom: EdgeLine, left: EdgeLine]

/**
 * Of all fours of lines the page that is clear and that a flat page of these proportions may show to a camera.
 *
 * @param options.misplaced what it counts that four lines are where a page's sides are not expected
 */
export function bestPage(
  pixels: Pixels,
  lines: readonly [tops: Lines, rights: Lines, bottoms: Lines, lefts: Lines],
  { aspect, misplaced }: { readonly aspect: number; readonly misplaced: (sides: FourLines) => number },
): Quad<'page'> | null {
  let best: { readonly quad: Quad<'page'> | null; readonly worth: number } = { quad: null, worth: -Infinity }
  for (const sides of combinations(lines)) {
    const [a, b, c, d] = sides
    const most = a.clear + b.clear + c.clear + d.clear - misplaced(sides)
    if (most <= best.worth) continue
    const quad = quadOfSides(sides)
    const worth = quad === null ? -Infinity : most - strangeness(quad, aspect, pixels)
    if (worth > best.worth) best = { quad, worth }
  }
  return best.quad
}

function combinations([tops, rights, bottoms, lefts]: readonly [Lines, Lines, Lines, Lines]): FourLines[] {
  return tops.flatMap((a) =>
    rights.flatMap((b) => bottoms.flatMap((c) => lefts.map((d) => [a, b, c, d] as const))),
  )
}

/** What it counts that a page of these proportions would have to be bent to look like this to any camera. */
export function strangeness(quad: Quad, aspect: number, { width, height }: Pixels): number {
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

/** The same sides found anew in fine steps of a page with `unit` pixels a millimetre, and how clear the least clear one is. */
export function settled(
  pixels: Pixels,
  quad: Quad<'page'>,
  unit: number,
): { readonly corners: Quad<'page'>; readonly clear: number } | null {
  const fine: Reach = { begin: again.ends * unit, end: again.ends * unit, step: again.step * unit }
  const find = (side: Side<'page'>) => edgeLines(pixels, side, fine)[0] ?? null
  const [top, right, bottom, left] = sidesOf(quad)
  const [a, b, c, d] = [find(top), find(right), find(bottom), find(left)]
  if (a === null || b === null || c === null || d === null) return null
  const corners = quadOfSides([a, b, c, d])
  return corners && { corners, clear: Math.min(a.clear, b.clear, c.clear, d.clear) }
}

/** How certain corners are, by the least clear of the sides between them. */
export function confidenceBy(clear: number): number {
  return Math.min(0.98, 0.5 + 0.3 * (clear - 1))
}
