import type { LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import { areEyesReported, blinksIn } from './blinks.ts'
import {
  type ChallengeAction,
  type ChallengeEvent,
  eventsIn,
  isTurnOfHead,
  type TimedFrames,
} from './challenge-events.ts'
import { filtered, type FaceSignals, middleOf, signalsOf } from './face-signals.ts'
import { repetitionOf } from './repeated-frames.ts'

export type ChallengeReason =
  /** Frames without times, out of order, too few of them or too far apart. */
  | 'too-few-frames'
  /** In too many frames there is no face. */
  | 'face-lost'
  /** The first frames do not show a face at rest that looks at the camera. */
  | 'no-rest'
  /** A blink was asked for, and the state of the eyes is unknown: a picture without colours. */
  | 'eyes-untold'
  /** What turns stays flat, as a picture does, or hardly turns. */
  | 'no-turn-of-a-head'
  /** Something else was done than asked for, or in another order, or more, or less. */
  | 'other-movements'
  /** Frames are the same as others, pixel for pixel. */
  | 'frames-repeated'
  /** The face is elsewhere from one frame to the next, as where a film is cut. */
  | 'cut'

/** Whether someone did what was asked for. */
export interface ChallengeJudgement {
  /** Null: cannot tell. */
  readonly met: boolean | null
  readonly seen: readonly ChallengeEvent[]
  readonly reasons: readonly ChallengeReason[]
}

/** Milliseconds between two frames at most, for seeing what happens between them. */
const maxApart = 250
const fewestFrames = 8
/** Part of the frames that need a face. */
const minFaces = 0.8
/** From the middle of the frames of so many milliseconds, and of so many frames at least, the person at rest is known. */
const [restTime, restFrames] = [400, 3] as const
/** Further turned than this no one looks at the camera. */
const maxTurnedAtRest = 0.3
/** The tip of the nose does not go further, in distances of the eyes, within a tenth of a second. */
const maxJump = 0.4
const jumpTime = 100
/** More copies than this no camera makes, even one that falls behind and repeats a frame now and then. */
const maxCopies = 0.2

/**
 * Compares what frames show with what was asked for. Only all of it, in its order, and nothing else will do.
 *
 * @param views in the order in which they were taken, with their times
 * @param request at least one action
 */
export function judgeChallenge(
  views: readonly LivenessFrame[],
  request: readonly ChallengeAction[],
): ChallengeJudgement {
  if (!areDense(views)) return unreported('too-few-frames')
  if (areRepeated(views)) return { met: false, seen: [], reasons: ['frames-repeated'] }
  const signals = views.map(signalsOf)
  if (signals.filter((one) => one !== null).length < minFaces * signals.length) return unreported('face-lost')
  const times = views.map(({ at }) => at ?? 0)
  const rest = restOf({ frames: signals, times })
  if (rest === null) return unreported('no-rest')
  if (request.includes('blink') && !areEyesReported(rest)) return unreported('eyes-untold')
  const seen = allEventsIn({ frames: signals, times }, rest)
  const reasons: ChallengeReason[] = []
  if (request.length === 0 || seen.map(({ action }) => action).join() !== request.join())
    reasons.push('other-movements')
  if (seen.some((event) => isTurn(event) && !isTurnOfHead(event, { frames: signals }, rest)))
    reasons.push('no-turn-of-a-head')
  if (isCut(signals, times)) reasons.push('cut')
  return { met: reasons.length === 0, seen, reasons }
}

/** What head and mouth did, and the eyes; a blink in the midst of something else comes neither before nor after it. */
function allEventsIn(seen: TimedFrames, rest: FaceSignals): readonly ChallengeEvent[] {
  const events = eventsIn(seen, rest)
  const blinks = blinksIn(seen, rest).map((blink): ChallengeEvent => {
    const isBeside = events.some(({ from, to }) => from <= blink.to && blink.from <= to)
    return isBeside ? { ...blink, action: 'other' } : blink
  })
  return [...events, ...blinks].sort((a, b) => a.from - b.from)
}

function isTurn({ action }: ChallengeEvent): boolean {
  return action === 'turn-left' || action === 'turn-right'
}

function unreported(reason: ChallengeReason): ChallengeJudgement {
  return { met: null, seen: [], reasons: [reason] }
}

function areRepeated(views: readonly LivenessFrame[]): boolean {
  const { copies, returns, isLooped } = repetitionOf(views)
  return copies > maxCopies || returns > 0 || isLooped
}

function areDense(views: readonly LivenessFrame[]): boolean {
  if (views.length < fewestFrames) return false
  return views.slice(1).every(({ at }, n) => {
    const gap = (at ?? Number.NaN) - (views[n]?.at ?? Number.NaN)
    return gap > 0 && gap <= maxApart
  })
}

/** Of the first frames the one in the middle by how far it is turned; what the mouth does is in the middle by itself. */
function restOf({ frames, times }: TimedFrames): FaceSignals | null {
  const early = frames
    .filter((_, n) => (times[n] ?? 0) - (times[0] ?? 0) < restTime)
    .flatMap((one) => one ?? [])
  const first = early.length < restFrames ? frames.flatMap((one) => one ?? []).slice(0, restFrames) : early
  const middle = first.toSorted((a, b) => a.yaw - b.yaw)[Math.floor(first.length / 2)]
  if (middle === undefined || Math.abs(middle.yaw) > maxTurnedAtRest) return null
  return {
    ...middle,
    mouth: middleOf(first.map(({ mouth }) => mouth)),
    mouthShade: middleOfReported(first.map(({ mouthShade }) => mouthShade)),
    eyeColours: middleOfReported(first.map(({ eyeColours }) => eyeColours)),
    profile: middleOf(first.map(({ profile }) => profile)),
  }
}

function middleOfReported(values: readonly (number | null)[]): number | null {
  const reported = values.flatMap((value) => value ?? [])
  return reported.length === 0 ? null : middleOf(reported)
}

function isCut(signals: readonly (FaceSignals | null)[], times: readonly number[]): boolean {
  const yaws = filtered(signals.map((one) => one?.yaw ?? null))
  return yaws.slice(1).some((after, n) => {
    const before = yaws[n] ?? null
    if (after === null || before === null) return false
    const time = ((times[n + 1] ?? 0) - (times[n] ?? 0)) / jumpTime
    return Math.abs(after - before) > maxJump * Math.max(1, time)
  })
}
