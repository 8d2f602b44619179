import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Upright stripes: over a flat picture no network is run. */
export function stripes(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3).map((_, at) => (Math.floor(at / 3) % 16 < 8 ? 30 : 240))
  return { width, height, channels: 3, data }
}
