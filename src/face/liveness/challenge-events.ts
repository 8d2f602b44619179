import { type FaceSignals, parallax } from './face-signals.ts'

/** What somebody can be asked to do; left and right are their own. */
export const challengeActions = ['turn-left', 'turn-right', 'open-mouth'] as const
export type ChallengeAction = (typeof challengeActions)[number]

/** Something that was done, between two frames by their numbers, both included. */
export interface ChallengeEvent {
  readonly action: ChallengeAction
  readonly from: number
  readonly to: number
}

/**
 * From where on a movement is one, and below what it has ended, both against the person at rest and in distances of the
 * eyes. A head turned by 20° moves the tip of the nose by about 0.2 (`npm run bench:liveness` prints what is seen).
 */
export const bounds = {
  turn: { begins: 0.16, ends: 0.1 },
  mouth: { begins: 0.085, ends: 0.05 },
  /** The mouth of a turned head is not measured. */
  mostTurned: 0.12,
} as const

/** Frames that an action lasts at least. */
const shortest = 2

type State = ChallengeAction | 'rest' | 'between'

/**
 * What was done, in order. A turn counts only where the tip of the nose moves against the plane of eyes and mouth as of a
 * head: a picture that is turned stays flat.
 *
 * @param frames a frame without a face is null
 */
export function eventsIn(
  frames: readonly (FaceSignals | null)[],
  rest: FaceSignals,
): readonly ChallengeEvent[] {
  const states = calmed(frames.map((frame) => (frame === null ? 'between' : stateOf(frame, rest))))
  const events: ChallengeEvent[] = []
  let state: State = 'rest'
  for (const [n, next] of states.entries()) {
    if (next !== 'between') state = next
    if (state === 'rest' || next === 'between') continue
    const last = events.at(-1)
    const goesOn = last?.action === state && !states.slice(last.to, n).includes('rest')
    if (last !== undefined && goesOn) events[events.length - 1] = { ...last, to: n }
    else events.push({ action: state, from: n, to: n })
  }
  return events.filter(({ from, to }) => to - from + 1 >= shortest)
}

function stateOf(frame: FaceSignals, rest: FaceSignals): State {
  const turned = frame.yaw - rest.yaw
  const [across] = parallax(rest, frame)
  const turn = Math.abs(turned) < Math.abs(across) ? turned : across
  const opened = frame.mouth - rest.mouth
  if (turned * across > 0 && Math.abs(turn) >= bounds.turn.begins)
    return turn > 0 ? 'turn-left' : 'turn-right'
  if (Math.abs(turned) > bounds.mostTurned) return 'between'
  if (opened >= bounds.mouth.begins) return 'open-mouth'
  return Math.abs(turned) < bounds.turn.ends && opened < bounds.mouth.ends ? 'rest' : 'between'
}

/** One frame that differs from both of its neighbours, which are alike, is a slip of the landmarks. */
function calmed(states: readonly State[]): readonly State[] {
  return states.map((state, n) => {
    const [before, after] = [states[n - 1], states[n + 1]]
    return before !== undefined && before === after ? before : state
  })
}
