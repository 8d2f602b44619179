import { createHash } from 'node:crypto'
import { Tensor, type InferenceSession } from 'onnxruntime-node'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { condensedWidth } from '../../../vocabulary/reading/recognition.ts'
import type { KeptLine, SeenLine } from '../networks/seen-line.ts'
import type { StepProbabilities } from './ctc-decoding.ts'
import { planes } from './detect-text.ts'
import { lineCrop, type LineNetwork, lineTensor, stepsOf } from './read-lines.ts'
import { unsharpMask } from './unsharp-mask.ts'

const lineHeight = 48

/** The text recogniser: what it takes. */
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

/** The same for lines whose letters are laid closer: letters low on the picture are enlarged across for nothing. */
const condensedNetwork: LineNetwork = { ...network, across: condensedWidth, widthStep: 16 }

/** Outputs of the text recogniser. */
const outputs = { probabilities: 'fetch_name_0', columns: 'columns', features: 'features' } as const

/** A line that was read. */
export interface ReadLine {
  readonly probabilities: StepProbabilities
  readonly seen: SeenLine
  /** Keeps what was seen for a network that will be asked for the same line soon. */
  readonly keep: () => void
}

/** How a line is laid before the text recogniser. */
export interface ReadingWay {
  /** Its edges are made steeper first. */
  readonly sharpened: boolean
  /** Its letters are laid closer. */
  readonly condensed: boolean
}

/** The text recogniser, and what it has seen in the last lines that were kept. */
export interface LineBody {
  /** Reads a line; null for a quad without area. */
  read(pixels: Pixels, quad: Quad, way?: ReadingWay): Promise<ReadLine | null>
  /** What is seen in a line, from those that were kept where it is one of them; null for a quad without area. */
  see(pixels: Pixels, quad: Quad): Promise<SeenLine | null>
  /** What was kept, for another recogniser to take over; it is kept here no longer. */
  handOver(): readonly KeptLine[]
  takeOver(lines: readonly KeptLine[]): void
}

const plainly: ReadingWay = { sharpened: false, condensed: false }

/** So many steps are kept: some sixty lines, 2 kB a step. */
const mostStepsKept = 4000

export function openLineBody(session: Pick<InferenceSession, 'run'>): LineBody {
  const kept = new Map<string, SeenLine>()
  const keep = (key: string, seen: SeenLine) => {
    kept.set(key, seen)
    let steps = [...kept.values()].reduce((sum, line) => sum + line.steps, 0)
    for (const [oldest, line] of kept) {
      if (steps <= mostStepsKept) break
      kept.delete(oldest)
      steps -= line.steps
    }
  }
  const run = async (recogniser: LineNetwork, crop: Pixels, names: readonly string[]) =>
    session.run({ [recogniser.input]: lineTensor(recogniser, crop) }, names)
  return {
    read: async (pixels, quad, { sharpened, condensed } = plainly) => {
      const recogniser = condensed ? condensedNetwork : network
      const crop = lineCrop(recogniser, pixels, quad)
      if (crop === null) return null
      const answer = await run(recogniser, sharpened ? unsharpMask(crop) : crop, Object.values(outputs))
      const steps = stepsOf(recogniser, crop)
      const [classes, values] = valuesOf(answer[outputs.probabilities], 2)
      const seen = seenIn(answer, steps)
      return {
        probabilities: { steps, classes, values: values.subarray(0, steps * classes) },
        seen,
        keep: () => keep(keyOf(crop), seen),
      }
    },
    see: async (pixels, quad) => {
      const crop = lineCrop(network, pixels, quad)
      if (crop === null) return null
      const before = kept.get(keyOf(crop))
      if (before !== undefined) return before
      return seenIn(await run(network, crop, [outputs.columns, outputs.features]), stepsOf(network, crop))
    },
    handOver: () => {
      const lines = [...kept]
      kept.clear()
      return lines
    },
    takeOver: (lines) => {
      for (const [key, seen] of lines) keep(key, seen)
    },
  }
}

/** The same pixels have the same key, and no others. */
function keyOf({ width, channels, data }: Pixels): string {
  return `${width} ${channels} ${createHash('sha256').update(data).digest('base64')}`
}

function seenIn(answer: Readonly<Record<string, unknown>>, steps: number): SeenLine {
  return {
    steps,
    columns: insideOf(answer[outputs.columns], steps),
    features: insideOf(answer[outputs.features], steps),
  }
}

/** Channels × all steps → channels × the steps that are not padding. */
function insideOf(output: unknown, steps: number): Float32Array {
  const [channels, values] = valuesOf(output, 1)
  const all = values.length / channels
  const inside = new Float32Array(channels * steps)
  for (let channel = 0; channel < channels; channel++)
    inside.set(values.subarray(channel * all, channel * all + steps), channel * steps)
  return inside
}

/** The size along one axis, and the values. */
function valuesOf(output: unknown, axis: number): readonly [size: number, values: Float32Array] {
  const size = output instanceof Tensor ? output.dims[axis] : undefined
  if (size === undefined || !(output instanceof Tensor && output.data instanceof Float32Array))
    throw new Error('the text recogniser gave no line')
  return [size, output.data]
}
