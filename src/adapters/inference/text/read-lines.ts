import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import { type InferenceSession, Tensor } from 'onnxruntime-node'

import { liesOnOneLine } from '../../../engine/imaging/geometry/homography.ts'
import { rectify, quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import {
  decodeBestPath,
  emissionsOf,
  restrict,
  type StepProbabilities,
  type SymbolSet,
} from './ctc-decoding.ts'

/** What a network that reads single lines takes. All sizes in pixels. */
export interface LineNetwork {
  readonly name: LineRecogniser
  readonly input: string
  readonly channels: 1 | 3
  readonly lineHeight: number
  /** Its input is as wide as the line, in steps of this: few shapes keep memory bounded, padding costs time. */
  readonly widthStep: number
  /** Longer lines are squeezed into this. */
  readonly maxWidth: number
  /** It answers once for every so many columns of its input. */
  readonly columnsPerStep: number
  /** A line rectified → the network's input, padded on the right to a width. */
  readonly values: (crop: Pixels, padded: number) => Float32Array
}

/** What is asked of a session. */
export type LineSession = Pick<InferenceSession, 'run' | 'outputNames'>

export interface LinesRequest {
  readonly quads: readonly Quad[]
  readonly symbols: SymbolSet
  /** Whether the scores of every step are wanted too, for a decoder that knows more than the network. */
  readonly withEmissions: boolean
}

/**
 * Reads the text in each quad, one after the other: on a processor, batches are not faster.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function readLines(
  { session, network }: { readonly session: LineSession; readonly network: LineNetwork },
  pixels: Pixels,
  { quads, symbols, withEmissions }: LinesRequest,
): Promise<RecognisedLine[]> {
  const lines: RecognisedLine[] = []
  for (const quad of quads) {
    const input = inputOf(network, pixels, quad)
    const line = input && restrict(await probabilitiesOf(session, network, input), symbols)
    const characters = line === null ? [] : decodeBestPath(line, symbols)
    lines.push(
      line !== null && withEmissions
        ? { characters, emissions: emissionsOf(network.name, line, symbols) }
        : { characters },
    )
  }
  return lines
}

interface LineInput {
  readonly tensor: Tensor
  /** Of its columns, those that show the line. */
  readonly inside: number
}

/** Null for a quad without area. */
function inputOf(network: LineNetwork, pixels: Pixels, quad: Quad): LineInput | null {
  const { channels, lineHeight, widthStep, maxWidth, columnsPerStep } = network
  const { width, height } = quadSize(quad)
  if (!(width >= 1 && height >= 1) || liesOnOneLine(quad)) return null
  const inside = Math.min(maxWidth, Math.max(columnsPerStep, Math.round((width * lineHeight) / height)))
  const padded = Math.ceil(inside / widthStep) * widthStep
  const crop = rectify(pixels, quad, { width: inside, height: lineHeight, beyond: 'edge', steppedOver: 0.1 })
  const values = network.values(crop, padded)
  return { tensor: new Tensor('float32', values, [1, channels, lineHeight, padded]), inside }
}

async function probabilitiesOf(
  session: LineSession,
  { name, input, columnsPerStep }: LineNetwork,
  { tensor, inside }: LineInput,
): Promise<StepProbabilities> {
  const answer = (await session.run({ [input]: tensor }))[session.outputNames[0] ?? '']
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error(`the ${name} gave no line`)
  const steps = Math.ceil(inside / columnsPerStep)
  return { steps, classes, values: answer.data.subarray(0, steps * classes) }
}
