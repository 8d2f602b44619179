import type { Pixels, Space } from '../../../../vocabulary/imaging/pixels.ts'

/** The same picture without its colours: a third of the memory. Weights of ITU-R BT.601. */
export function greyOf<S extends Space>(pixels: Pixels<S>): Pixels<S> {
  const { width, height, channels, data } = pixels
  if (channels === 1) return pixels
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    grey[at] = (299 * (data[from] ?? 0) + 587 * (data[from + 1] ?? 0) + 114 * (data[from + 2] ?? 0)) / 1000
  return { width, height, channels: 1, data: grey }
}
