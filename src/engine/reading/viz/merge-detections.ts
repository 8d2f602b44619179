import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import { between } from '../../imaging/geometry/points.ts'
import { holds } from '../../imaging/geometry/sides.ts'
import { lengthOf, lineOfQuad } from '../mrz/text-line.ts'

/** How much longer than what the closer look saw a line must be to have been broken into pieces or cut off there. */
const brokenLineRatio = 1.3

/**
 * The lines of a close look at a picture, completed from a look at it in a smaller size: what the close one did not see, and
 * lines that it saw in pieces.
 */
export function mergePasses(
  fine: readonly DetectedText[],
  coarse: readonly DetectedText[],
): readonly DetectedText[] {
  return coarse.reduce<readonly DetectedText[]>((merged, line) => {
    const overlapping = merged.filter((other) => areOverlapping(line, other))
    const longest = Math.max(0, ...overlapping.map(length))
    return length(line) > brokenLineRatio * longest
      ? [...merged.filter((other) => !overlapping.includes(other)), line]
      : merged
  }, fine)
}

const length = ({ quad }: DetectedText): number => lengthOf(lineOfQuad(quad))

function areOverlapping({ quad: a }: DetectedText, { quad: b }: DetectedText): boolean {
  return holds(b, between(a[0], a[2])) || holds(a, between(b[0], b[2]))
}
