import type { FacePose } from '../../../kit/camera/face/face-pose.ts'
import type { FacePrompt } from '../../../../src/vocabulary/verification/face-prompts.ts'
import type { FaceVerdict } from './face-verdict.ts'

/**
 * The course of a face before the camera: it is looked for, rests, does what it is asked for, and looks straight again after
 * each. Frames are recorded from the rest on. Times in milliseconds.
 */
export interface FaceCourse {
  readonly phase: 'finding' | 'rest' | 'prompt' | 'back' | 'done'
  /** Which prompt, from 0. */
  readonly step: number
  /** When this phase began; and when the recording did, null before. */
  readonly since: number
  readonly recordedSince: number | null
  /** How the face is held at rest; null until it is known, and where the face is not seen at all. */
  readonly rest: FacePose | null
  /** Since when the movement, or the look straight ahead, is seen; null: it is not. */
  readonly seenSince: number | null
  /** Since when no face, or more than one, is seen. */
  readonly lostSince: number | null
  /** Whether the last attempt ended because the face was lost. */
  readonly wasLost: boolean
  /** Whether it ended because the device was too busy to record, until a movement is asked for. */
  readonly wasBusy: boolean
  /** Begun by the button: it goes on by time, whatever is seen. */
  readonly isTimed: boolean
}

export const courseTimes = {
  /** How long a face is seen well until the rest begins, and how long that lasts. */
  found: 200,
  rest: 800,
  /** How long a movement is seen, and how long it is waited for. */
  seen: 250,
  prompt: 4000,
  /** The same of the look straight ahead after it. */
  straight: 250,
  back: 1800,
  /** In a course by time: how long a movement and the way back last. */
  timedPrompt: 2500,
  timedBack: 1000,
  /** How long a face may be lost. */
  lost: 900,
  /** The service takes 60 frames, a quarter of a second apart at most: what takes longer ends here. */
  most: 14_000,
} as const

/** How far a pose differs from the rest, from where on a movement is one, and below what it has ended. */
const movements: Readonly<Record<FacePrompt, (pose: FacePose, rest: FacePose) => number>> = {
  TURN_LEFT: (pose, rest) => (pose.yaw - rest.yaw) / 0.22,
  TURN_RIGHT: (pose, rest) => (rest.yaw - pose.yaw) / 0.22,
  TURN_UP: (pose, rest) => (rest.pitch - pose.pitch) / 0.07,
  MOUTH_OPEN: (pose, rest) => (rest.mouth - pose.mouth) / (0.3 * Math.max(0.2, rest.mouth)),
}
const ended = 0.5

export interface CourseFrame {
  readonly verdict: FaceVerdict
  /** Null where no face is seen. */
  readonly pose: FacePose | null
  readonly at: number
}

export function newCourse(at: number): FaceCourse {
  return {
    ...{ phase: 'finding', step: 0, since: at, recordedSince: null, rest: null, seenSince: null },
    ...{ lostSince: null, wasLost: false, wasBusy: false, isTimed: false },
  }
}

/** The course that the button begins: it goes on by time. */
export function timedCourse(at: number): FaceCourse {
  return { ...newCourse(at), phase: 'rest', recordedSince: at, isTimed: true }
}

/** The course anew after frames were missed, in the same way as before. */
export function restartedCourse({ isTimed }: Pick<FaceCourse, 'isTimed'>, at: number): FaceCourse {
  return { ...(isTimed ? timedCourse(at) : newCourse(at)), wasBusy: true }
}

/** What comes of the next frame. */
export function nextCourse(
  course: FaceCourse,
  frame: CourseFrame,
  prompts: readonly FacePrompt[],
): FaceCourse {
  const { phase, recordedSince, isTimed } = course
  if (phase === 'done') return course
  if (phase === 'finding') return found(course, frame)
  if (recordedSince !== null && frame.at - recordedSince > courseTimes.most)
    return enter(course, 'done', frame.at)
  if (isTimed) return timed(course, frame.at, prompts)
  const lostSince = isLost(frame) ? (course.lostSince ?? frame.at) : null
  if (lostSince !== null && frame.at - lostSince > courseTimes.lost)
    return { ...newCourse(frame.at), wasLost: true }
  return seen({ ...course, lostSince }, frame, prompts)
}

