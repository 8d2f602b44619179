import type { Candidate } from './candidates.ts'
import type { ChainStep } from './check-digit-chains.ts'
import { fillerIndex, checkValueOf } from './symbols.ts'

/** A character decided upon. */
export interface DecidedCharacter {
  readonly symbol: number
  /** 0..1, its probability given the evidence, the grammar and every check digit that covers it. */
  readonly probability: number
}

/**
 * Natural logarithms of how rare it is that a printed check digit is wrong: on a first one, and on each further one of
 * a zone where one is (a wrong number upsets the composite too). They do not forbid it: a wrong digit that is plainly
 * printed must be reported, not repaired away.
 */
const wrongCheckLogPenalty = -6.5
const furtherWrongCheckLogPenalty = -1
/** The filler in place of a number's check digit: the number goes on elsewhere. */
const longNumberLogPenalty = -2

/** States: sum of the field (0..9), sum of the zone (0..9), whether a check has failed. */
const stateCount = 200

/** How many check digits are found wrong when a symbol is read in a state: 0, 1 or 2. */
function wrongChecks(step: ChainStep, state: number, symbol: number): number {
  const value = checkValueOf(symbol)
  const isFieldWrong =
    step.isFieldCheck && value !== state % 10 && !(step.mayContinue && symbol === fillerIndex)
  const isCompositeWrong = step.isCompositeCheck && value !== Math.floor(state / 10) % 10
  return (isFieldWrong ? 1 : 0) + (isCompositeWrong ? 1 : 0)
}

/** The price of wrong check digits, and of a number that goes on elsewhere. */
function penaltyOf(step: ChainStep, state: number, symbol: number): number {
  if (!step.isFieldCheck && !step.isCompositeCheck) return 1
  if (step.mayContinue && symbol === fillerIndex) return state % 10 === 0 ? 1 : Math.exp(longNumberLogPenalty)
  const wrong = wrongChecks(step, state, symbol)
  if (wrong === 0) return 1
  const first = state >= 100 ? furtherWrongCheckLogPenalty : wrongCheckLogPenalty
  return Math.exp(first + (wrong - 1) * furtherWrongCheckLogPenalty)
}

/** The state after a value was added to both sums. */
function stateAfterValue(
  step: Pick<ChainStep, 'fieldWeight' | 'compositeWeight'>,
  state: number,
  value: number,
): number {
  const fieldSum = ((state % 10) + (step.fieldWeight ?? 0) * value) % 10
  const compositeSum = ((Math.floor(state / 10) % 10) + (step.compositeWeight ?? 0) * value) % 10
  return fieldSum + 10 * compositeSum + (state >= 100 ? 100 : 0)
}

/** The state after a symbol: a check digit ends its field's sum, and a wrong one is kept in the state. */
function stateAfterSymbol(step: ChainStep, state: number, symbol: number): number {
  const after = stateAfterValue(step, state, checkValueOf(symbol))
  const ended = step.isFieldCheck ? after - (after % 10) : after
  return after < 100 && wrongChecks(step, state, symbol) > 0 ? ended + 100 : ended
}

/** What reading a symbol at a step does to each state: where it leads, and at what price. */
interface Transition {
  readonly next: Uint8Array
  readonly penalty: Float64Array
}

const noPenalty = new Float64Array(stateCount).fill(1)

/** Away from check digits a symbol only adds to the sums: by what it adds to the field's and the zone's. */
const transitionsByAddition: readonly Transition[] = Array.from({ length: 100 }, (_, added) => {
  const step = { fieldWeight: Math.floor(added / 10), compositeWeight: added % 10 }
  const next = Uint8Array.from({ length: stateCount }, (_unused, state) => stateAfterValue(step, state, 1))
  return { next, penalty: noPenalty }
})

/** By all that a move depends on: the same few come again with every zone. */
const transitionsAtChecks = new Map<number, Transition>()

function transitionOf(step: ChainStep, symbol: number): Transition {
  const value = checkValueOf(symbol)
  const [fieldWeight, zoneWeight] = [step.fieldWeight ?? 0, step.compositeWeight ?? 0]
  if (!step.isFieldCheck && !step.isCompositeCheck) {
    const added = ((fieldWeight * value) % 10) * 10 + ((zoneWeight * value) % 10)
    return transitionsByAddition[added] ?? transitionAtCheck(step, symbol)
  }
  const kinds = (step.isFieldCheck ? 1 : 0) + (step.isCompositeCheck ? 2 : 0) + (step.mayContinue ? 4 : 0)
  const key = ((symbol * 8 + kinds) * 10 + fieldWeight) * 10 + zoneWeight
  const transition = transitionsAtChecks.get(key) ?? transitionAtCheck(step, symbol)
  transitionsAtChecks.set(key, transition)
  return transition
}

