import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { TextBox } from '../flows/ports/inference.ts'
import type { Pixels, Point } from '../vocabulary/pixels.ts'
import { longSides } from './network-messages.ts'
import { scalePixels } from './resampling.ts'
import { textRegions } from './text-regions.ts'

/** Sides of the network's input are multiples of this: few shapes keep memory bounded. */
const sideStep = 64
/** Small pictures are enlarged, but no more than this. */
const mostEnlargement = 2
/** Between the darkest and the brightest value of a picture with print on it, of 255. */
const leastContrast = 12

/**
 * Finds lines of text at any angle.
 *
 * @param longSide 320..1600: what the longer side of the picture is scaled to
 * @returns boxes in pixels of the picture given, from top to bottom
 */
export async function detectText(
  session: InferenceSession,
  pixels: Pixels,
  longSide: number,
): Promise<TextBox[]> {
  const side = Math.min(longSides.most, Math.max(longSides.least, longSide))
  const scale = Math.min(mostEnlargement, side / Math.max(pixels.width, pixels.height))
  const inside = {
    width: Math.max(1, Math.round(pixels.width * scale)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  }
  const scaled = scalePixels(pixels, inside.width, inside.height)
  if (isFlat(scaled)) return []
  const size = { width: roundUp(inside.width), height: roundUp(inside.height) }
  const input = new Tensor('float32', planes(scaled, size), [1, 3, size.height, size.width])
  const answer = (await session.run({ x: input }))[session.outputNames[0] ?? '']
  if (!(answer?.data instanceof Float32Array)) throw new Error('the text detector gave no map')
  const [sx, sy] = [pixels.width / inside.width, pixels.height / inside.height]
  const back = ([x, y]: Point): Point => [x * sx, y * sy]
  return textRegions(answer.data, size, inside).map(({ quad: [a, b, c, d], score }) => ({
    quad: [back(a), back(b), back(c), back(d)],
    score,
  }))
}

/** Without any contrast the network answers nonsense: it never saw an empty page. */
function isFlat({ data }: Pixels): boolean {
  let [darkest, brightest] = [255, 0]
  for (const value of data) {
    if (value < darkest) darkest = value
    if (value > brightest) brightest = value
  }
  return brightest - darkest < leastContrast
}

function roundUp(side: number): number {
  return Math.ceil(side / sideStep) * sideStep
}

/** Planes blue, green, red, each -1..1, as the network was trained; padding right and below is mid-grey. */
export function planes(
  pixels: Pixels,
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const plane = size.width * size.height
  const values = new Float32Array(plane * 3)
  const grey = pixels.channels === 1
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      const from = (y * pixels.width + x) * pixels.channels
      const to = y * size.width + x
      for (let c = 0; c < 3; c++)
        values[c * plane + to] = (pixels.data[grey ? from : from + 2 - c] ?? 0) / 127.5 - 1
    }
  }
  return values
}
