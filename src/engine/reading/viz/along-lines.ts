import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { along, between, distance, minus } from '../../imaging/geometry/points.ts'
import { heightOf } from './common-direction.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** So many times as long as high, a line shows which way the print runs; a shorter one hardly does. */
const longLine = 4
/** So many long lines show which way the print of a page runs. */
const leastLong = 3
/** A short line that lies more aslant of them, in degrees, is laid along them. */
const mostAslant = 3.5

/**
 * Lines of print, short ones laid along the long ones: the smallest box around a word of three letters lies aslant where one of
 * them is high, and cuts the others off.
 */
export function alongLines(found: readonly DetectedText<'upright'>[]): readonly DetectedText<'upright'>[] {
  const long = found.filter(({ quad }) => lengthOf(quad) >= longLine * heightOf(quad))
  if (long.length < leastLong) return found
  const usual = medianOf(long.map(({ quad }) => angleOf(quad))) ?? 0
  const height = medianOf(long.map(({ quad }) => heightOf(quad))) ?? 0
  return found.map((one) => {
    if (lengthOf(one.quad) >= longLine * heightOf(one.quad)) return one
    const aslant = quarterOff(angleOf(one.quad) - usual)
    return Math.abs(aslant) <= mostAslant ? one : { ...one, quad: turnedAlong(one.quad, { aslant, height }) }
  })
}

const lengthOf = ([topLeft, topRight]: Quad<'upright'>): number => distance(topLeft, topRight)

/** In degrees. */
function angleOf([topLeft, topRight]: Quad<'upright'>): number {
  const [x, y] = minus(topRight, topLeft)
  return (Math.atan2(y, x) * 180) / Math.PI
}

/** How far an angle is from the nearest quarter turn, -45 to 45 degrees. */
function quarterOff(angle: number): number {
  return angle - 90 * Math.round(angle / 90)
}

/** A box about the middle of one that lies aslant, as long as that is along the lines, and no higher than they are. */
function turnedAlong(
  quad: Quad<'upright'>,
  { aslant, height }: { readonly aslant: number; readonly height: number },
): Quad<'upright'> {
  const [topLeft, topRight, bottomRight] = quad
  const turn = (-aslant * Math.PI) / 180
  const [x, y] = minus(topRight, topLeft)
  const length = Math.hypot(x, y) || 1
  const right: Point = [
    (x * Math.cos(turn) - y * Math.sin(turn)) / length,
    (x * Math.sin(turn) + y * Math.cos(turn)) / length,
  ]
  const down: Point = [-right[1], right[0]]
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))]
  const own = heightOf(quad)
  const long = length * cos + own * sin
  const high = Math.min(Math.max(own, height), length * sin + own * cos)
  const middle = between(topLeft, bottomRight)
  const corner = (u: number, v: number): Point<'upright'> => along(along(middle, right, (u * long) / 2), down, (v * high) / 2) // prettier-ignore
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
