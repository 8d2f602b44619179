import {
  squareToQuad,
  inverse,
  composed,
  mapPoint,
  liesOnOneLine,
} from '../../imaging/geometry/homography.ts'
import type { LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** What a face does in one frame, in parts of the distance of its eyes; a person at rest has values of their own. */
export interface FaceSignals {
  /** Where the tip of the nose lies between the eyes: rises as the person turns to their own left. */
  readonly yaw: number
  /** Where it lies between eyes and mouth, 0..1: falls as the person looks up. */
  readonly pitch: number
  /** Between the inner edges of the lips. */
  readonly mouth: number
  /** How dark the mouth is by the shade of the cheeks; null where it is unknown. */
  readonly mouthShade: number | null
  /** How far the colours within the eyes lie apart; null where it is unknown. */
  readonly eyeColours: number | null
  /** Eyes and mouth corners, which lie nearly in a plane, and the tip of the nose, which does not. */
  readonly plane: Quad
  readonly nose: Point
  /**
   * How far the tip of the nose stands out beside the line from between the brows to the chin, in parts of that line: on a
   * sheet, however it is turned and bent around an upright axis, all three stay on one line. Signed as `yaw`.
   */
  readonly profile: number
}

/** Points of the outline on the inner edges of the lips, upper and lower. */
const lips = [[61, 67], [62, 66], [63, 65]] as const // prettier-ignore

/** @returns null where there is no face, or one whose points fall together */
export function signalsOf({ face }: LivenessFrame): FaceSignals | null {
  if (face === null || face.outline.length < 68) return null
  const [left, right, nose, mouthLeft, mouthRight] = face.found.points
  const plane: Quad = [left, right, mouthRight, mouthLeft]
  const span = distance(left, right)
  if (!(span > 0) || liesOnOneLine(plane)) return null
  const along: Point = [(right[0] - left[0]) / span, (right[1] - left[1]) / span]
  const across: Point = [-along[1], along[0]]
  const [between, mouth] = [middle(left, right), middle(mouthLeft, mouthRight)]
  const apart = (a: number, b: number) => distance(face.outline[a], face.outline[b])
  const depth = dot(minus(mouth, between), across)
  return {
    yaw: dot(minus(nose, between), along) / span,
    pitch: dot(minus(nose, between), across) / Math.max(depth, span / 4),
    mouth: mean(lips.map(([a, b]) => apart(a, b))) / span,
    mouthShade: face.mouthShade,
    eyeColours: face.eyeColours,
    plane,
    nose,
    profile: profileOf(face.outline),
  }
}

/** Points of the outline: the inner ends of the brows, the tip of the nose, the chin. */
const [innerBrows, tip, chin] = [[21, 22], 30, 8] as const

function profileOf(outline: readonly Point[]): number {
  const at = (n: number): Point => outline[n] ?? [0, 0]
  const top = middle(at(innerBrows[0]), at(innerBrows[1]))
  const [line, [x, y]] = [minus(at(chin), top), minus(at(tip), top)]
  return (x * line[1] - y * line[0]) / Math.max(1, dot(line, line))
}

/**
 * How far the tip of the nose lies from where it would lie if the face were a flat picture, however that is turned and
 * held: eyes and mouth corners of two frames give the map from plane to plane.
 *
 * @returns in distances of the eyes, across and down; of a flat picture both are 0
 */
export function parallax(before: FaceSignals, after: FaceSignals): Point {
  const map = composed(squareToQuad(after.plane), inverse(squareToQuad(before.plane)))
  const [x, y] = mapPoint(map, before.nose)
  const span = Math.max(
    distance(after.plane[0], after.plane[1]),
    distance(before.plane[0], before.plane[1]) / 2,
  )
  return [(after.nose[0] - x) / span, (after.nose[1] - y) / span]
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

function distance([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): number {
  return Math.hypot(ax - bx, ay - by)
}

/** The value in the middle, of an even number the higher of two; NaN of none. */
export function middleOf(values: readonly number[]): number {
  return medianOf(values) ?? Number.NaN
}

/**
 * Of each value and its neighbours the one in the middle: one slip of the landmarks goes, what lasts or passes evenly stays.
 * Null where fewer than two of the three are known.
 */
export function filtered(values: readonly (number | null)[]): readonly (number | null)[] {
  return values.map((value, n) => {
    const reported = [values[n - 1] ?? null, value, values[n + 1] ?? null].flatMap((one) => one ?? [])
    return reported.length < 2 ? null : middleOf(reported)
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
