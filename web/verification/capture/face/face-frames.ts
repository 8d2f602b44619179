import { facePose } from '../../../kit/camera/face/face-pose.ts'
import type { LoadedFaceDetector } from '../../../kit/camera/face/load-face-detector.ts'
import { createFrameCanvas, type Region, visibleRegion } from '../../../kit/camera/frame-canvas.ts'
import { brightnessIn } from '../../../kit/camera/measures/brightness.ts'
import { lumaFrom } from '../../../kit/camera/measures/luma-picture.ts'
import type { CourseFrame } from './face-course.ts'
import { faceVerdict, largest } from './face-verdict.ts'
import { ovalIn } from './oval.ts'

/** Longer side of what the detector looks at, and what its sides are multiples of, in pixels. */
const [longSide, step] = [160, 32] as const

/** Looks at frames of a video one after the other. */
export type FaceFrames = (
  video: HTMLVideoElement,
  box: { readonly width: number; readonly height: number },
  at: number,
) => Promise<CourseFrame>

export function createFaceFrames(detector: LoadedFaceDetector): FaceFrames {
  const canvas = createFrameCanvas()
  return async (video, box, at) => {
    const region = visibleRegion({ width: video.videoWidth, height: video.videoHeight }, box)
    const scale = longSide / Math.max(region.width, region.height)
    const side = (length: number): number => Math.max(2 * step, Math.round((length * scale) / step) * step)
    const size = { width: side(region.width), height: side(region.height) }
    const picture = canvas.pixels(video, region, size)
    const faces = await detector(picture)
    const face = largest(faces)
    const luma = lumaFrom(picture)
    const pose = face === null ? null : facePose(face, luma)
    const verdict = faceVerdict({
      faces,
      oval: ovalOf(size, box),
      brightness: face === null ? 0 : brightnessIn(luma, face.quad),
      surroundings: luma.data.reduce((sum, value) => sum + value, 0) / luma.data.length,
      yaw: pose?.yaw ?? 0,
    })
    return { verdict, pose, at }
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The oval of the screen in the small picture, whose sides are rounded. */
function ovalOf(size: Size, box: Size): Region {
  const { left, top, width, height } = ovalIn(box)
  const [across, down] = [size.width / box.width, size.height / box.height]
  return { left: left * across, top: top * down, width: width * across, height: height * down }
}
