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
  /** How wide a line is cut out, in parts of its own width. Default 1. */
  readonly across?: number
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
    const crop = lineCrop(network, pixels, quad)
    const line = crop && restrict(await probabilitiesOf(session, network, crop), symbols)
    const characters = line === null ? [] : decodeBestPath(line, symbols)
    lines.push(
      line !== null && withEmissions
        ? { characters, emissions: emissionsOf(network.name, line, symbols) }
        : { characters },
    )
  }
  return lines
}

/** The line in a quad, as high as the network takes it; null for a quad without area. */
export function lineCrop(network: LineNetwork, pixels: Pixels, quad: Quad): Pixels | null {
  const { lineHeight, maxWidth, columnsPerStep, across = 1 } = network
  const { width, height } = quadSize(quad)
  if (!(width >= 1 && height >= 1) || liesOnOneLine(quad)) return null
  const wanted = Math.round((across * width * lineHeight) / height)
  const inside = Math.min(maxWidth, Math.max(columnsPerStep, wanted))
  return rectify(pixels, quad, { width: inside, height: lineHeight, beyond: 'edge', steppedOver: 0.1 })
}

/** What the network is given for a line: it is padded to one of few widths. */
export function lineTensor({ values, channels, lineHeight, widthStep }: LineNetwork, crop: Pixels): Tensor {
  const padded = Math.ceil(crop.width / widthStep) * widthStep
  return new Tensor('float32', values(crop, padded), [1, channels, lineHeight, padded])
}

/** In how many steps the network answers for what is not padding. */
export function stepsOf({ columnsPerStep }: LineNetwork, crop: Pixels): number {
  return Math.ceil(crop.width / columnsPerStep)
}

async function probabilitiesOf(
  session: LineSession,
  network: LineNetwork,
  crop: Pixels,
): Promise<StepProbabilities> {
  const output = session.outputNames[0] ?? ''
  const answer = (await session.run({ [network.input]: lineTensor(network, crop) }, [output]))[output]
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error(`the ${network.name} gave no line`)
  const steps = stepsOf(network, crop)
  return { steps, classes, values: answer.data.subarray(0, steps * classes) }
}
