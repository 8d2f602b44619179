import type { Candidate } from './candidates.ts'
import type { Step } from './chains.ts'
import { filler, valueAt } from './symbols.ts'

/** A character decided upon. */
export interface Settled {
  readonly symbol: number
  /** 0..1, its probability given the evidence, the grammar and every check digit that covers it. */
  readonly probability: number
}

/**
 * Natural logarithms of how rare it is that a printed check digit is wrong: on a first one, and on each further one of
 * a zone where one is (a wrong number upsets the composite too). They are no walls: a wrong digit that is clear to the
 * eye must be reported, not repaired away.
 */
const wrongCheck = -6.5
const furtherWrongCheck = -1
/** The filler in place of a number's check digit: the number goes on elsewhere. */
const longNumber = -2

/** States: sum of the field (0..9), sum of the zone (0..9), whether a check has failed. */
const stateCount = 200

/** How many check digits are found wrong when a symbol is read in a state: 0, 1 or 2. */
function wrongChecks(step: Step, state: number, symbol: number): number {
  const value = valueAt(symbol)
  const isFieldWrong = step.isFieldCheck && value !== state % 10 && !(step.mayGoOn && symbol === filler)
  const isZoneWrong = step.isZoneCheck && value !== Math.floor(state / 10) % 10
  return (isFieldWrong ? 1 : 0) + (isZoneWrong ? 1 : 0)
}

/** The price of wrong check digits, and of a number that goes on elsewhere. */
function priceOf(step: Step, state: number, symbol: number): number {
  if (!step.isFieldCheck && !step.isZoneCheck) return 1
  if (step.mayGoOn && symbol === filler) return state % 10 === 0 ? 1 : Math.exp(longNumber)
  const wrong = wrongChecks(step, state, symbol)
  if (wrong === 0) return 1
  const first = state >= 100 ? furtherWrongCheck : wrongCheck
  return Math.exp(first + (wrong - 1) * furtherWrongCheck)
}

/** The state after a value was added to both sums. */
function sumsAfter(step: Pick<Step, 'fieldWeight' | 'zoneWeight'>, state: number, value: number): number {
  const fieldSum = ((state % 10) + (step.fieldWeight ?? 0) * value) % 10
  const zoneSum = ((Math.floor(state / 10) % 10) + (step.zoneWeight ?? 0) * value) % 10
  return fieldSum + 10 * zoneSum + (state >= 100 ? 100 : 0)
}

/** The state after a symbol: a check digit ends its field's sum, and a wrong one is remembered. */
function stateAfter(step: Step, state: number, symbol: number): number {
  const after = sumsAfter(step, state, valueAt(symbol))
  const ended = step.isFieldCheck ? after - (after % 10) : after
  return after < 100 && wrongChecks(step, state, symbol) > 0 ? ended + 100 : ended
}

/** What reading a symbol at a step does to each state: where it leads, and at what price. */
interface Move {
  readonly next: Uint8Array
  readonly price: Float64Array
}

const free = new Float64Array(stateCount).fill(1)

/** Away from check digits a symbol only adds to the sums: by what it adds to the field's and the zone's. */
const additions: readonly Move[] = Array.from({ length: 100 }, (_, added) => {
  const step = { fieldWeight: Math.floor(added / 10), zoneWeight: added % 10 }
  const next = Uint8Array.from({ length: stateCount }, (_unused, state) => sumsAfter(step, state, 1))
  return { next, price: free }
})

/** By all that a move depends on: the same few come again with every zone. */
const movesAtChecks = new Map<number, Move>()

function moveOf(step: Step, symbol: number): Move {
  const value = valueAt(symbol)
  const [fieldWeight, zoneWeight] = [step.fieldWeight ?? 0, step.zoneWeight ?? 0]
  if (!step.isFieldCheck && !step.isZoneCheck) {
    const added = ((fieldWeight * value) % 10) * 10 + ((zoneWeight * value) % 10)
    return additions[added] ?? moveAtCheck(step, symbol)
  }
  const kinds = (step.isFieldCheck ? 1 : 0) + (step.isZoneCheck ? 2 : 0) + (step.mayGoOn ? 4 : 0)
  const key = ((symbol * 8 + kinds) * 10 + fieldWeight) * 10 + zoneWeight
  const move = movesAtChecks.get(key) ?? moveAtCheck(step, symbol)
  movesAtChecks.set(key, move)
  return move
}