function isLost({ verdict }: CourseFrame): boolean {
  return verdict === 'none' || verdict === 'several'
}

function enter(course: FaceCourse, phase: FaceCourse['phase'], at: number): FaceCourse {
  return { ...course, phase, since: at, seenSince: null }
}

function found(course: FaceCourse, { verdict, at }: CourseFrame): FaceCourse {
  if (verdict !== 'good') return course.seenSince === null ? course : { ...course, seenSince: null }
  const seenSince = course.seenSince ?? at
  if (at - seenSince < courseTimes.found) return { ...course, seenSince }
  return { ...enter(course, 'rest', at), recordedSince: at, wasLost: false }
}

function timed(course: FaceCourse, at: number, prompts: readonly FacePrompt[]): FaceCourse {
  const length = { rest: courseTimes.rest, prompt: courseTimes.timedPrompt, back: courseTimes.timedBack }
  const { phase } = course
  if (phase === 'finding' || phase === 'done' || at - course.since < length[phase]) return course
  return after(course, at, prompts)
}

/** The phase after one that has ended. */
function after(course: FaceCourse, at: number, prompts: readonly FacePrompt[]): FaceCourse {
  if (course.phase === 'prompt') return enter(course, 'back', at)
  const step = course.phase === 'rest' ? 0 : course.step + 1
  return { ...enter(course, step < prompts.length ? 'prompt' : 'done', at), step, wasBusy: false }
}

function seen(course: FaceCourse, frame: CourseFrame, prompts: readonly FacePrompt[]): FaceCourse {
  const { at } = frame
  if (course.phase === 'rest') return resting(course, frame, prompts)
  const isPrompt = course.phase === 'prompt'
  const moved = movedBy(course, frame, prompts)
  const isSeen = moved !== null && (isPrompt ? moved >= 1 : moved < ended)
  const seenSince = isSeen ? (course.seenSince ?? at) : null
  const [needed, most] = isPrompt
    ? [courseTimes.seen, courseTimes.prompt]
    : [courseTimes.straight, courseTimes.back]
  const isOver = (seenSince !== null && at - seenSince >= needed) || at - course.since >= most
  return isOver ? after(course, at, prompts) : { ...course, seenSince }
}

/** The rest must be one: who moves begins it anew, and with it what is recorded. */
function resting(course: FaceCourse, frame: CourseFrame, prompts: readonly FacePrompt[]): FaceCourse {
  const { verdict, at } = frame
  if (verdict !== 'good' && !isLost(frame)) return { ...newCourse(at), wasBusy: course.wasBusy }
  const rest = frame.pose ?? course.rest
  return at - course.since < courseTimes.rest ? { ...course, rest } : { ...after(course, at, prompts), rest }
}

/** How far the movement that is asked for has gone, 1 is all of it; null where that is not seen. */
function movedBy(
  { rest, step }: FaceCourse,
  { pose }: CourseFrame,
  prompts: readonly FacePrompt[],
): number | null {
  const prompt = prompts[step]
  return pose === null || rest === null || prompt === undefined ? null : movements[prompt](pose, rest)
}

/** 0..1: how much of the course is done. */
export function courseProgress({ phase, step, since }: FaceCourse, at: number, prompts: number): number {
  const parts = 1 + 2 * prompts
  if (phase === 'finding') return 0
  if (phase === 'done') return 1
  if (phase === 'rest') return Math.min(1, (at - since) / courseTimes.rest) / parts
  return (1 + 2 * step + (phase === 'back' ? 1 : 0)) / parts
}
