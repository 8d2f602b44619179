import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/**
 * What a phone reads from a picture of a QR code; empty when it reads nothing.
 *
 * @param picture PNG or JPEG
 */
export async function readQrCode(picture: Uint8Array): Promise<string> {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  await prepareZXingModule({
    overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) },
    fireImmediately: true,
  })
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] })
  return found?.text ?? ''
}
