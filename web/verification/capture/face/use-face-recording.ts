import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useFrames } from '../../../kit/camera/use-frames.ts'
import { type FaceRecorder, mostApart, recordEvery } from './face-recorder.ts'

interface Recording {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isRunning: boolean
  readonly box: { readonly width: number; readonly height: number }
  readonly recorder: FaceRecorder
  /** Whether what is seen now is recorded. */
  readonly isWanted: () => boolean
  /** Called when the device was busy for too long, so that frames are missing. */
  readonly onGap: (at: number) => void
}

/** Milliseconds after which a picture is recorded even where the browser has drawn none meanwhile. */
const overdue = 180

/** Records frames as they are shown, and where the browser falls behind with drawing, by the clock. */
export function useFaceRecording({ video, isRunning, box, recorder, isWanted, onGap }: Recording): void {
  const take = (element: HTMLVideoElement, at: number): void => {
    if (!isWanted()) return
    if (recorder.since(at) > mostApart) onGap(at)
    if (isWanted()) recorder.record(element, box, at)
  }
  useFrames({
    ...{ video, isRunning, every: recordEvery, share: 1 },
    onFrame: (element, { at }) => take(element, at),
  })
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!isRunning) return
    const clock = setInterval(() => {
      const at = performance.now()
      if (video.current !== null && recorder.since(at) > overdue) latest.current(video.current, at)
    }, 50)
    return () => clearInterval(clock)
  }, [isRunning])
}
