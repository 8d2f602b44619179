import type { RgbaPicture } from './measures/rgba-picture.ts'

/** A part of a picture, in its pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A canvas that parts of a video are drawn on to be looked at. */
export interface FrameCanvas {
  /** @param size of the answer, whole pixels */
  pixels(
    video: HTMLVideoElement,
    region: Region,
    size: { readonly width: number; readonly height: number },
  ): RgbaPicture
}

export function createFrameCanvas(): FrameCanvas {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
  if (context === null) throw new Error('The browser gives no canvas.')
  return {
    pixels(video, { left, top, width, height }, size) {
      if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
      context.drawImage(video, left, top, width, height, 0, 0, size.width, size.height)
      return context.getImageData(0, 0, size.width, size.height)
    },
  }
}

/** The part of a video that is seen where it covers a box (`object-fit: cover`). */
export function visibleRegion(
  video: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): Region {
  const scale = Math.max(box.width / video.width, box.height / video.height)
  const [width, height] = [
    Math.min(video.width, box.width / scale),
    Math.min(video.height, box.height / scale),
  ]
  return { left: (video.width - width) / 2, top: (video.height - height) / 2, width, height }
}
