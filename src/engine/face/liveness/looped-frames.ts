import type { FrameMeasures } from '../../../vocabulary/face/liveness-frame.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/**
 * Bits, of 256. Frames encoded again, cut by some pixels and made lighter or darker differ by some 20 from what they were,
 * those of someone who does the same twice by 34 and more, a head at rest and turned by 50 and more.
 */
const [maxOfCopies, minOfMovement] = [27, 45] as const
/** Frames after which a clip begins anew at the earliest, and of which so many must come again at least. */
const [shortestClip, fewestAgain] = [4, 6] as const

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
    if (
      (medianOf(apart) ?? Number.POSITIVE_INFINITY) <= maxOfCopies &&
      moves(again) &&
      2 * again.length >= lag
    )
      return true
  }
  return false
}

function moves(frames: readonly Pick<FrameMeasures, 'likeness'>[]): boolean {
  return frames.some((frame) => differingBits(frame, frames[0]) >= minOfMovement)
}

/** Bits, of 256, in which what two frames show differs. */
function differingBits(
  a: Pick<FrameMeasures, 'likeness'>,
  b: Pick<FrameMeasures, 'likeness'> = { likeness: [] },
): number {
  return a.likeness.reduce((sum, word, n) => sum + ones(word ^ (b.likeness[n] ?? 0)), 0)
}

function ones(word: number): number {
  let count = 0
  for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return count
}
