import type { Region } from '../../../kit/camera/frame-canvas.ts'

/** Parts of a box that the oval takes at most, and its width to height. */
const [mostWide, mostHigh, aspect] = [0.76, 0.8, 0.74] as const

/** Where the oval lies in a box, in its pixels. */
export function ovalIn({ width, height }: { readonly width: number; readonly height: number }): Region {
  const high = Math.min(mostHigh * height, (mostWide * width) / aspect)
  return {
    left: (width - high * aspect) / 2,
    top: (height - high) * 0.42,
    width: high * aspect,
    height: high,
  }
}
