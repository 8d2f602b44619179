import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { lazy } from '../../../vocabulary/lazy.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** The writer, from the package and not from the network; compiled once, which takes longer than many symbols. */
const loaded = lazy(() => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/**
 * Draws a barcode: its modules, one pixel each, 0 black and 255 white, without margin.
 *
 * @throws Error when the text is too long for one symbol
 */
export async function writeSymbol(
  text: string,
  { format, options }: { readonly format: 'PDF417' | 'QRCode'; readonly options: string },
): Promise<Pixels> {
  await loaded()
  const { symbol, error } = await writeBarcode(text, { format, options, scale: 1, addQuietZones: false })
  if (error !== '') throw new Error(`The barcode cannot be drawn: ${error}`)
  const { width, height, data } = symbol
  return { width, height, channels: 1, data: Uint8Array.from(data) }
}
