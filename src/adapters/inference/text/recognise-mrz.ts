import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'

import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { symbolSet } from './ctc-decoding.ts'
import { type LineNetwork, type LineSession, readLines } from './read-lines.ts'

/** What the network of training/mrz reads: its classes are the blank, these, and one for every other sign. */
const symbols = symbolSet('<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'mrz')

const network: LineNetwork = {
  name: 'strip-reader',
  input: 'strip',
  channels: 1,
  lineHeight: 32,
  widthStep: 64,
  maxWidth: 1536,
  columnsPerStep: 4,
  values: evenGrey,
}

/** Added to the deviation of the grey values, so that empty paper stays empty. */
const minDeviation = 2

/** Reads the lines of a machine readable zone with the small network made for them: see `readLines`. */
export function recogniseMrz(
  session: LineSession,
  pixels: Pixels,
  quads: readonly Quad[],
): Promise<RecognisedLine[]> {
  return readLines({ session, network }, pixels, { quads, symbols, withEmissions: true })
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
  const deviation = Math.sqrt(Math.max(0, squares / (width * height) - mean * mean)) + minDeviation
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
