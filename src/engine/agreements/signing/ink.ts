import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** Where a picture differs from its paper: left, top, and size, in pixels. */
export interface InkBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Levels of 255 by which ink differs from paper. */
const contrast = 48
/** Fewer pixels of ink than this are dust. */
const leastInk = 12

/**
 * The box around what is drawn on a picture; null for a blank one. Its paper is the colour that most of its border has.
 */
export function inkBox(pixels: Pixels): InkBox | null {
  const { width, height, channels, data } = pixels
  const paper = paperOf(pixels)
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels
      let difference = 0
      for (let channel = 0; channel < channels; channel += 1)
        difference = Math.max(difference, Math.abs((data[at + channel] ?? 0) - (paper[channel] ?? 0)))
      if (difference < contrast) continue
      count += 1
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (count < leastInk) return null
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The median of the border, by channel. */
function paperOf({ width, height, channels, data }: Pixels): readonly number[] {
  const border: number[] = []
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1)
  return Array.from({ length: channels }, (_, channel) => {
    return medianOf(border.map((at) => data[at * channels + channel] ?? 0)) ?? 255
  })
}

/** The part of a picture inside a box, with a margin of so many pixels where the picture has them. */
export function cropped(pixels: Pixels, box: InkBox, margin: number): Pixels {
  const { channels, data } = pixels
  const [left, top] = [Math.max(0, box.left - margin), Math.max(0, box.top - margin)]
  const width = Math.min(pixels.width, box.left + box.width + margin) - left
  const height = Math.min(pixels.height, box.top + box.height + margin) - top
  const part = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * pixels.width + left) * channels
    part.set(data.subarray(from, from + width * channels), y * width * channels)
  }
  return { width, height, channels, data: part }
}
