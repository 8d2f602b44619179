import { useEffect, useState } from 'preact/hooks'
import type { Camera } from '../../../kit/camera/open-camera.ts'

/** The light of a camera; off again whenever the camera is opened anew. Null where it has none. */
export function useTorch(
  camera: Camera | null,
): { readonly isOn: boolean; readonly toggle: () => void } | null {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(false), [camera])
  if (camera?.hasTorch !== true) return null
  return {
    isOn,
    toggle: () => {
      setOn(!isOn)
      void camera.setTorch(!isOn)
    },
  }
}
