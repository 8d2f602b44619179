import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes as decode, type ReadResult } from 'zxing-wasm/reader'

import { mapPoint, mapQuad, squareToQuad } from '../../../engine/imaging/geometry/homography.ts'
import { rectify, quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { symbolOutline } from './symbol-outline.ts'
import type { BarcodeViews } from './barcode-views.ts'

/** More symbols than this are no document's. */
const maxSymbols = 8
type BarsView = BarcodeViews['bars'][number]

/** Longer content than any symbol of the kinds that are read can hold: a QR code, 7089 digits. */
const maxBytes = 7089
/**
 * Tries at one symbol, the cheap one first: how large it is rectified, and how thoroughly it is then looked at. Counted and
 * never timed: a busy machine reads what an idle one reads.
 */
const tries = [
  { of: 'outline', scale: 1.2, longest: 1000, tryHarder: false },
  { of: 'region', scale: 1.2, longest: 1000, tryHarder: false },
  { of: 'outline', scale: 1.8, longest: 2000, tryHarder: true },
] as const

/** Symbols of bars, rectified before they are read; the others are found by their own marks at any angle. */
const barred = ['PDF417', 'Code128', 'Code39'] as const
const squareFormats = ['QRCode', 'Aztec', 'DataMatrix'] as const

/** Loads the decoder from the package, to be done before the first picture: left alone, it would fetch it. */
export async function openBarcodeReader(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/**
 * Reads the barcodes of a picture in the parts in which one may stand; nothing that its error correction did not confirm. Beside
 * a PDF417, which says everything that a card says, nothing else is looked for.
 */
export async function readBarcodes({ bars, squares }: BarcodeViews): Promise<readonly RecognisedBarcode[]> {
  const found: RecognisedBarcode[] = []
  for (const view of bars) {
    if (found.some((one) => overlaps(one.quad, view.region))) continue
    found.push(...(await readBars(view)))
    if (found.some(({ symbology }) => symbology === 'pdf417')) return found.slice(0, maxSymbols)
  }
  const seen: RecognisedBarcode[] = []
  for (const { grey, left, top, scale } of squares) {
    // Without trying harder the decoder looks for a Data Matrix in the middle of a picture alone.
    const read = await readAs(grey, { formats: squareFormats, tryHarder: true }, ([x, y]) => [
      scale * x + left,
      scale * y + top,
    ])
    // One that is large and fine is seen twice.
    seen.push(...read.filter(({ quad }) => !seen.some((one) => overlaps(one.quad, quad))))
  }
  return [...found, ...seen].slice(0, maxSymbols)
}

/**
 * A symbol of bars, rectified by its outline; as it lies where no outline can be seen or a wrong one was; then larger:
 * fine bars out of focus are separated better between pixels.
 */
async function readBars({ grey, left, top, region: place }: BarsView): Promise<readonly RecognisedBarcode[]> {
  const region = mapQuad(place, ([x, y]) => [x - left, y - top])
  const outline = symbolOutline(grey, region)
  for (const one of tries) {
    if (one.of === 'outline' && outline === null) continue
    const quad = withQuietZone(one.of === 'outline' && outline !== null ? outline : region)
    const toPart = squareToQuad(quad)
    const flat = rectified(grey, quad, one)
    const found = await readAs(flat, { formats: barred, tryHarder: one.tryHarder }, (point) => {
      const [x, y] = mapPoint(toPart, [point[0] / flat.width, point[1] / flat.height])
      return [x + left, y + top]
    })
    if (found.length > 0) return found
  }
  return []
}

function withQuietZone(quad: Quad): Quad {
  const map = squareToQuad(quad)
  const [u, v] = [0.04, 0.12]
  return mapQuad([[-u, -v], [1 + u, -v], [1 + u, 1 + v], [-u, 1 + v]], (point) => mapPoint(map, point)) // prettier-ignore
}

/** Reads what stands upright or upside down. */
async function readAs(
  grey: Pixels,
  request: { readonly formats: typeof barred | typeof squareFormats; readonly tryHarder: boolean },
  back: (point: Point) => Point,
): Promise<readonly RecognisedBarcode[]> {
  const results = await decode(rgba(grey), {
    formats: [...request.formats],
    textMode: 'Plain',
    maxNumberOfSymbols: maxSymbols,
    tryHarder: request.tryHarder,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
  })
  return results.flatMap((result) => seen(result, back) ?? [])
}

function rectified(grey: Pixels, quad: Quad, one: (typeof tries)[number]): Pixels {
  const size = quadSize(quad)
  const by = Math.min(one.scale, one.longest / Math.max(size.width, size.height))
  const [width, height] = [
    Math.max(1, Math.round(size.width * by)),
    Math.max(1, Math.round(size.height * by)),
  ]
  return rectify(grey, quad, { width, height, beyond: 'edge', steppedOver: 0 })
}

function seen(result: ReadResult, back: (point: Point) => Point): RecognisedBarcode | null {
  const symbology = symbologies[result.symbology]
  if (!result.isValid || symbology === undefined || result.bytes.length > maxBytes) return null
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position
  const quad = mapQuad(
    [[topLeft.x, topLeft.y], [topRight.x, topRight.y], [bottomRight.x, bottomRight.y], [bottomLeft.x, bottomLeft.y]],
    back,
  ) // prettier-ignore
  return {
    symbology,
    text: result.text,
    bytes: Uint8Array.from(result.bytes),
    quad,
    unusedErrorCorrection: spareOf(result.extra),
  }
}

const symbologies: Readonly<Partial<Record<ReadResult['symbology'], Symbology>>> = {
  PDF417: 'pdf417',
  QRCode: 'qr',
  Aztec: 'aztec',
  DataMatrix: 'data-matrix',
  Code128: 'code-128',
  Code39: 'code-39',
}

/** `UEC`, the error correction that was not used up; the decoder tells it in JSON. */
function spareOf(extra: string): number | null {
  const match = /"UEC":\s*([\d.]+)/.exec(extra)
  return match === null ? null : Math.min(1, Number(match[1]))
}

function rgba({ width, height, data }: Pixels) {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let n = 0, at = 0; n < data.length; n++, at += 4) {
    const value = data[n] ?? 0
    colours[at] = value
    colours[at + 1] = value
    colours[at + 2] = value
  }
  return { width, height, data: colours, colorSpace: 'srgb' as const }
}

function overlaps(one: Quad, other: Quad): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function boundsOf(quad: Quad) {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
