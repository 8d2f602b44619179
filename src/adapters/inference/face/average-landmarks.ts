import { between } from '../../../engine/imaging/geometry/points.ts'
import type { FaceKeypoints } from '../../../vocabulary/face/face.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'

/** What of the outline lies where each of the detector's points does: both eyes, the tip of the nose, the corners of the mouth. */
const sameAs: readonly (readonly [first: number, last: number])[] = [
  [36, 41],
  [42, 47],
  [30, 30],
  [48, 48],
  [54, 54],
]

/**
 * The five points of a face where detector and outline put them on the average: two networks miss them in different
 * directions, most of all where lines are drawn over a face.
 *
 * @param outline 68 points, in pixels of the same picture
 */
export function averageLandmarks(points: FaceKeypoints, outline: readonly Point[]): readonly Point[] {
  return points.map((point, index) => {
    const [first, last] = sameAs[index] ?? [0, -1]
    const others = outline.slice(first, last + 1)
    const [x, y] = others.reduce<Point>(([sx, sy], other) => [sx + other[0], sy + other[1]], [0, 0])
    return others.length === 0 ? point : between(point, [x / others.length, y / others.length])
  })
}
