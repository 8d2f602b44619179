import type { StepProbabilities } from '../ctc-decoding.ts'

/** So much of what a network answers is shared out evenly: it is never wholly sure that a letter is not there. */
const shared = 0.1

/**
 * How likely a network holds a line to be these codes, however they fall on its steps: the forward sum of connectionist temporal
 * classification (Graves 2006, section 4.1).
 *
 * @returns its natural logarithm; -Infinity for more codes than steps
 */
export function lineLikelihood(line: StepProbabilities, codes: readonly number[], blank: number): number {
  const path = [blank, ...codes.flatMap((code) => [code, blank])]
  const mayPassOver = path.map((code, at) => at > 1 && code !== blank && code !== path[at - 2])
  // Before the first step the path stands at its first blank.
  let reached = Float64Array.from(path, (_, at) => (at === 0 ? 1 : 0))
  let logarithm = 0
  for (let step = 0; step < line.steps; step++) {
    const shares = Float64Array.from(path, (code) => shareOf(line, code, step))
    const now = reached.map(
      (stayed, at) =>
        (stayed + numberAt(reached, at - 1) + (mayPassOver[at] === true ? numberAt(reached, at - 2) : 0)) *
        numberAt(shares, at),
    )
    const sum = now.reduce((total, one) => total + one, 0)
    logarithm += Math.log(sum)
    reached = now.map((one) => one / sum)
  }
  const ended = numberAt(reached, path.length - 1) + numberAt(reached, path.length - 2)
  return logarithm + Math.log(ended)
}

function shareOf({ classes, values }: StepProbabilities, code: number, step: number): number {
  return (1 - shared) * numberAt(values, step * classes + code) + shared / classes
}

function numberAt(numbers: Float32Array | Float64Array, at: number): number {
  return numbers[at] ?? 0
}
