import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** The same picture in memory of its own, and such that threads can look at it without a copy. */
export function shared(pixels: Pixels): Pixels {
  const data = new Uint8Array(new SharedArrayBuffer(pixels.data.length))
  data.set(pixels.data)
  return { ...pixels, data }
}
