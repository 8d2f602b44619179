import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'

import type { Size } from '../../../engine/imaging/geometry/rectify.ts'
import { mapQuad } from '../../../engine/imaging/geometry/homography.ts'
import type { PicturePart, Pixels, Point, Space } from '../../../vocabulary/imaging/pixels.ts'
import { longSides } from '../networks/network-messages.ts'
import { textRegions } from './text-regions.ts'
import { tilesOf, type Tile } from './tiles.ts'

/** Sides of the network's input are multiples of this. */
const sideStep = 32
/** Small pictures are enlarged, but no more than this. */
const maxEnlargement = 2
/** Between the darkest and the brightest value of a picture with print on it, of 255. */
const minContrast = 12

/**
 * Two networks that mark lines of text. The small one was taught by the large one, and costs a tenth of it: it looks at copies
 * of a picture that are larger than usual, in which print is plain, and completes what the large one saw.
 */
export interface TextDetectors {
  readonly large: InferenceSession
  readonly small: InferenceSession
}

/** Where text is looked for, and how large. */
export interface TextSearch {
  /** 320..1600: what the longer side of the part is scaled to. */
  readonly longSide: number
  /** Null: the whole picture. */
  readonly within: PicturePart | null
}

/**
 * Finds lines of text at any angle.
 *
 * @returns boxes in pixels of the picture given, from top to bottom
 */
export async function detectText<S extends Space>(
  { large, small }: TextDetectors,
  pixels: Pixels<S>,
  { longSide, within }: TextSearch,
): Promise<DetectedText<S>[]> {
  const part = within ?? { left: 0, top: 0, width: pixels.width, height: pixels.height }
  const side = Math.min(longSides.most, Math.max(longSides.least, longSide))
  const scale = Math.min(maxEnlargement, side / Math.max(part.width, part.height))
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  }
  const scaled = await scaledTo(pixels, size, part)
  if (isFlat(scaled)) return []
  const map = await textMap(side > longSides.usual ? small : large, scaled)
  const [sx, sy] = [part.width / size.width, part.height / size.height]
  const back = ([x, y]: Point): Point<S> => [part.left + x * sx, part.top + y * sy]
  return textRegions(map, size).map(({ quad, score }) => ({ quad: mapQuad(quad, back), score }))
}

/** A part of a picture. A triangle filter as wide as the scale demands: thin strokes survive shrinking. */
export async function scaledTo(
  { data, width, height, channels }: Pixels,
  size: Size,
  part: PicturePart = { left: 0, top: 0, width, height },
): Promise<Pixels> {
  const scaled = sharp(data, { raw: { width, height, channels } })
    .extract(part)
    .resize({
      ...size,
      fit: 'fill',
      kernel: 'linear',
    })
  return { ...size, channels: 3, data: await scaled.toColourspace('srgb').raw().toBuffer() }
}

/** Without any contrast the network answers nonsense: it never saw an empty page. */
function isFlat({ data }: Pixels): boolean {
  let [darkest, brightest] = [255, 0]
  for (const value of data) {
    if (value < darkest) darkest = value
    if (value > brightest) brightest = value
    if (brightest - darkest >= minContrast) return false
  }
  return true
}

/** Probability of text for every pixel. Large pictures are looked at in tiles, so that memory stays bounded. */
async function textMap(session: InferenceSession, pixels: Pixels): Promise<Float32Array> {
  const map = new Float32Array(pixels.width * pixels.height)
  for (const tile of tilesOf(pixels)) {
    const size = { width: roundUp(tile.width), height: roundUp(tile.height) }
    const input = new Tensor('float32', planes(pixels, tile, size), [1, 3, size.height, size.width])
    const answer = (await session.run({ x: input }))[session.outputNames[0] ?? '']
    if (!(answer?.data instanceof Float32Array)) throw new Error('the text detector gave no map')
    const { left, top, keep } = tile
    for (let y = keep.top; y < keep.bottom; y++) {
      const from = (y - top) * size.width - left
      map.set(answer.data.subarray(from + keep.left, from + keep.right), y * pixels.width + keep.left)
    }
  }
  return map
}

function roundUp(side: number): number {
  return Math.ceil(side / sideStep) * sideStep
}

/** A byte as the networks were trained to see it. */
const levels = Float32Array.from({ length: 256 }, (_, byte) => byte / 127.5 - 1)

/**
 * Planes blue, green, red of a part of a picture, each -1..1, as the networks were trained; padding right and below is
 * mid-grey.
 */
export function planes(
  pixels: Pixels,
  part: Pick<Tile, 'left' | 'top' | 'width' | 'height'>,
  size: Size,
): Float32Array {
  const plane = size.width * size.height
  const values = new Float32Array(plane * 3)
  const { channels, data } = pixels
  for (let c = 0; c < 3; c++) {
    const skip = channels === 1 ? 0 : 2 - c
    for (let y = 0; y < part.height; y++) {
      const start = ((part.top + y) * pixels.width + part.left) * channels + skip
      const to = c * plane + y * size.width
      for (let x = 0; x < part.width; x++) values[to + x] = levels[data[start + x * channels] ?? 0] ?? 0
    }
  }
  return values
}
