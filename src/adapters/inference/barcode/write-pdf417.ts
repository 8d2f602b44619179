import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** As on cards: broad, and with an error correction of the level that AAMVA asks for at least 3 of. */
const options = 'columns=13,ecLevel=5'

/**
 * Draws the text as PDF417 (ISO/IEC 15438): its modules, one pixel each, 0 black and 255 white, without margin.
 *
 * @throws Error when the text is too long for one symbol
 */
export async function writePdf417(text: string): Promise<Pixels> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { symbol, error } = await writeBarcode(text, {
    format: 'PDF417',
    options,
    scale: 1,
    addQuietZones: false,
  })
  if (error !== '') throw new Error(`The barcode cannot be drawn: ${error}`)
  const { width, height, data } = symbol
  return { width, height, channels: 1, data: Uint8Array.from(data) }
}
