import type { FrameVerdict } from './frame-verdict.ts'

/** What the shutter of a camera waits for. Times in milliseconds. */
export interface ShutterState {
  readonly phase: 'looking' | 'holding' | 'taking'
  /** When this phase began, and when looking first began. */
  readonly since: number
  readonly begun: number
  /** Frames since the last good one, while holding. */
  readonly misses: number
}

export const shutterTimes = {
  /** How long a document is held still until it is taken. */
  hold: 500,
  /** When the button to take the picture by oneself stands out. */
  manual: 8000,
} as const
/** One frame that is measured wrong does not begin the wait anew. */
const mostMisses = 1

export function newShutter(at: number): ShutterState {
  return { phase: 'looking', since: at, begun: at, misses: 0 }
}

/** What comes of the next frame. From `taking` nothing leads on: the caller takes the picture and begins anew. */
export function nextShutter(
  state: ShutterState,
  { verdict, at }: { readonly verdict: FrameVerdict; readonly at: number },
): ShutterState {
  const { phase, since, misses } = state
  if (phase === 'taking') return state
  if (phase === 'looking')
    return verdict === 'good' ? { ...state, phase: 'holding', since: at, misses: 0 } : state
  if (verdict !== 'good')
    return misses < mostMisses ? { ...state, misses: misses + 1 } : { ...state, phase: 'looking', since: at }
  return at - since >= shutterTimes.hold ? { ...state, phase: 'taking', since: at } : { ...state, misses: 0 }
}

/** 0..1: how much of the time of holding still has gone. */
export function holdProgress({ phase, since }: ShutterState, at: number): number {
  if (phase === 'looking') return 0
  return phase === 'taking' ? 1 : Math.min(1, (at - since) / shutterTimes.hold)
}
