import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { ReadLine, TextAlphabet } from '../flows/ports/inference.ts'
import { liesOnOneLine } from '../geometry/homography.ts'
import { layFlat, quadSize } from '../geometry/lay-flat.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { decodeBestPath, emissionsOf, restrict, type StepProbabilities, symbolSet } from './ctc-decoding.ts'
import { planes } from './text-detection.ts'

const lineHeight = 48
/** The network's input is as wide as the line, in steps of this; padding costs as much time as text. */
const widthStep = 80
/** Longer lines are squeezed into this. */
const mostWidth = 2000
/** The network answers once for every so many columns of its input. */
const columnsPerStep = 8

export interface Recogniser {
  readonly session: InferenceSession
  /** Its symbols in the order of its classes, without the blank. */
  readonly symbols: string
}

/**
 * Reads the text in each quad, one after the other: on a processor, batches are not faster.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function recogniseText(
  recogniser: Recogniser,
  pixels: Pixels,
  request: { readonly quads: readonly Quad[]; readonly alphabet: TextAlphabet },
): Promise<ReadLine[]> {
  const set = symbolSet(recogniser.symbols, request.alphabet)
  const lines: ReadLine[] = []
  for (const quad of request.quads) {
    const seen = await probabilitiesIn(recogniser.session, pixels, quad)
    const line = seen && restrict(seen, set)
    const characters = line === null ? [] : decodeBestPath(line, set)
    lines.push(
      line !== null && request.alphabet === 'mrz'
        ? { characters, emissions: emissionsOf(line, set) }
        : { characters },
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
  if (!(width >= 1 && height >= 1) || liesOnOneLine(quad)) return null
  const inside = Math.min(mostWidth, Math.max(columnsPerStep, Math.round((width * lineHeight) / height)))
  const padded = Math.ceil(inside / widthStep) * widthStep
  const cropped = { width: inside, height: lineHeight }
  const crop = layFlat(pixels, quad, { ...cropped, beyond: 'edge', steppedOver: 0.1 })
  const values = planes(crop, { left: 0, top: 0, ...cropped }, { width: padded, height: lineHeight })
  const input = new Tensor('float32', values, [1, 3, lineHeight, padded])
  const answer = (await session.run({ x: input }))[session.outputNames[0] ?? '']
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error('the text recogniser gave no line')
  const steps = Math.ceil(inside / columnsPerStep)
  return { steps, classes, values: answer.data.subarray(0, steps * classes) }
}
