import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
/** Pixels of a module's side, as a camera may see it. */
const scale = 4

/** What a phone reads from a QR code in a terminal, whose lines have two rows of modules each; empty when it reads nothing. */
export async function readTerminalCode(lines: readonly string[]): Promise<string> {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  await prepareZXingModule({
    overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) },
    fireImmediately: true,
  })
  const rows = lines.flatMap((line) =>
    ['▀█', '▄█'].map((dark) => Array.from(line, (glyph) => dark.includes(glyph))),
  )
  const modules = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  const picture = await sharp(modules, { raw: { width, height, channels: 1 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  return found?.text ?? ''
}