function moveAtCheck(step: Step, symbol: number): Move {
  return {
    next: Uint8Array.from({ length: stateCount }, (_, state) => stateAfter(step, state, symbol)),
    price: Float64Array.from({ length: stateCount }, (_, state) => priceOf(step, state, symbol)),
  }
}

/** Sums over all readings of the steps before each one, and after the last; and what each was divided by. */
export interface ForwardSums {
  /** One more than there are steps. */
  readonly reached: readonly Float64Array[]
  readonly totals: readonly number[]
}

/** Columns that hang together, and the sums over them that every question about them begins with. */
export interface Chain {
  readonly steps: readonly Step[]
  readonly forward: ForwardSums
}

export function forwardSums(steps: readonly Step[]): ForwardSums {
  const reached = [start()]
  const totals: number[] = []
  for (const [index, step] of steps.entries()) {
    const to = new Float64Array(stateCount)
    const from = reached[index] ?? start()
    for (const candidate of step.column.candidates) pass({ step, from, to, candidate })
    const total = totalOf(to)
    totals.push(total)
    reached.push(dividedBy(total, to))
  }
  return { reached, totals }
}

/** Probability of the best symbol of each step, all readings of the others summed (forward and backward sums). */
export function marginals({ steps, forward }: Chain): readonly Settled[] {
  let backward: Float64Array = new Float64Array(stateCount).fill(1)
  const settled: Settled[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index]
    const reached = forward.reached[index]
    if (step === undefined || reached === undefined) continue
    const gathered = gather(step, reached, backward)
    settled.push(gathered.settled)
    backward = gathered.backward
  }
  return settled.reverse()
}

function start(): Float64Array {
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
function dividedBy(total: number, sums: Float64Array): Float64Array {
  for (let state = 0; state < stateCount; state++) sums[state] = (sums[state] ?? 0) / total
  return sums
}

interface Passage {
  readonly step: Step
  readonly from: Float64Array
  readonly to: Float64Array
  readonly candidate: Candidate
}

function pass({ step, from, to, candidate: { symbol, weight } }: Passage): void {
  const { next, price } = moveOf(step, symbol)
  for (let state = 0; state < stateCount; state++) {
    const reached = from[state] ?? 0
    if (reached === 0) continue
    const after = next[state] ?? 0
    to[after] = (to[after] ?? 0) + reached * weight * (price[state] ?? 1)
  }
}

/**
 * Probability 0..1 that all characters of some steps are those given, against every other reading of them that grammar
 * and check digits allow: two repairs whose effects on the check digits cancel are one other reading, not two doubts.
 * @param given symbol of a step, or null where any may stand.
 */
export function jointProbability({ steps, forward }: Chain, given: (step: Step) => number | null): number {
  // Before the first that is given, those are all.
  const first = Math.max(0, steps.findIndex((step) => given(step) !== null)) // prettier-ignore
  let those = forward.reached[first] ?? start()
  for (let index = first; index < steps.length; index++) {
    const step = steps[index]
    if (step === undefined) break
    const symbol = given(step)
    const to = new Float64Array(stateCount)
    for (const candidate of step.column.candidates)
      if (symbol === null || symbol === candidate.symbol) pass({ step, from: those, to, candidate })
    those = dividedBy(forward.totals[index] ?? 1, to)
  }
  return totalOf(those) / totalOf(forward.reached[steps.length] ?? start())
}

function gather(step: Step, reached: Float64Array, after: Float64Array) {
  const backward = new Float64Array(stateCount)
  let total = 0
  let best = { symbol: filler, weight: -1 }
  for (const candidate of step.column.candidates) {
    const { weight } = candidate
    const { next, price } = moveOf(step, candidate.symbol)
    let joint = 0
    for (let state = 0; state < stateCount; state++) {
      const share = weight * (price[state] ?? 1) * (after[next[state] ?? 0] ?? 0)
      backward[state] = (backward[state] ?? 0) + share
      joint += (reached[state] ?? 0) * share
    }
    total += joint
    if (joint > best.weight) best = { symbol: candidate.symbol, weight: joint }
  }
  const probability = total > 0 ? (best.weight / total) * step.column.presence : 0
  let most = 0
  for (const one of backward) most = Math.max(most, one)
  return { settled: { symbol: best.symbol, probability }, backward: dividedBy(most || 1, backward) }
}
