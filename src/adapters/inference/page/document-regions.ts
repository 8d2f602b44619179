import type { DetectedObject } from '../../../flows/ports/inference/inference.ts'
import type { Size } from '../../../engine/imaging/geometry/rectify.ts'
import { connectedComponents } from './connected-components.ts'
import { minAreaRect, rectangleCorners } from './min-area-rect.ts'

const threshold = 0.5
/** Smaller patches, in parts of the map, are no more than a speck. */
const minPart = 0.0006

/**
 * Rectangles around what is marked on one map of the page finder, the largest first.
 *
 * @param map row-major probabilities 0..1, `width * height` of them
 * @returns corners in pixels of the map
 */
export function documentRegions(map: Float32Array, size: Size): readonly DetectedObject[] {
  return connectedComponents({ map, size, threshold })
    .flatMap(({ outline, area, sum }) => {
      const rectangle = minAreaRect(outline)
      if (rectangle === null || area < minPart * size.width * size.height) return []
      return [{ quad: rectangleCorners(rectangle, 0), score: sum / area, area }]
    })
    .sort((a, b) => b.area - a.area)
    .map(({ quad, score }) => ({ quad, score }))
}
