import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import type { LayerWord } from '../../../../vocabulary/imaging/text-layer.ts'

/** Between paper and ink at least, of 255. */
const leastContrast = 48
/** Letters lower than this, in pixels of a page drawn for reading, cannot be read by anyone. */
const leastHeight = 4
/** Signs of which a word may be a dot or a dash. */
const flat = /^[\p{P}\p{S}\p{M}]+$/u

/** Whether a word that a text layer claims can be seen at its place at all. */
export function isVisible(pixels: Pixels, word: LayerWord): boolean {
  if (flat.test(word.text)) return true
  if (word.bottom - word.top < leastHeight || !isOnPage(pixels, word)) return false
  const [left, right] = [clamp(word.left - 1, pixels.width), clamp(word.right + 1, pixels.width)]
  const [top, bottom] = [clamp(word.top - 1, pixels.height), clamp(word.bottom + 1, pixels.height)]
  let [darkest, brightest] = [255, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const value = brightness(pixels, (y * pixels.width + x) * pixels.channels)
      if (value < darkest) darkest = value
      if (value > brightest) brightest = value
      if (brightest - darkest >= leastContrast) return true
    }
  return false
}

function isOnPage({ width, height }: Pixels, { left, right, top, bottom }: LayerWord): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= 0 && y >= 0 && x < width && y < height
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))

/** Mean of the colours weighed as the human visual system does (ITU-R BT.601). */
function brightness({ data, channels }: Pixels, at: number): number {
  if (channels === 1) return data[at] ?? 0
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}
