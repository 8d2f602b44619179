import type { Pixels, Space } from '../../../vocabulary/imaging/pixels.ts'

/** The same picture in memory of its own, and such that threads can look at it without a copy. */
export function sharedPixels<S extends Space>(pixels: Pixels<S>): Pixels<S> {
  const data = new Uint8Array(new SharedArrayBuffer(pixels.data.length))
  data.set(pixels.data)
  return { ...pixels, data }
}
