import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface FrameLoop {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isRunning: boolean
  /** Milliseconds between two frames at least. */
  readonly every: number
  /** Part of the time that measuring may take, 0..1: on a slow device fewer frames are measured. */
  readonly share: number
  readonly onFrame: (video: HTMLVideoElement, moment: FrameMoment) => void | Promise<void>
}

export interface FrameMoment {
  /** When the frame was shown, in milliseconds of `performance.now()`. */
  readonly at: number
  /** Aborted when no frames are wanted any more. */
  readonly signal: AbortSignal
}

/** Calls back for frames of a video as they are shown, never twice for one, and for none while the last is looked at. */
export function useFrames({ video, isRunning, every, share, onFrame }: FrameLoop): void {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => {
    const element = video.current
    if (!isRunning || element === null) return
    const left = new AbortController()
    let due = 0
    const { signal } = left
    const take = async (): Promise<void> => {
      if (signal.aborted) return
      const at = performance.now()
      if (at >= due && element.videoWidth > 0) {
        await latest.current(element, { at, signal })
        const cost = performance.now() - at
        due = at + Math.max(every - 4, cost / share)
      }
      next()
    }
    const next = () => {
      const taken = () => void take()
      // Firefox knows it from version 132 on.
      if (Reflect.has(element, 'requestVideoFrameCallback')) element.requestVideoFrameCallback(taken)
      else requestAnimationFrame(taken)
    }
    next()
    return () => left.abort()
  }, [video, isRunning, every, share])
}
