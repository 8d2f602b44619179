import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { ReadLine } from '../flows/ports/inference.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { decodeBestPath, emissionsOf, restrict, symbolSet, type StepProbabilities } from './ctc-decoding.ts'
import { cropQuad, quadSize } from './quad-crop.ts'

/** What the network of training/mrz reads: its classes are the blank, these, and one for every other sign. */
const symbols = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lineHeight = 32
const columnsPerStep = 4
/** Widths of the network's input: few, so that memory stays bounded. Longer lines are squeezed into the last. */
const widths = [256, 384, 512, 640, 768, 896, 1024, 1280, 1536] as const
/** Added to the deviation of the grey values, so that empty paper stays empty. */
const leastDeviation = 2

/**
 * Reads the lines of a machine readable zone with the small network made for them.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function readStrips(
  session: InferenceSession,
  pixels: Pixels,
  quads: readonly Quad[],
): Promise<ReadLine[]> {
  const set = symbolSet(symbols, 'mrz')
  const lines: ReadLine[] = []
  for (const quad of quads) {
    const seen = await probabilitiesIn(session, pixels, quad)
    const line = seen && restrict(seen, set)
    lines.push(
      line === null
        ? { characters: [] }
        : { characters: decodeBestPath(line, set), emissions: emissionsOf(line, set) },
    )
  }
  return lines
}

async function probabilitiesIn(
  session: InferenceSession,
  pixels: Pixels,
  quad: Quad,
): Promise<StepProbabilities | null> {
  const { width, height } = quadSize(quad)
  if (!(width >= 1 && height >= 1)) return null
  const widest = widths[widths.length - 1] ?? 0
  const inside = Math.min(widest, Math.max(columnsPerStep, Math.round((width * lineHeight) / height)))
  const padded = widths.find((candidate) => candidate >= inside) ?? widest
  const crop = cropQuad(pixels, quad, { width: inside, height: lineHeight })
  const input = new Tensor('float32', evenGrey(crop, padded), [1, 1, lineHeight, padded])
  const answer = (await session.run({ strip: input }))[session.outputNames[0] ?? '']
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error('the strip reader gave no line')
  const steps = Math.ceil(inside / columnsPerStep)
  return { steps, classes, values: answer.data.subarray(0, steps * classes) }
}

/** Grey values with mean 0 and deviation 1, whatever the light; padding to the right is 0. */
function evenGrey({ width, height, data }: Pixels, padded: number): Float32Array {
  const grey = new Float32Array(padded * height)
  let [sum, squares] = [0, 0]
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const value = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
      grey[y * padded + x] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / (width * height)
  const deviation = Math.sqrt(Math.max(0, squares / (width * height) - mean * mean)) + leastDeviation
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) grey[y * padded + x] = ((grey[y * padded + x] ?? 0) - mean) / deviation
  return grey
}
