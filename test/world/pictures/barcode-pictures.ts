import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'
import { rectify } from '../../../src/engine/imaging/geometry/rectify.ts'
import type { Pixels, Point } from '../../../src/vocabulary/imaging/pixels.ts'

const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
const { buffer, byteOffset, byteLength } = readFileSync(path)

const optionsOf: ReadonlyMap<string, string> = new Map([
  ['PDF417', 'columns=13,ecLevel=5'],
  ['DataMatrix', 'forceSquare'],
])

/** The modules of a barcode, one pixel each, black on white. */
export async function barcodeModules(
  content: string | Uint8Array,
  format: NonNullable<WriterOptions['format']> = 'PDF417',
): Promise<Pixels> {
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const options = optionsOf.get(format) ?? ''
  const { symbol, error } = await writeBarcode(content, { format, options, scale: 1, addQuietZones: false })
  if (error !== '') throw new Error(`the barcode could not be drawn: ${error}`)
  const { width, height, data } = symbol
  return { width, height, channels: 1, data: Uint8Array.from(data) }
}

export interface BarcodeView {
  /** Pixels of a module. */
  readonly module?: number
  /** Degrees by which the symbol is turned. */
  readonly turn?: number
  /** By how much the far end is smaller, 0..0.2. */
  readonly recede?: number
}

/** A barcode on white paper as a camera sees it that looks at it from aside. */
export function barcodeImage(modules: Pixels, view: BarcodeView = {}): Pixels {
  const { module = 3, turn = 0, recede = 0 } = view
  const large = enlarged(modules, 4)
  const side = Math.ceil(Math.hypot(modules.width, modules.height) * module * 1.15) + 60
  const radius = (side / module) * 2
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corner = (u: number, v: number): Point => {
    const y = v * (1 + recede * u)
    return [large.width / 2 + radius * (u * cos + y * sin), large.height / 2 + radius * (y * cos - u * sin)]
  }
  return rectify(large, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], {
    width: side, height: side, beyond: 'white', steppedOver: 0,
  }) // prettier-ignore
}

function enlarged({ width, height, data }: Pixels, by: number): Pixels {
  // A linear barcode is one module high.
  const scaledHeight = height < 10 ? 60 : height
  const row = width * by
  const larger = new Uint8Array(row * scaledHeight * by)
  for (let y = 0; y < scaledHeight * by; y++)
    for (let x = 0; x < row; x++)
      larger[y * row + x] =
        data[Math.min(height - 1, Math.floor(y / by)) * width + Math.floor(x / by)] === 0 ? 20 : 245
  return { width: row, height: scaledHeight * by, channels: 1, data: larger }
}

/** As a file that could be sent. */
export function pngOf({ width, height, channels, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}
