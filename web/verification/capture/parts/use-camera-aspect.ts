import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Tells styles the width by height of what a camera shows, as `--camera-aspect`; it changes when a telephone is turned. */
export function useCameraAspect(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): void {
  useEffect(() => {
    const { current } = video
    if (current === null) return
    const seen = (): void => {
      const { videoWidth, videoHeight } = current
      if (videoHeight > 0)
        stage.current?.style.setProperty('--camera-aspect', String(videoWidth / videoHeight))
    }
    current.addEventListener('resize', seen)
    return () => current.removeEventListener('resize', seen)
  }, [])
}
