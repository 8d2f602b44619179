import { between, distance } from '../imaging/geometry/points.ts'
import type { DetectedFace } from '../../vocabulary/face/face.ts'
import type { Point } from '../../vocabulary/imaging/pixels.ts'

/** How far the outline's eyes, nose and mouth may lie from the detector's, in distances from eye to eye. */
const maxApart = 0.5

/**
 * Whether eyes, nose and mouth were located: the detector and the outline, two networks, put them in the same places.
 * Where they do not, one of them sees something else, and what was described is not the face.
 */
export function areLandmarksLocated({ found, outline }: Pick<DetectedFace, 'found' | 'outline'>): boolean {
  const [leftEye, rightEye, nose, leftMouth, rightMouth] = found.points
  const pairs: readonly (readonly [Point, Point])[] = [
    [leftEye, middleOf(outline.slice(36, 42))],
    [rightEye, middleOf(outline.slice(42, 48))],
    [nose, outline[30] ?? [Number.NaN, Number.NaN]],
    [between(leftMouth, rightMouth), middleOf(outline.slice(48, 60))],
  ]
  const unit = distance(leftEye, rightEye)
  return pairs.every(([a, b]) => distance(a, b) <= unit * maxApart)
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
