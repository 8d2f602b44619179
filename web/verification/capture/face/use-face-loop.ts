import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { loadFaceDetector } from '../../../kit/camera/face/load-face-detector.ts'
import { useFrames } from '../../../kit/camera/use-frames.ts'
import type { FaceCaptureProps, TakenFrame } from '../capture-props.ts'
import {
  courseProgress,
  type FaceCourse,
  newCourse,
  nextCourse,
  restartedCourse,
  timedCourse,
} from './face-course.ts'
import { createFaceFrames, type FaceFrames } from './face-frames.ts'
import { createFaceRecorder } from './face-recorder.ts'
import type { FaceVerdict } from './face-verdict.ts'
import { useFaceRecording } from './use-face-recording.ts'
import { thinned } from './thinned.ts'

/** What is seen and asked for now. */
export interface FaceView {
  readonly phase: FaceCourse['phase']
  readonly step: number
  readonly verdict: FaceVerdict
  readonly wasLost: boolean
  /** Whether frames were missed, and it began anew. */
  readonly wasBusy: boolean
  /** 0..1 of the whole course. */
  readonly progress: number
  /** Whether it has taken so long that the button stands out. */
  readonly isManual: boolean
}

interface FaceLoop extends Pick<FaceCaptureProps, 'prompts'> {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isRunning: boolean
  readonly box: { readonly width: number; readonly height: number }
  readonly onDone: (frames: readonly TakenFrame[]) => void
}

const nothing: FaceView = {
  phase: 'finding',
  step: 0,
  verdict: 'none',
  wasLost: false,
  wasBusy: false,
  progress: 0,
  isManual: false,
}
/**
 * Milliseconds between two looks at the face; part of the time that they may take: recording goes on beside them. A device that
 * has missed frames looks less often.
 */
const [pace, slowPace] = [{ every: 80, share: 0.4 }, { every: 160, share: 0.15 }] as const // prettier-ignore
/** So often the course begins anew where frames were missed; then the service judges what there is. */
const mostRestarts = 3
/** Milliseconds after which the button stands out. */
const manual = 8000
/** Frames of a face that is asked for nothing. */
const fewFrames = 3

/** Leads a face through its course and records it. `start` begins the course by time. */
export function useFaceLoop({
  video,
  isRunning,
  box,
  prompts,
  onDone,
}: FaceLoop): readonly [FaceView, () => void] {
  const [view, setView] = useState(nothing)
  const [recorder] = useState(createFaceRecorder)
  const frames = useFaceFrames()
  const course = useRef(newCourse(0))
  const begun = useRef(0)
  const [restarts, setRestarts] = useState(0)
  useEffect(() => {
    course.current = newCourse(performance.now())
    begun.current = performance.now()
    recorder.clear()
    setView(nothing)
  }, [isRunning])

  const go = (next: FaceCourse, verdict: FaceVerdict, at: number): void => {
    const { phase } = course.current
    course.current = next
    if (next.phase === 'finding') recorder.clear()
    setView({
      ...{ phase: next.phase, step: next.step, verdict, wasLost: next.wasLost, wasBusy: next.wasBusy },
      progress: courseProgress(next, at, prompts.length),
      isManual: at - begun.current > manual,
    })
    if (next.phase === 'done' && phase !== 'done')
      void recorder.frames().then((all) => onDone(prompts.length > 0 ? all : thinned(all, fewFrames)))
  }
  const isReady = isRunning && box.width > 0
  useFrames({
    ...{ video, isRunning: isReady, ...(restarts === 0 ? pace : slowPace) },
    onFrame: async (element, { at, signal }) => {
      // Without the detector only the button leads on.
      const frame = (await frames.current?.(element, box, at)) ?? { verdict: 'none', pose: null, at }
      if (!signal.aborted) go(nextCourse(course.current, frame, prompts), frame.verdict, at)
    },
  })
  useFaceRecording({
    ...{ video, isRunning: isReady, box, recorder },
    isWanted: () => course.current.recordedSince !== null && course.current.phase !== 'done',
    onGap: (at) => {
      if (restarts >= mostRestarts) return
      setRestarts(restarts + 1)
      recorder.clear()
      go(restartedCourse(course.current, at), view.verdict, at)
    },
  })
  const start = (): void => {
    recorder.clear()
    go(timedCourse(performance.now()), view.verdict, performance.now())
  }
  return [view, start]
}

/** What looks at frames once the detector is loaded. */
function useFaceFrames(): RefObject<FaceFrames | null> {
  const frames = useRef<FaceFrames | null>(null)
  useEffect(() => {
    loadFaceDetector().then(
      (detector) => (frames.current = createFaceFrames(detector)),
      () => undefined,
    )
  }, [])
  return frames
}
