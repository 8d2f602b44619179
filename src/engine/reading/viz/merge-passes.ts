import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, dot, minus } from '../../imaging/geometry/points.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { directionOf, lengthOf, lineOfQuad, type TextLine } from '../mrz/text-line.ts'

/** How much longer than what the closer look saw a line must be to have been broken into pieces or cut off there. */
const brokenLineRatio = 1.3
/**
 * The same by what it left out before or behind its pieces, and by how far two pieces lie over each other, in heights of the line:
 * `5.` was not seen before a number, or the box of `3.` holds the first figure of the date behind it.
 */
const brokenLine = { leftOut: 0.8, overEachOther: 0.25 } as const
/** By so many heights a line ends where the other look saw it end: a thin last stroke, the `一` of `健一`, is easily passed over. */
const leastPassedOver = 0.4

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
      return length(line) > brokenLineRatio * longest || isBroken(line, overlapping)
        ? [...merged.filter((other) => !overlapping.includes(other)), line]
        : overlapping.length === 1
          ? merged.map((other) => (overlapping.includes(other) ? upToEndsOf(line, other) : other))
          : merged
    },
    fine.filter((line) => !isSeveralRows(line, coarse)).flatMap((line) => partedLine(line, coarse)),
  )
}

/** Whether pieces of a line leave its beginning or its end out, or cut through a letter. */
function isBroken(whole: DetectedText<'upright'>, pieces: readonly DetectedText<'upright'>[]): boolean {
  const line = lineOfQuad(whole.quad)
  const spans = spansAlong(line, pieces.map(({ quad }) => lineOfQuad(quad))) // prettier-ignore
  const [first, last] = [spans[0]?.[0], Math.max(...spans.map(([, to]) => to))]
  if (first === undefined) return false
  const leftOut = Math.max(first, lengthOf(line) - last)
  const over = spans.slice(1).map(([from], at) => (spans[at]?.[1] ?? from) - from)
  return (
    leftOut > brokenLine.leftOut * line.height ||
    Math.max(0, ...over) > brokenLine.overEachOther * line.height
  )
}

/** A line of the close look, up to the ends at which the other look saw more of it. */
function upToEndsOf(whole: DetectedText<'upright'>, piece: DetectedText<'upright'>): DetectedText<'upright'> {
  const line = lineOfQuad(piece.quad)
  const [[from, to] = [0, 0]] = spansAlong(line, [lineOfQuad(whole.quad)])
  const [length, least] = [lengthOf(line), leastPassedOver * line.height]
  const start = -from > least ? from / length : 0
  const end = to - length > least ? to / length : 1
  return start === 0 && end === 1 ? piece : { ...piece, quad: pieceOf(piece.quad, start, end) }
}

/** Where pieces of a line begin and end along it, in pixels, in their order. */
function spansAlong(
  line: TextLine,
  pieces: readonly TextLine[],
): readonly (readonly [from: number, to: number])[] {
  const direction = directionOf(line)
  const position = (point: Point): number => dot(minus(point, line.start), direction)
  return pieces
    .map(({ start, end }) => [position(start), position(end)] as const)
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    .toSorted(([a], [b]) => a - b)
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
  const pieces = others
    .filter(({ quad }) => holds(whole.quad, middleOf(quad)))
    .map(({ quad }) => lineOfQuad(quad))
    .filter(({ height }) => height > likeHeight * line.height && likeHeight * height < line.height)
  const spans = spansAlong(line, pieces)
  const cuts = spans.slice(1).map(([from], at) => ({ before: spans[at]?.[1] ?? from, behind: from }))
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
