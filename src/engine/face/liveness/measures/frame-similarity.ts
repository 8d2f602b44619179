import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import type { Overview } from './overview.ts'

const cells = 16
/** Cells that differ by less than this, in steps of 8 bits, are equal: noise decides no bit. */
const minStep = 1.5

/** A hash of every byte (FNV-1a). */
export function exactHash({ data, width, height }: Pixels): number {
  let hash = Math.imul(width, 0x01000193) ^ height
  for (let at = 0; at < data.length; at++) hash = Math.imul(hash ^ (data[at] ?? 0), 0x01000193)
  return hash >>> 0
}

/** Whether each cell of a grid is brighter than the one to its left: 256 bits as eight whole numbers (difference hash). */
export function likenessOf({ width, height, luma }: Overview): readonly number[] {
  const sums = new Float64Array(cells * (cells + 1))
  const counts = new Float64Array(sums.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * cells) / height) * (cells + 1) + Math.floor((x * (cells + 1)) / width)
      sums[cell] = (sums[cell] ?? 0) + (luma[y * width + x] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  const means = sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0))
  const words = new Array<number>(cells / 2).fill(0)
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const at = row * (cells + 1) + column
      const bit = row * cells + column
      if ((means[at + 1] ?? 0) - (means[at] ?? 0) > minStep)
        words[bit >> 5] = ((words[bit >> 5] ?? 0) | (1 << (bit & 31))) >>> 0
    }
  }
  return words
}
