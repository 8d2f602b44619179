import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'

/** Brightness of each pixel, 0..255, row by row. */
export function greyOf({ channels, data }: Pixels): Uint8Array {
  if (channels === 1) return data
  const grey = new Uint8Array(data.length / 3)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3)
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue + 0.5
  }
  return grey
}

/** The values below which these shares (0..1, ascending) of all grey values lie. */
export function sharesOf(grey: Uint8Array, shares: readonly number[]): readonly number[] {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  let value = 0
  let below = counts[0] ?? 0
  return shares.map((share) => {
    while (below <= share * (grey.length - 1) && value < 255) below += counts[++value] ?? 0
    return value
  })
}

/** Whether light letters stand on dark ground. */
export function isLightOnDark(grey: Uint8Array): boolean {
  const [low = 0, middle = 0, high = 0] = sharesOf(grey, [0.01, 0.5, 0.99])
  return middle < (low + high) / 2
}

/** Light where it was dark. */
export function inverted(grey: Uint8Array): Uint8Array {
  return grey.map((value) => 255 - value)
}
