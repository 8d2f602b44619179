import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes as decode, type ReadResult } from 'zxing-wasm/reader'
import type { SeenBarcode } from '../flows/ports/inference.ts'
import { mapPoint, mapQuad, squareToQuad } from '../geometry/homography.ts'
import { layFlat, quadSize } from '../geometry/lay-flat.ts'
import type { Symbology } from '../vocabulary/barcode.ts'
import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'
import { symbolOutline } from './barcode-edges.ts'
import { barcodeRegions } from './barcode-regions.ts'

/** More symbols than this are no document's. */
const mostSymbols = 8
/** Longer content than any symbol of the kinds that are read can hold. */
const mostBytes = 4096
/**
 * Tries at one symbol, the cheap one first: how large it is laid flat, and how thoroughly it is then looked at. Counted and
 * never timed: a busy machine reads what an idle one reads.
 */
const tries = [
  { of: 'outline', scale: 1.2, longest: 1000, tryHarder: false },
  { of: 'region', scale: 1.2, longest: 1000, tryHarder: false },
  { of: 'outline', scale: 1.8, longest: 2000, tryHarder: true },
] as const

/** Symbols of bars, laid flat before they are read; the others are found by their own marks at any angle. */
const barred = ['PDF417', 'Code128', 'Code39'] as const
const squares = ['QRCode', 'Aztec', 'DataMatrix'] as const

let isReady = false

/** Loads the decoder from the package: left alone, it would fetch it. */
async function makeReady(): Promise<void> {
  if (isReady) return
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  isReady = true
}

/** Finds and reads the barcodes of a picture; nothing that its error correction did not confirm. */
export async function readBarcodes(pixels: Pixels): Promise<readonly SeenBarcode[]> {
  await makeReady()
  const grey = greyOf(pixels)
  const found: SeenBarcode[] = []
  for (const region of barcodeRegions(grey)) {
    if (found.some((one) => overlaps(one.quad, region))) continue
    // A card bears one large symbol: beside it nothing is tried twice.
    found.push(...(await readRegion(grey, region, found.length === 0 ? tries.length : 1)))
  }
  // Beside a symbol of bars, squares that a card bears are large: half the size shows them at a quarter of the work.
  const by = found.length === 0 ? 1 : 2
  const sheet = by === 1 ? grey : halved(grey)
  found.push(...(await readAs(sheet, { formats: squares, tryHarder: false }, ([x, y]) => [x * by, y * by])))
  return found.slice(0, mostSymbols)
}

/**
 * A symbol of bars, laid flat by its outline; as it lies where no outline can be seen or a wrong one was; then larger:
 * fine bars out of focus are told apart better between pixels.
 */
async function readRegion(grey: Pixels, region: Quad, most: number): Promise<readonly SeenBarcode[]> {
  const outline = symbolOutline(grey, region)
  for (const one of tries.slice(0, most)) {
    if (one.of === 'outline' && outline === null) continue
    const quad = withQuietZone(one.of === 'outline' && outline !== null ? outline : region)
    const toPicture = squareToQuad(quad)
    const flat = laidFlat(grey, quad, one)
    const back = ([x, y]: Point): Point => mapPoint(toPicture, [x / flat.width, y / flat.height])
    const found = await readAs(flat, { formats: barred, tryHarder: one.tryHarder }, back)
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
  asked: { readonly formats: typeof barred | typeof squares; readonly tryHarder: boolean },
  back: (point: Point) => Point,
): Promise<readonly SeenBarcode[]> {
  const results = await decode(rgba(grey), {
    formats: [...asked.formats],
    textMode: 'Plain',
    maxNumberOfSymbols: mostSymbols,
    tryHarder: asked.tryHarder,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
  })
  return results.flatMap((result) => seen(result, back) ?? [])
}

function laidFlat(grey: Pixels, quad: Quad, one: (typeof tries)[number]): Pixels {
  const size = quadSize(quad)
  const by = Math.min(one.scale, one.longest / Math.max(size.width, size.height))
  const [width, height] = [
    Math.max(1, Math.round(size.width * by)),
    Math.max(1, Math.round(size.height * by)),
  ]
  return layFlat(grey, quad, { width, height, beyond: 'edge', steppedOver: 0 })
}

function seen(result: ReadResult, back: (point: Point) => Point): SeenBarcode | null {
  const symbology = symbologies[result.symbology]
  if (!result.isValid || symbology === undefined || result.bytes.length > mostBytes) return null
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
    spare: spareOf(result.extra),
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

/** Luma of ITU-R BT.601. */
function greyOf({ width, height, channels, data }: Pixels): Pixels {
  if (channels === 1) return { width, height, channels, data }
  const grey = new Uint8Array(width * height)
  for (let n = 0, at = 0; n < grey.length; n++, at += 3)
    grey[n] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
  return { width, height, channels: 1, data: grey }
}

/** Every second pixel, the mean of four. */
function halved(grey: Pixels): Pixels {
  const [width, height] = [Math.floor(grey.width / 2), Math.floor(grey.height / 2)]
  const { data } = grey
  const half = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = 2 * y * grey.width; x < width; x++, at += 2, to++) {
      const below = at + grey.width
      half[to] = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[below] ?? 0) + (data[below + 1] ?? 0)) >> 2
    }
  }
  return { width, height, channels: 1, data: half }
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
