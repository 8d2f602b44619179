import type { FrameMeasures } from '../../../vocabulary/face/liveness-frame.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/**
 * Bits, of 256. Frames encoded again, cut by some pixels and made lighter or darker differ by some 20 from what they were,
 * those of someone who does the same twice by 34 and more, a head at rest and turned by 50 and more.
 */
const [maxOfCopies, minOfMovement] = [27, 45] as const
/** Frames after which a clip begins anew at the earliest, and of which so many must come again at least. */
const [shortestClip, fewestAgain] = [4, 6] as const
/** Of the frames that show a movement, so many must be copies of earlier ones. */
const fewestCopied = 0.8

/**
 * Whether frames show what earlier ones showed, in their order, though not pixel for pixel: a clip that is played in a
 * loop and encoded again. What hardly moves is no loop: someone who sits still looks the same all the time.
 *
 * @param frames in the order in which they were taken
 */
export function areLoopedFrames(frames: readonly Pick<FrameMeasures, 'likeness'>[]): boolean {
  for (let lag = shortestClip; lag + fewestAgain <= frames.length; lag++) {
    const again = frames.slice(lag)
    const apart = again.map((frame, n) => differingBits(frame, frames[n]))
    // Someone at rest looks as at any other rest: only what moves can show that it comes again.
    const moving = apart.filter((_, n) => [frames[n], again[n]].some((frame) => moves(frame, frames[0])))
    const copied = moving.filter((bits) => bits <= maxOfCopies).length
    const isAgain = moving.length > 0 && copied >= fewestCopied * moving.length
    if (isAgain && (medianOf(apart) ?? 256) <= maxOfCopies && 2 * again.length >= lag) return true
  }
  return false
}

type Likeness = Pick<FrameMeasures, 'likeness'>

const moves = (frame: Likeness | undefined, rest: Likeness | undefined): boolean =>
  frame !== undefined && differingBits(frame, rest) >= minOfMovement

/** Bits, of 256, in which what two frames show differs. */
function differingBits(a: Likeness, b: Likeness = { likeness: [] }): number {
  return a.likeness.reduce((sum, word, n) => sum + ones(word ^ (b.likeness[n] ?? 0)), 0)
}

function ones(word: number): number {
  let count = 0
  for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return count
}
