import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import type { Point } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { LumaPicture } from '../measures/luma-picture.ts'

/** How a face is held, in parts of the distance of its eyes. A person at rest has values of their own. */
export interface FacePose {
  /** Rises as the person turns to their own left; about 0 straight ahead, 0.3 at some 30°. */
  readonly yaw: number
  /** Where the tip of the nose lies between eyes and mouth, 0..1: falls as the person looks up. */
  readonly pitch: number
  /** Brightness of the mouth by that of the cheeks: falls as it opens. */
  readonly mouth: number
}

/** @param picture the one in which the face was found */
export function facePose({ points }: FoundFace, picture: LumaPicture): FacePose {
  const [left, right, nose, mouthLeft, mouthRight] = points
  const span = Math.max(1, Math.hypot(right[0] - left[0], right[1] - left[1]))
  const along: Point = [(right[0] - left[0]) / span, (right[1] - left[1]) / span]
  const down: Point = [-along[1], along[0]]
  const [eyes, mouth] = [middle(left, right), middle(mouthLeft, mouthRight)]
  const way = (from: Point, to: Point, by: Point) => (to[0] - from[0]) * by[0] + (to[1] - from[1]) * by[1]
  const lips: Point = [mouth[0] + down[0] * span * 0.08, mouth[1] + down[1] * span * 0.08]
  const cheeks = [middle(left, mouthLeft), middle(right, mouthRight)].map((at) =>
    shade(picture, at, span * 0.1),
  )
  return {
    yaw: way(eyes, nose, along) / span,
    pitch: way(eyes, nose, down) / Math.max(span / 4, way(eyes, mouth, down)),
    mouth: shade(picture, lips, span * 0.14) / Math.max(1, ((cheeks[0] ?? 0) + (cheeks[1] ?? 0)) / 2),
  }
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Mean brightness of a square around a point, as far as it lies in the picture. */
function shade({ width, height, data }: LumaPicture, [cx, cy]: Point, half: number): number {
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, Math.round(cy - half)); y <= Math.min(height - 1, cy + half); y++)
    for (let x = Math.max(0, Math.round(cx - half)); x <= Math.min(width - 1, cx + half); x++) {
      sum += data[y * width + x] ?? 0
      count++
    }
  return count === 0 ? 0 : sum / count
}
