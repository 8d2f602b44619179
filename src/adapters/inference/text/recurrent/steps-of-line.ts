import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { LineOfScript } from './line-of-script.ts'

/** The networks answer once for every so many columns. */
const columnsPerStep = 3

interface OpenNetwork {
  readonly name: string
  readonly session: Pick<InferenceSession, 'run'>
  /** In pixels, of the lines that it is shown. */
  readonly height: number
}

/** Asks a network for the probabilities of a line; `more` holds what it takes beside the line. */
export function stepsOfLine({ name, session, height }: OpenNetwork) {
  return async (
    line: LineOfScript,
    more: Readonly<Record<string, Tensor>> = {},
  ): Promise<StepProbabilities> => {
    const steps = Math.floor(line.inside / columnsPerStep)
    const answer = await session.run({
      x: new Tensor('float32', line.values, [1, 1, height, line.width]),
      steps: new Tensor('int32', [steps], [1]),
      ...more,
    })
    const classes = answer['y']?.dims[2]
    if (!(answer['y']?.data instanceof Float32Array) || classes === undefined)
      throw new Error(`${name} gave no line`)
    return { steps, classes, values: answer['y'].data.subarray(0, steps * classes) }
  }
}
