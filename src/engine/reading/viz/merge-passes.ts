import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { lengthOf, lineOfQuad } from '../mrz/text-line.ts'

/** How much longer than what the closer look saw a line must be to have been broken into pieces or cut off there. */
const brokenLineRatio = 1.3

/**
 * The lines of a close look at a picture, completed from a look at it in a smaller size: what the close one did not see, and
 * lines that it saw in pieces.
 */
export function mergePasses(
  fine: readonly DetectedText<'upright'>[],
  coarse: readonly DetectedText<'upright'>[],
): readonly DetectedText<'upright'>[] {
  return coarse.reduce<readonly DetectedText<'upright'>[]>((merged, line) => {
    const overlapping = merged.filter((other) => areOverlapping(line, other))
    const longest = Math.max(0, ...overlapping.map(length))
    return length(line) > brokenLineRatio * longest
      ? [...merged.filter((other) => !overlapping.includes(other)), line]
      : merged
  }, fine)
}

const length = ({ quad }: DetectedText<'upright'>): number => lengthOf(lineOfQuad(quad))

function areOverlapping({ quad: a }: DetectedText<'upright'>, { quad: b }: DetectedText<'upright'>): boolean {
  return holds(b, middleOf(a)) || holds(a, middleOf(b))
}
