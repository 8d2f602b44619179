import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { ReadLine } from '../flows/ports/inference.ts'
import { liesOnOneLine } from '../geometry/homography.ts'
import { layFlat, quadSize } from '../geometry/lay-flat.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { decodeBestPath, emissionsOf, restrict, symbolSet, type StepProbabilities } from './ctc-decoding.ts'

/** What the network of training/mrz reads: its classes are the blank, these, and one for every other sign. */
const symbols = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lineHeight = 32
const columnsPerStep = 4
/** The network's input is as wide as the line, in steps of this: few shapes keep memory bounded. */
const widthStep = 64
/** Longer lines are squeezed into this. */
const mostWidth = 1536
/** What is asked of a session. */
type Network = Pick<InferenceSession, 'run' | 'outputNames'>

/** Added to the deviation of the grey values, so that empty paper stays empty. */
const leastDeviation = 2

/**
 * Reads the lines of a machine readable zone with the small network made for them.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function readStrips(
  session: Network,
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
  session: Network,
  pixels: Pixels,
  quad: Quad,
): Promise<StepProbabilities | null> {
  const { width, height } = quadSize(quad)
  if (!(width >= 1 && height >= 1) || liesOnOneLine(quad)) return null
  const inside = Math.min(mostWidth, Math.max(columnsPerStep, Math.round((width * lineHeight) / height)))
  const padded = Math.ceil(inside / widthStep) * widthStep
  const cropped = { width: inside, height: lineHeight }
  const crop = layFlat(pixels, quad, { ...cropped, beyond: 'edge', steppedOver: 0.1 })
  const input = new Tensor('float32', evenGrey(crop, padded), [1, 1, lineHeight, padded])
  const answer = (await session.run({ strip: input }))[session.outputNames[0] ?? '']
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error('the strip reader gave no line')
  const steps = Math.ceil(inside / columnsPerStep)
  return { steps, classes, values: answer.data.subarray(0, steps * classes) }
}

/** Grey values with mean 0 and deviation 1, whatever the light; padding to the right is 0. */
function evenGrey(crop: Pixels, padded: number): Float32Array {
  const { width, height } = crop
  const values = new Float32Array(padded * height)
  let [sum, squares] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = greyAt(crop, y * width + x)
      values[y * padded + x] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / (width * height)
  const deviation = Math.sqrt(Math.max(0, squares / (width * height) - mean * mean)) + leastDeviation
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * padded, y * padded + width)
    for (let x = 0; x < width; x++) row[x] = ((row[x] ?? 0) - mean) / deviation
  }
  return values
}

/** Luma of ITU-R BT.601. */
function greyAt({ channels, data }: Pixels, at: number): number {
  if (channels === 1) return data[at] ?? 0
  const from = at * 3
  return 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
}
