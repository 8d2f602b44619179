import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { CameraTrouble } from './camera-trouble.ts'
import { type Camera, CameraError, openCamera } from './open-camera.ts'

interface UsedCamera {
  readonly video: RefObject<HTMLVideoElement | null>
  /** Null until the first picture is there, and while the page is hidden. */
  readonly camera: Camera | null
}

interface Wanted {
  readonly facing: 'environment' | 'user'
  readonly onOpened: (camera: Camera) => void
  readonly onTrouble: (trouble: CameraTrouble) => void
}

/**
 * A camera for as long as a component is shown: it is opened at once, stopped while the page is hidden, opened again when
 * the page comes back or the device wakes up, and the screen is kept awake.
 */
export function useCamera({ facing, onOpened, onTrouble }: Wanted): UsedCamera {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera | null>(null)
  const [isHidden, setHidden] = useState(document.hidden)
  const [opening, setOpening] = useState(0)
  const callbacks = useRef({ onOpened, onTrouble })
  callbacks.current = { onOpened, onTrouble }

  useEffect(() => {
    const changed = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])

  useEffect(() => {
    if (isHidden) return
    const left = new AbortController()
    const fail = (error: unknown) => {
      if (left.signal.aborted) return
      callbacks.current.onTrouble(error instanceof CameraError ? error.trouble : 'failed')
    }
    void run({ facing, video, signal: left.signal })
      .then((opened) => {
        if (opened === null) return
        callbacks.current.onOpened(opened)
        setCamera(opened)
        // Another app took the camera, or the device slept.
        whenLost(opened.track, left.signal, () => setOpening((before) => before + 1))
      })
      .catch(fail)
    return () => {
      left.abort()
      setCamera(null)
    }
  }, [facing, isHidden, opening])
  return { video, camera }
}

/** Milliseconds that a camera may give no pictures, as during a call, until it is opened anew. */
const mostMute = 2_000

/** Calls back when a camera has stopped, or has given no pictures for a while. */
function whenLost(track: MediaStreamTrack, signal: AbortSignal, onLost: () => void): void {
  let timer = 0
  const listen = (event: string, act: () => void): void => track.addEventListener(event, act, { signal })
  listen('ended', onLost)
  listen('mute', () => (timer = window.setTimeout(onLost, mostMute)))
  listen('unmute', () => clearTimeout(timer))
  signal.addEventListener('abort', () => clearTimeout(timer))
}

interface Run {
  readonly facing: Wanted['facing']
  readonly video: RefObject<HTMLVideoElement | null>
  /** Aborted when the camera is no longer wanted. */
  readonly signal: AbortSignal
}

/** Opens a camera, shows it, and stops it when it is no longer wanted; null where that is so before it is open. */
async function run({ facing, video, signal }: Run): Promise<Camera | null> {
  const isOver = () => signal.aborted
  const camera = await openCamera(facing)
  const element = video.current
  if (isOver() || element === null) {
    camera.stop()
    return null
  }
  const lock = await screenLock()
  signal.addEventListener('abort', () => {
    camera.stop()
    element.srcObject = null
    void lock?.release().catch(() => undefined)
  })
  element.srcObject = camera.stream
  await element.play()
  return isOver() ? null : camera
}

/** Keeps the screen awake where the browser can; null where it cannot, or the battery is low. */
async function screenLock(): Promise<WakeLockSentinel | null> {
  if (!Reflect.has(navigator, 'wakeLock')) return null
  return navigator.wakeLock.request('screen').catch(() => null)
}
