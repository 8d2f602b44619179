import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { InferenceSession } from 'onnxruntime-node'

import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { symbolSet } from './ctc-decoding.ts'
import { type LineNetwork, readLines } from './read-lines.ts'
import { planes } from './detect-text.ts'
import { unsharpMask } from './unsharp-mask.ts'

const lineHeight = 48

const network: LineNetwork = {
  name: 'text-recogniser',
  input: 'x',
  channels: 3,
  lineHeight,
  widthStep: 80,
  maxWidth: 2000,
  columnsPerStep: 8,
  values: (crop, padded) =>
    planes(
      crop,
      { left: 0, top: 0, width: crop.width, height: crop.height },
      { width: padded, height: lineHeight },
    ),
}

const sharpeningNetwork: LineNetwork = {
  ...network,
  values: (crop, padded) => network.values(unsharpMask(crop), padded),
}

export interface Recogniser {
  readonly session: InferenceSession
  /** Its symbols in the order of its classes, without the blank. */
  readonly symbols: string
}

/** Reads print with the big recogniser: see `readLines`. Scores of every step come with the alphabet `mrz`. */
export function recogniseText(
  { session, symbols }: Recogniser,
  pixels: Pixels,
  request: {
    readonly quads: readonly Quad[]
    readonly alphabet: 'mrz' | 'latin'
    readonly sharpened?: boolean
  },
): Promise<RecognisedLine[]> {
  const { quads, alphabet } = request
  const lines = { quads, symbols: symbolSet(symbols, alphabet), withEmissions: alphabet === 'mrz' }
  return readLines({ session, network: request.sharpened ? sharpeningNetwork : network }, pixels, lines)
}