function transitionAtCheck(step: ChainStep, symbol: number): Transition {
  return {
    next: Uint8Array.from({ length: stateCount }, (_, state) => stateAfterSymbol(step, state, symbol)),
    penalty: Float64Array.from({ length: stateCount }, (_, state) => penaltyOf(step, state, symbol)),
  }
}

/** Sums over all readings of the steps before each one, and after the last; and what each was divided by. */
export interface ForwardSums {
  /** One more than there are steps. */
  readonly forwardSumsByStep: readonly Float64Array[]
  readonly totals: readonly number[]
}

/** Columns that hang together, and the sums over them that every question about them begins with. */
export interface Chain {
  readonly steps: readonly ChainStep[]
  readonly forward: ForwardSums
}

export function forwardSums(steps: readonly ChainStep[]): ForwardSums {
  const reached = [initialSums()]
  const totals: number[] = []
  for (const [index, step] of steps.entries()) {
    const to = new Float64Array(stateCount)
    const from = reached[index] ?? initialSums()
    for (const candidate of step.column.candidates) propagate({ step, from, to, candidate })
    const total = totalOf(to)
    totals.push(total)
    reached.push(scaleDown(total, to))
  }
  return { forwardSumsByStep: reached, totals }
}

/** Probability of the best symbol of each step, all readings of the others summed (forward and backward sums). */
export function marginals({ steps, forward }: Chain): readonly DecidedCharacter[] {
  let backward: Float64Array = new Float64Array(stateCount).fill(1)
  const decided: DecidedCharacter[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index]
    const reached = forward.forwardSumsByStep[index]
    if (step === undefined || reached === undefined) continue
    const backwardResult = backwardStep(step, reached, backward)
    decided.push(backwardResult.settled)
    backward = backwardResult.backward
  }
  return decided.reverse()
}

function initialSums(): Float64Array {
  const sums = new Float64Array(stateCount)
  sums[0] = 1
  return sums
}

function totalOf(sums: Float64Array): number {
  let total = 0
  for (const one of sums) total += one
  return total
}

/** The sums themselves, made smaller so that long products stay numbers. */
function scaleDown(total: number, sums: Float64Array): Float64Array {
  for (let state = 0; state < stateCount; state++) sums[state] = (sums[state] ?? 0) / total
  return sums
}

interface Propagation {
  readonly step: ChainStep
  readonly from: Float64Array
  readonly to: Float64Array
  readonly candidate: Candidate
}

function propagate({ step, from, to, candidate: { symbol, weight } }: Propagation): void {
  const { next, penalty } = transitionOf(step, symbol)
  for (let state = 0; state < stateCount; state++) {
    const reached = from[state] ?? 0
    if (reached === 0) continue
    const after = next[state] ?? 0
    to[after] = (to[after] ?? 0) + reached * weight * (penalty[state] ?? 1)
  }
}

/**
 * Probability 0..1 that all characters of some steps are those given, against every other reading of them that grammar
 * and check digits allow: two repairs whose effects on the check digits cancel are one other reading, not two doubts.
 * @param given symbol of a step, or null where any may stand.
 */
export function jointProbability(
  { steps, forward }: Chain,
  given: (step: ChainStep) => number | null,
): number {
  // Before the first that is given, those are all.
  const first = Math.max(0, steps.findIndex((step) => given(step) !== null)) // prettier-ignore
  let givenSums = forward.forwardSumsByStep[first] ?? initialSums()
  for (let index = first; index < steps.length; index++) {
    const step = steps[index]
    if (step === undefined) break
    const symbol = given(step)
    const to = new Float64Array(stateCount)
    for (const candidate of step.column.candidates)
      if (symbol === null || symbol === candidate.symbol) propagate({ step, from: givenSums, to, candidate })
    givenSums = scaleDown(forward.totals[index] ?? 1, to)
  }
  return totalOf(givenSums) / totalOf(forward.forwardSumsByStep[steps.length] ?? initialSums())
}

function backwardStep(step: ChainStep, reached: Float64Array, after: Float64Array) {
  const backward = new Float64Array(stateCount)
  let total = 0
  let best = { symbol: fillerIndex, weight: -1 }
  for (const candidate of step.column.candidates) {
    const { weight } = candidate
    const { next, penalty } = transitionOf(step, candidate.symbol)
    let joint = 0
    for (let state = 0; state < stateCount; state++) {
      const share = weight * (penalty[state] ?? 1) * (after[next[state] ?? 0] ?? 0)
      backward[state] = (backward[state] ?? 0) + share
      joint += (reached[state] ?? 0) * share
    }
    total += joint
    if (joint > best.weight) best = { symbol: candidate.symbol, weight: joint }
  }
  const probability = total > 0 ? (best.weight / total) * step.column.presence : 0
  let most = 0
  for (const one of backward) most = Math.max(most, one)
  return { settled: { symbol: best.symbol, probability }, backward: scaleDown(most || 1, backward) }
}
