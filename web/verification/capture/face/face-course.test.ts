import { describe, expect, it } from 'vitest'
import type { FacePose } from '../../../kit/camera/face/face-pose.ts'
import type { FacePrompt } from '../../../../src/vocabulary/verification/face-prompts.ts'
import {
  courseProgress,
  type CourseFrame,
  type FaceCourse,
  newCourse,
  nextCourse,
  restartedCourse,
  timedCourse,
} from './face-course.ts'

const straight: FacePose = { yaw: 0.01, pitch: 0.58, mouth: 0.9 }
type Seen = Omit<CourseFrame, 'at'>
const rest: Seen = { verdict: 'good', pose: straight }
const left: Seen = { verdict: 'turned', pose: { ...straight, yaw: 0.3 } }
const right: Seen = { verdict: 'turned', pose: { ...straight, yaw: -0.3 } }
const open: Seen = { verdict: 'good', pose: { ...straight, mouth: 0.4 } }
const up: Seen = { verdict: 'good', pose: { ...straight, pitch: 0.49 } }
const absent: Seen = { verdict: 'none', pose: null }

const times = (seconds: number, seen: Seen): readonly Seen[] =>
  Array<Seen>(Math.round(seconds * 10)).fill(seen)

/** After frames a tenth of a second apart. */
function after(
  prompts: readonly FacePrompt[],
  frames: readonly Seen[],
  from: FaceCourse = newCourse(0),
): FaceCourse {
  return frames.reduce(
    (course, frame, n) => nextCourse(course, { ...frame, at: (n + 1) * 100 }, prompts),
    from,
  )
}

const both: readonly FacePrompt[] = ['TURN_LEFT', 'MOUTH_OPEN']

describe('The course of a face', () => {
  it('begins anew where frames were missed, says so until a movement is asked for, and is done as any', () => {
    const missed = restartedCourse(newCourse(0), 0)
    expect(after(both, times(0.5, rest), missed)).toMatchObject({ phase: 'rest', wasBusy: true })
    expect(after(both, times(2, rest), missed)).toMatchObject({ phase: 'prompt', wasBusy: false })
    expect(restartedCourse(timedCourse(0), 500)).toMatchObject({
      phase: 'rest',
      isTimed: true,
      recordedSince: 500,
    })
  })

  it('is done by who rests, does each movement and looks straight again, in less than five seconds', () => {
    const frames = [...times(1.6, rest), ...times(0.6, left), ...times(0.6, rest), ...times(0.6, open), ...times(0.6, rest)] // prettier-ignore
    expect(after(both, frames).phase).toBe('done')
    expect(frames.length / 10).toBeLessThan(5)
  })

  it('is done after the rest where nothing is asked for', () => {
    expect(after([], times(1.6, rest)).phase).toBe('done')
  })

  it.each([
    ['TURN_LEFT', left, right],
    ['TURN_RIGHT', right, left],
    ['TURN_UP', up, open],
    ['MOUTH_OPEN', open, up],
  ] as const)('knows %s from another movement', (prompt, asked, other) => {
    expect(after([prompt], [...times(1.6, rest), ...times(0.5, asked)]).phase).toBe('back')
    expect(after([prompt], [...times(1.6, rest), ...times(0.5, other)]).phase).toBe('prompt')
  })

  it('waits four seconds for a movement, then asks for the next', () => {
    const course = after(both, [...times(1.6, rest), ...times(4.1, rest), ...times(0.5, rest)])
    expect([course.phase, course.step]).toEqual(['prompt', 1])
  })

  it('begins anew when the face is lost, and records anew', () => {
    const lost = after(both, [...times(1.6, rest), ...times(1.1, absent)])
    expect([lost.phase, lost.wasLost, lost.recordedSince]).toEqual(['finding', true, null])
    expect(after(both, [...times(1.6, rest), ...times(0.5, absent)]).phase).toBe('prompt')
  })

  it('does not take a face that moves for one at rest', () => {
    const restless = Array.from({ length: 20 }, (_, n) => (n % 6 === 5 ? left : rest))
    expect(['finding', 'rest']).toContain(after(both, restless).phase)
  })

  it('ends in time for 60 frames, whatever is done', () => {
    const course = after(['TURN_LEFT', 'TURN_RIGHT', 'TURN_UP', 'MOUTH_OPEN'], times(16, rest))
    expect([course.phase, course.since - (course.recordedSince ?? 0) < 14_200]).toEqual(['done', true])
  })

  it('goes on by time once the button has begun it, even where no face is seen', () => {
    expect(after(both, times(8.1, absent), timedCourse(0)).phase).toBe('done')
    expect(after(both, times(2, absent), timedCourse(0)).phase).toBe('prompt')
  })

  it('shows progress that never goes backwards', () => {
    const frames = [...times(1.6, rest), ...times(0.6, left), ...times(0.6, rest), ...times(0.6, open), ...times(0.6, rest)] // prettier-ignore
    const progress = frames.map((_, n) =>
      courseProgress(after(both, frames.slice(0, n + 1)), (n + 1) * 100, 2),
    )
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
  })
})
