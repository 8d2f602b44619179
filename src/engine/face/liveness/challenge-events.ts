import { type FaceSignals, middleOf, parallax } from './face-signals.ts'

/** What someone can be asked to do; left and right are their own. A blink: both eyes shut for half a second. */
export const challengeActions = ['turn-left', 'turn-right', 'open-mouth', 'blink'] as const
export type ChallengeAction = (typeof challengeActions)[number]

/** Something that was done, between two frames by their numbers, both included; `other` is nothing one is asked for. */
export interface ChallengeEvent {
  readonly action: ChallengeAction | 'other'
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
  /** By so much of the cheeks' shade an open mouth is darker. */
  darker: { begins: 0.25, ends: 0.12, least: 0.08 },
  /** A mouth lighter or darker by `shade`, or opened by `lips`, is not at rest, even where it is not seen to open. */
  doubtful: { shade: 0.14, lips: 0.07 },
  /**
   * What a turn comes to at its furthest, and how far the nose then stands out beside the middle of the face. What one of
   * them lacks the other may make up for, down to `least` of it.
   */
  furthest: { turn: 0.22, profile: 0.042, least: 0.75 },
  /** The mouth of a turned head is not measured. */
  mostTurned: 0.12,
} as const

/** Milliseconds that anything lasts at least, however many frames that are: less is a slip of the landmarks. */
const shortest = 120
/** Milliseconds for which the mouth of a head that comes from a turn, or goes into one, may look strange. */
const longestDoubt = 300
/** The mouth is what it is in the middle of the frames so many milliseconds before and after. */
const smoothingMs = 100

type State = ChallengeEvent['action'] | 'rest' | 'between'

/** Frames, one null where it has no face, and when each was taken, in milliseconds. */
export interface TimedFrames {
  readonly frames: readonly (FaceSignals | null)[]
  readonly times: readonly number[]
}

/**
 * What was done, in order. A turn counts only where the tip of the nose moves against the plane of eyes and mouth as of a
 * head: a picture that is turned stays flat.
 */
export function eventsIn(seen: TimedFrames, rest: FaceSignals): readonly ChallengeEvent[] {
  const { times } = seen
  const frames = withSmoothedMouths(seen)
  const states = filtered(frames.map((frame) => (frame === null ? 'between' : stateOf(frame, rest))))
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
  const lasting = events.filter(({ from, to }) => (times[to] ?? 0) - (times[from] ?? 0) >= shortest)
  return lasting.filter((event) => {
    if (event.action !== 'other') return true
    const beside = lasting.filter((other) => other.action !== 'other' && touch(event, other, states))
    const lasts = (times[event.to] ?? 0) - (times[event.from] ?? 0)
    const isShort = lasts <= longestDoubt
    return !beside.some(({ action }) => action === 'open-mouth' || isShort)
  })
}

/** More frames a second show more slips of the landmarks, and longer ones by their number: of each moment the middle counts. */
function withSmoothedMouths({ frames, times }: TimedFrames): readonly (FaceSignals | null)[] {
  return frames.map((frame, n) => {
    if (frame === null) return null
    const near = frames.flatMap((one, m) => (Math.abs((times[m] ?? 0) - (times[n] ?? 0)) <= smoothingMs ? (one ?? []) : [])) // prettier-ignore
    const shades = near.flatMap(({ mouthShade }) => mouthShade ?? [])
    return {
      ...frame,
      mouth: middleOf(near.map(({ mouth }) => mouth)),
      mouthShade: frame.mouthShade === null ? null : middleOf(shades),
    }
  })
}

/** No rest lies between: a mouth on its way to be open, and a head on its way back, look like nothing for a moment. */
function touch(one: ChallengeEvent, other: ChallengeEvent, states: readonly State[]): boolean {
  const [from, to] = one.from < other.from ? [one.to, other.from] : [other.to, one.from]
  return !states.slice(from, to).includes('rest')
}

