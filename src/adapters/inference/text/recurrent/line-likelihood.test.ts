import { expect, it } from 'vitest'
import type { StepProbabilities } from '../ctc-decoding.ts'
import { lineLikelihood } from './line-likelihood.ts'

const blank = 0

/** A line of which each row holds what the network gives blank, a and b in one step. */
function line(...rows: readonly (readonly [number, number, number])[]): StepProbabilities {
  return { steps: rows.length, classes: 3, values: Float32Array.from(rows.flat()) }
}

/** What a network answers of a step, as it is counted. */
const counted = (share: number): number => 0.9 * share + 0.1 / 3

it('is the sum over all ways in which the letters fall on the steps', () => {
  const [first, second] = [[0.2, 0.7, 0.1], [0.5, 0.3, 0.2]] as const // prettier-ignore
  const ways = counted(0.7) * counted(0.5) + counted(0.7) * counted(0.3) + counted(0.2) * counted(0.3)
  expect(lineLikelihood(line(first, second), [1], blank)).toBeCloseTo(Math.log(ways))
  expect(lineLikelihood(line(first, second), [1, 2], blank)).toBeCloseTo(Math.log(counted(0.7) * counted(0.2))) // prettier-ignore
  expect(lineLikelihood(line(first, second), [], blank)).toBeCloseTo(Math.log(counted(0.2) * counted(0.5)))
})

it('a letter twice needs a step between', () => {
  const sure = [0, 1, 0] as const
  expect(lineLikelihood(line(sure, sure), [1, 1], blank)).toBe(-Infinity)
  expect(lineLikelihood(line(sure, [1, 0, 0], sure), [1, 1], blank)).toBeGreaterThan(Math.log(0.8))
})

it('all lines of one length together are as likely as can be', () => {
  const rows = line([0.1, 0.6, 0.3], [0.4, 0.4, 0.2], [0.2, 0.1, 0.7])
  const all = [[], [1], [2], [1, 2], [2, 1], [1, 1], [2, 2], [1, 2, 1], [2, 1, 2]]
  const sum = all.reduce((total, codes) => total + Math.exp(lineLikelihood(rows, codes, blank)), 0)
  expect(sum).toBeCloseTo(1)
})

it('a long line is as likely as its steps are, too little for a number', () => {
  const rows = Array.from({ length: 900 }, () => [0.5, 0.25, 0.25] as const)
  expect(lineLikelihood(line(...rows), [], blank)).toBeCloseTo(900 * Math.log(counted(0.5)), 3)
})
