import type { Inference } from '../../../flows/ports/inference.ts'
import { DecodePool } from './decode-pool.ts'
import { openImageClient } from './image-client.ts'

/** Reads and writes pictures without loading any network: what a command needs that only draws. */
export function openEncoder(): Pick<Inference, 'decode' | 'encodeJpeg' | 'encodePng' | 'writeBarcode'> & {
  close(): Promise<void>
} {
  const pool = new DecodePool({
    children: 1,
    waiting: 4,
    limits: { milliseconds: 30_000, bytes: 512 * 2 ** 20 },
    maxPixels: 40_000_000,
    tasksPerChild: 500,
  })
  const pictures = openImageClient({ waiting: 4, milliseconds: 30_000 })
  return {
    decode: (bytes, limits, signal) => pool.decode(bytes, limits, signal),
    encodeJpeg: pictures.encodeJpeg,
    encodePng: pictures.encodePng,
    writeBarcode: (text, signal) => pool.writeBarcode(text, signal),
    close: async () => {
      pool.close()
      await pictures.close()
    },
  }
}
