import { type Inference, installation } from '../../../flows/ports/inference/inference.ts'
import { DecodePool } from './decode-pool.ts'
import { openImageClient } from './image-client.ts'

/** Reads and writes pictures without loading any network: what a command needs that only draws. */
export function openEncoder(): Pick<
  Inference,
  'decode' | 'encodeJpeg' | 'encodePng' | 'writeBarcode' | 'writeQrCode'
> & {
  close(): Promise<void>
} {
  const pool = new DecodePool({
    children: 1,
    waiting: 4,
    limits: { processorMilliseconds: 30_000, milliseconds: 60_000, bytes: 512 * 2 ** 20 },
    size: { maxPixels: 40_000_000, maxSide: 20_000 },
    tasksPerChild: 500,
  })
  const pictures = openImageClient({ waiting: 4, milliseconds: 30_000 })
  const { encodeJpeg, encodePng, writeBarcode, writeQrCode } = pictures.for(installation.account)
  return {
    ...{ encodeJpeg, encodePng, writeBarcode, writeQrCode },
    decode: (bytes, limits, signal) => pool.decode(bytes, limits, { payer: installation, signal }),
    close: async () => {
      pool.close()
      await pictures.close()
    },
  }
}
