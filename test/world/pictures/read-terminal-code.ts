import sharp from 'sharp'
import { readQrCode } from './read-qr-code.ts'

/** Pixels of a module's side, as a camera may see it. */
const scale = 4

/** What a phone reads from a QR code in a terminal, whose lines have two rows of modules each; empty when it reads nothing. */
export async function readTerminalCode(lines: readonly string[]): Promise<string> {
  const rows = lines.flatMap((line) =>
    ['▀█', '▄█'].map((dark) => Array.from(line, (glyph) => dark.includes(glyph))),
  )
  const modules = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  const picture = await sharp(modules, { raw: { width, height, channels: 1 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return readQrCode(new Uint8Array(picture))
}
