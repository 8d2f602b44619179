import { encodeJpeg } from '../../../kit/camera/encode-jpeg.ts'
import { visibleRegion } from '../../../kit/camera/frame-canvas.ts'
import type { TakenPicture } from '../capture-props.ts'
import { pictureCaps } from '../parts/file-picture.ts'
import type { DocumentFrames } from './document-frames.ts'

/** Pictures of a burst, and milliseconds between them: an unsteady moment passes. */
const burst = { pictures: 3, apart: 70 } as const

interface Shot {
  readonly picture: TakenPicture
  readonly isBlurred: boolean
}

/** Edges wider than this, in pixels, show that even the sharpest picture is not sharp. */
const blurredEdges = 4.5

/** The sharpest picture of a short burst, as much of it as is seen on the screen. */
export async function takeDocument(
  video: HTMLVideoElement,
  box: { readonly width: number; readonly height: number },
  frames: DocumentFrames,
): Promise<Shot> {
  const region = visibleRegion({ width: video.videoWidth, height: video.videoHeight }, box)
  let best: { readonly bitmap: ImageBitmap; readonly edgeWidth: number | null } | null = null
  for (let n = 0; n < burst.pictures; n++) {
    if (n > 0) await new Promise((resolve) => setTimeout(resolve, burst.apart))
    // Both of the same moment.
    const [bitmap, edgeWidth] = await Promise.all([
      createImageBitmap(video, region.left, region.top, region.width, region.height),
      frames.sharpness(video),
    ])
    const isSharper = best === null || (edgeWidth ?? Infinity) < (best.edgeWidth ?? Infinity)
    const other = isSharper ? best?.bitmap : bitmap
    other?.close()
    if (isSharper) best = { bitmap, edgeWidth }
  }
  if (best === null) throw new Error('No picture was taken.')
  const { bitmap, edgeWidth } = best
  const whole = { left: 0, top: 0, width: bitmap.width, height: bitmap.height }
  const jpeg = await encodeJpeg(bitmap, whole, pictureCaps)
  bitmap.close()
  return { picture: { jpeg, source: 'camera' }, isBlurred: (edgeWidth ?? 0) > blurredEdges }
}
