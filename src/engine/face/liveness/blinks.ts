import type { ChallengeEvent, TimedFrames } from './challenge-events.ts'
import { filtered, type FaceSignals, middleOf } from './face-signals.ts'

/**
 * Part of the colours which the eyes have at rest that shut ones come down to. (Those of the people it was set by come down to
 * 0.75 and less, most to 0.6; open eyes keep 0.85 in 39 of 40 frames.)
 */
const shut = 0.77
/** Eyes of less than this at rest tell nothing: those of a grey picture have none. */
const minColours = 0.04
/** The eyes of a head turned further than this, in distances of the eyes, are not judged. */
const maxTurned = 0.12
/**
 * Milliseconds from the first frame with shut eyes to the last: who is asked to shut their eyes for half a second does so
 * for longer, also at eight frames a second; a blink that no one thinks of is shorter.
 */
const shortest = 225

/** Blinks made on purpose: the eyes shut between open ones, while the head looks at the camera. */
export function blinksIn({ frames, times }: TimedFrames, rest: FaceSignals): readonly ChallengeEvent[] {
  const parts = filtered(frames.map((frame) => colourPart(frame, rest)))
  const blinks: ChallengeEvent[] = []
  for (const [n, part] of parts.entries()) {
    if (part === null || part > shut) continue
    const { from, to } = closedAround(parts, n)
    if (from <= (blinks.at(-1)?.to ?? -1) || !isBetweenOpen(parts, { from, to })) continue
    const closed = parts.slice(from, to + 1).flatMap((one) => one ?? [])
    const lasts = (times[to] ?? 0) - (times[from] ?? 0)
    if (lasts >= shortest && middleOf(closed) <= shut) blinks.push({ action: 'blink', from, to })
  }
  return blinks
}

interface Frames {
  readonly from: number
  readonly to: number
}

function isBetweenOpen(parts: readonly (number | null)[], { from, to }: Frames): boolean {
  return (parts[from - 1] ?? null) !== null && (parts[to + 1] ?? null) !== null
}

/** The frames around a shut one up to where the eyes have half of what they lost again, or tell nothing. */
function closedAround(parts: readonly (number | null)[], first: number): Frames {
  const end = parts.findIndex((part, n) => n > first && (part ?? 1) > shut)
  const closed = middleOf(parts.slice(first, end < 0 ? parts.length : end).flatMap((one) => one ?? []))
  const isClosed = (n: number) => (parts[n] ?? 1) < (1 + closed) / 2
  let [from, to] = [first, first]
  while (isClosed(from - 1)) from--
  while (isClosed(to + 1)) to++
  return { from, to }
}

/** Whether the eyes at rest have colours that can go. */
export function areEyesReported({ eyeColours }: Pick<FaceSignals, 'eyeColours'>): boolean {
  return eyeColours !== null && eyeColours >= minColours
}

/** Null: the state of the eyes is unknown. */
function colourPart(frame: FaceSignals | null, rest: FaceSignals): number | null {
  if (frame === null || frame.eyeColours === null || rest.eyeColours === null || !areEyesReported(rest))
    return null
  if (Math.abs(frame.yaw - rest.yaw) > maxTurned) return null
  return frame.eyeColours / rest.eyeColours
}
