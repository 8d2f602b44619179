import { between } from '../../imaging/geometry/points.ts'
import { holds } from '../../imaging/geometry/sides.ts'
import { lengthOf, lineOfQuad, type FoundText } from '../mrz/lines.ts'

/** How much longer than what the closer look saw a line must be to have been broken into pieces or cut off there. */
const whole = 1.3

/**
 * The lines of a close look at a picture, completed from a look at it in a smaller size: what the close one did not see, and
 * lines that it saw in pieces.
 */
export function mergePasses(close: readonly FoundText[], far: readonly FoundText[]): readonly FoundText[] {
  return far.reduce<readonly FoundText[]>((kept, line) => {
    const same = kept.filter((other) => areAtOnePlace(line, other))
    const longest = Math.max(0, ...same.map(length))
    return length(line) > whole * longest ? [...kept.filter((other) => !same.includes(other)), line] : kept
  }, close)
}

const length = ({ quad }: FoundText): number => lengthOf(lineOfQuad(quad))

function areAtOnePlace({ quad: a }: FoundText, { quad: b }: FoundText): boolean {
  return holds(b, between(a[0], a[2])) || holds(a, between(b[0], b[2]))
}
