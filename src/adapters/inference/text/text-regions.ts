import type { Size } from '../../../engine/imaging/geometry/rectify.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { connectedComponents } from '../page/connected-components.ts'
import { minAreaRect, rectangleCorners } from '../page/min-area-rect.ts'

export interface TextRegion {
  /** In pixels of the map. */
  readonly quad: Quad
  readonly score: number
}

/** The detector draws the core of each line; a pixel belongs to one from here on. Long rows of fillers come out faint. */
const threshold = 0.2
const minimumScore = 0.35
/** How much of area / perimeter the core is smaller than the line it stands for (Liao 2020, section 3.4). */
const growth = 1.6
const minimumBreadth = 2
const maxRegions = 1000

/**
 * Turns the detector's map of probabilities into rectangles at any angle, from top to bottom.
 *
 * @param map row-major probabilities 0..1, `size.width * size.height`
 */
export function textRegions(map: Float32Array, size: Size): TextRegion[] {
  const regions: TextRegion[] = []
  for (const patch of connectedComponents({ map, size, threshold })) {
    const rectangle = minAreaRect(patch.outline)
    if (rectangle === null || rectangle.breadth < minimumBreadth) continue
    const area = rectangle.length * rectangle.breadth
    const score = Math.min(1, patch.sum / area)
    if (score < minimumScore) continue
    const margin = (area * growth) / (2 * (rectangle.length + rectangle.breadth))
    regions.push({ quad: rectangleCorners(rectangle, margin), score })
  }
  return regions
    .sort((a, b) => b.score - a.score)
    .slice(0, maxRegions)
    .sort((a, b) => middle(a) - middle(b))
}

function middle({ quad }: TextRegion): number {
  return quad[0][1] + quad[1][1] + quad[2][1] + quad[3][1]
}
