import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface FrameLoop {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isRunning: boolean
  /** Milliseconds between two frames at least. */
  readonly every: number
  /** Part of the time that measuring may take, 0..1: on a slow device fewer frames are measured. */
  readonly share: number
  /** Is given the time of the frame, in milliseconds of `performance.now()`. */
  readonly onFrame: (video: HTMLVideoElement, at: number) => void
}

/** Calls back for frames of a video as they are shown, never twice for one. */
export function useFrames({ video, isRunning, every, share, onFrame }: FrameLoop): void {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => {
    const element = video.current
    if (!isRunning || element === null) return
    const left = new AbortController()
    let due = 0
    const take = () => {
      if (left.signal.aborted) return
      const at = performance.now()
      if (at >= due && element.videoWidth > 0) {
        latest.current(element, at)
        const cost = performance.now() - at
        due = at + Math.max(every - 4, cost / share)
      }
      next()
    }
    const next = () => {
      // Firefox knows it from version 132 on.
      if (Reflect.has(element, 'requestVideoFrameCallback')) element.requestVideoFrameCallback(take)
      else requestAnimationFrame(take)
    }
    next()
    return () => left.abort()
  }, [video, isRunning, every, share])
}