/**
 * Whether a turn goes as far as someone who was asked to turn goes, and the nose stands out at its furthest, which the
 * nose of a bent photograph does not.
 */
export function isTurnOfHead(
  event: ChallengeEvent,
  { frames }: Pick<TimedFrames, 'frames'>,
  rest: FaceSignals,
): boolean {
  const side = event.action === 'turn-left' ? 1 : -1
  const seen = frames
    .slice(event.from, event.to + 1)
    .flatMap((frame) => (frame === null ? [] : [{ turn: side * turnOf(frame, rest), frame }]))
    .sort((a, b) => b.turn - a.turn)
  const most = seen[0]?.turn ?? 0
  const furthest = seen.filter(({ turn }, n) => n < fewestLooked || turn >= nearlyFurthest * most)
  const profile = middleOf(furthest.map(({ frame }) => side * (frame.profile - rest.profile)))
  const parts = [most / bounds.furthest.turn, profile / bounds.furthest.profile]
  return Math.min(...parts) >= bounds.furthest.least && (parts[0] ?? 0) + (parts[1] ?? 0) >= 2
}

/** A turn is judged by the middle of the frames that are turned nearly as far as the furthest, and of so many at least. */
const [fewestLooked, nearlyFurthest] = [3, 0.8] as const

/** To the left above 0: the smaller of what the nose says between the eyes and against the plane; 0 where they disagree. */
function turnOf(frame: FaceSignals, rest: FaceSignals): number {
  const turned = frame.yaw - rest.yaw
  const [across] = parallax(rest, frame)
  if (turned * across <= 0) return 0
  return Math.abs(turned) < Math.abs(across) ? turned : across
}

function stateOf(frame: FaceSignals, rest: FaceSignals): State {
  const turned = frame.yaw - rest.yaw
  const turn = turnOf(frame, rest)
  if (Math.abs(turn) >= bounds.turn.begins) return turn > 0 ? 'turn-left' : 'turn-right'
  if (Math.abs(turned) > bounds.mostTurned) return 'between'
  const opened = openingOf(frame, rest)
  if (opened >= 1) return 'open-mouth'
  if (isDoubtful(frame, rest)) return 'other'
  return Math.abs(turned) < bounds.turn.ends && opened <= 0 ? 'rest' : 'between'
}

/**
 * How far the mouth is open: 0 closed, from 1 on open. Its shade tells alone; its lips, which part on the outline also when
 * someone looks up, only where it darkens a little as well, or its shade is not known.
 */
function openingOf(frame: FaceSignals, rest: FaceSignals): number {
  const lips = along(frame.mouth - rest.mouth, bounds.mouth)
  if (frame.mouthShade === null || rest.mouthShade === null) return lips
  const darker = darkening(frame, rest)
  const byShade = along(darker, bounds.darker)
  return darker < bounds.darker.least ? byShade : Math.max(lips, byShade)
}

/** Whether something is done with the mouth, whatever that is. */
function isDoubtful(frame: FaceSignals, rest: FaceSignals): boolean {
  const { shade, lips } = bounds.doubtful
  return Math.abs(darkening(frame, rest)) >= shade || frame.mouth - rest.mouth >= lips
}

/** 0 where it is not known. */
function darkening(frame: FaceSignals, rest: FaceSignals): number {
  if (frame.mouthShade === null || rest.mouthShade === null) return 0
  return rest.mouthShade - frame.mouthShade
}

function along(value: number, { begins, ends }: { readonly begins: number; readonly ends: number }): number {
  return (value - ends) / (begins - ends)
}

/** One frame that differs from both of its neighbours, which are alike, is a slip of the landmarks. */
function filtered(states: readonly State[]): readonly State[] {
  return states.map((state, n) => {
    const [before, after] = [states[n - 1], states[n + 1]]
    return before !== undefined && before === after ? before : state
  })
}
