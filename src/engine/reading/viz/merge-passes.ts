import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, dot, minus } from '../../imaging/geometry/points.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { directionOf, lengthOf, lineOfQuad } from '../mrz/text-line.ts'

/** How much longer than what the closer look saw a line must be to have been broken into pieces or cut off there. */
const brokenLineRatio = 1.3

/**
 * The lines of a close look at a picture, completed from a look at it in a smaller size: what the close one did not see, and
 * lines that it saw in pieces; and parted where that look saw several in one of them.
 */
export function mergePasses(
  fine: readonly DetectedText<'upright'>[],
  coarse: readonly DetectedText<'upright'>[],
): readonly DetectedText<'upright'>[] {
  return coarse.reduce<readonly DetectedText<'upright'>[]>(
    (merged, line) => {
      const overlapping = merged.filter((other) => areOverlapping(line, other))
      const longest = Math.max(0, ...overlapping.map(length))
      return length(line) > brokenLineRatio * longest
        ? [...merged.filter((other) => !overlapping.includes(other)), line]
        : merged
    },
    fine.filter((line) => !isSeveralRows(line, coarse)).flatMap((line) => partedLine(line, coarse)),
  )
}

/** What follows a gap of this many heights is a line of its own where another look saw it as one. */
const leastGap = 0.5
/** A piece is about as high as the line that it is a piece of. */
const likeHeight = 0.6

/** Whether what was seen as one is so much higher than a line of the other look on it that it holds several, a signature across them. */
function isSeveralRows(whole: DetectedText<'upright'>, others: readonly DetectedText<'upright'>[]): boolean {
  const { height } = lineOfQuad(whole.quad)
  return others.some(
    ({ quad }) => holds(whole.quad, middleOf(quad)) && lineOfQuad(quad).height <= likeHeight * height,
  )
}

/** A line cut where the other look saw two or more behind each other: what stands beside something else is no part of it. */
function partedLine(
  whole: DetectedText<'upright'>,
  others: readonly DetectedText<'upright'>[],
): readonly DetectedText<'upright'>[] {
  const line = lineOfQuad(whole.quad)
  const direction = directionOf(line)
  const position = (point: Point): number => dot(minus(point, line.start), direction)
  const pieces = others
    .filter(({ quad }) => holds(whole.quad, middleOf(quad)))
    .map(({ quad }) => lineOfQuad(quad))
    .filter(({ height }) => height > likeHeight * line.height && likeHeight * height < line.height)
    .map(({ start, end }) => [position(start), position(end)].sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b)
  const cuts = pieces.slice(1).map(([from = 0], at) => ({ before: pieces[at]?.[1] ?? from, behind: from }))
  if (cuts.length === 0 || cuts.some(({ before, behind }) => behind - before < leastGap * line.height))
    return [whole]
  const length = lengthOf(line)
  const starts = [0, ...cuts.map(({ behind }) => behind / length)]
  const ends = [...cuts.map(({ before }) => before / length), 1]
  return starts.map((start, at) => ({ ...whole, quad: pieceOf(whole.quad, start, ends[at] ?? 1) }))
}

function pieceOf(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>,
  from: number,
  to: number,
): Quad<'upright'> {
  return [
    between(topLeft, topRight, from),
    between(topLeft, topRight, to),
    between(bottomLeft, bottomRight, to),
    between(bottomLeft, bottomRight, from),
  ]
}

const length = ({ quad }: DetectedText<'upright'>): number => lengthOf(lineOfQuad(quad))

function areOverlapping({ quad: a }: DetectedText<'upright'>, { quad: b }: DetectedText<'upright'>): boolean {
  return holds(b, middleOf(a)) || holds(a, middleOf(b))
}
