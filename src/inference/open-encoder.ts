import type { Inference } from '../flows/ports/inference.ts'
import { DecodePool } from './decode-pool.ts'

/** Reads and writes pictures without loading any network: what a command needs that only draws. */
export function openEncoder(): Pick<Inference, 'decode' | 'encodeJpeg' | 'encodePng' | 'writeBarcode'> & {
  close(): void
} {
  const pool = new DecodePool({
    children: 1,
    waiting: 4,
    limits: { milliseconds: 30_000, bytes: 512 * 2 ** 20 },
    mostPixels: 40_000_000,
    tasksPerChild: 500,
  })
  return {
    decode: (bytes, limits, signal) => pool.decode(bytes, limits, signal),
    encodeJpeg: (pixels, quality, signal) => pool.encodeJpeg(pixels, quality, signal),
    encodePng: (pixels, signal) => pool.encodePng(pixels, signal),
    writeBarcode: (text, signal) => pool.writeBarcode(text, signal),
    close: () => pool.close(),
  }
}
