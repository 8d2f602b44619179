import type { Camera } from '../../../kit/camera/open-camera.ts'
import { isVirtualCamera } from '../../../kit/camera/virtual-camera.ts'
import type { DocumentCaptureProps } from '../capture-props.ts'

/** Writes down which camera was opened, and that it is a program where its name says so. */
export function noteCamera({ label }: Camera, onNote: DocumentCaptureProps['onNote']): void {
  if (label === '') return
  onNote('camera', [label])
  if (isVirtualCamera(label)) onNote('virtual_camera', [label])
}
