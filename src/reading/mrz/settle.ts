import { rowOf, type CheckRow, type FieldRow, type ZoneFormat } from '../../documents/formats/zone-format.ts'
import { stateSpellings } from '../../documents/values/states.ts'
import type { Column } from './candidates.ts'
import { filler, symbolAt, symbols, valueAt } from './symbols.ts'

/** Columns of each line of a zone. */
export type Grid = readonly (readonly Column[])[]

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

interface Step {
  readonly column: Column
  readonly line: number
  readonly at: number
  /** Weight in the sum of the field, or null outside of checked fields. */
  readonly fieldWeight: number | null
  /** This is the check digit of the field before it. */
  readonly isFieldCheck: boolean
  readonly mayGoOn: boolean
  /** Weight in the sum of the zone, or null. */
  readonly zoneWeight: number | null
  readonly isZoneCheck: boolean
}

const checkWeights = [7, 3, 1] as const

/**
 * Decides every column. Columns under check digits are decided together, by summing over all readings that the
 * candidates allow (sums modulo 10 of field and zone are the states), so that each probability already knows what the
 * check digits say. States and nationalities lean on the table of states.
 */
export function settle(format: ZoneFormat, grid: Grid): readonly (readonly Settled[])[] {
  const settled = grid.map((line) => line.map(alone))
  for (const chain of chainsOf(format, grid)) {
    for (const [index, one] of marginals(chain).entries()) {
      const step = chain[index]
      const line = step === undefined ? undefined : settled[step.line]
      if (step !== undefined && line !== undefined) line[step.at] = one
    }
  }
  settleStates(format, grid, settled)
  return settled
}

function alone(column: Column): Settled {
  const total = column.candidates.reduce((sum, one) => sum + Math.exp(one.score), 0)
  const best = column.candidates[0]
  if (best === undefined) return { symbol: filler, probability: 0 }
  return { symbol: best.symbol, probability: (Math.exp(best.score) / total) * column.presence }
}

/** Runs of columns that hang together by check digits. */
function chainsOf(format: ZoneFormat, grid: Grid): readonly (readonly Step[])[] {
  const composite = format.checks.find((check) => check.of === 'composite')
  const fields = format.checks.filter((check) => check.of !== 'composite')
  if (composite === undefined) return fields.map((check) => fieldSteps(format, grid, check))
  const chain: Step[] = []
  let position = 0
  for (const field of composite.over) {
    const row = rowOf(format, field)
    if (row === null) continue
    const check = fields.find((one) => one.digit === field)
    const isChecked = fields.some((one) => one.over.includes(field))
    const mayGoOn = check?.digit === 'numberCheck' && format.longNumbers === true
    for (const step of rowSteps(grid, row)) {
      const fieldWeight = isChecked ? (checkWeights[(step.at - row.start) % 3] ?? 0) : null
      const zoneWeight = checkWeights[position++ % 3] ?? 0
      chain.push({
        ...step,
        fieldWeight,
        isFieldCheck: check !== undefined,
        mayGoOn,
        zoneWeight,
        isZoneCheck: false,
      })
    }
  }
  const digit = rowOf(format, composite.digit)
  const last = digit === null ? [] : rowSteps(grid, digit)
  const plain = {
    fieldWeight: null,
    isFieldCheck: false,
    mayGoOn: false,
    zoneWeight: null,
    isZoneCheck: true,
  }
  return [[...chain, ...last.map((step) => ({ ...step, ...plain }))]]
}

function fieldSteps(format: ZoneFormat, grid: Grid, check: CheckRow): readonly Step[] {
  const plain = { mayGoOn: false, zoneWeight: null, isZoneCheck: false }
  const steps: Step[] = []
  for (const field of check.over) {
    const row = rowOf(format, field)
    for (const step of row === null ? [] : rowSteps(grid, row)) {
      steps.push({ ...step, ...plain, fieldWeight: checkWeights[steps.length % 3] ?? 0, isFieldCheck: false })
    }
  }
  const digit = rowOf(format, check.digit)
  for (const step of digit === null ? [] : rowSteps(grid, digit)) {
    steps.push({ ...step, ...plain, fieldWeight: null, isFieldCheck: true })
  }
  return steps
}

function rowSteps(grid: Grid, row: FieldRow) {
  const columns = (grid[row.line] ?? []).slice(row.start, row.end)
  return columns.map((column, offset) => ({ column, line: row.line, at: row.start + offset }))
}

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

/** The state after a symbol. */
function stateAfter(step: Step, state: number, symbol: number): number {
  const value = valueAt(symbol)
  const fieldSum = step.isFieldCheck ? 0 : ((state % 10) + (step.fieldWeight ?? 0) * value) % 10
  const zoneSum = ((Math.floor(state / 10) % 10) + (step.zoneWeight ?? 0) * value) % 10
  const failed = state >= 100 || wrongChecks(step, state, symbol) > 0
  return fieldSum + 10 * zoneSum + (failed ? 100 : 0)
}

/** Probability of the best symbol of each step, all readings of the others summed (forward and backward sums). */
function marginals(chain: readonly Step[]): readonly Settled[] {
  const forward: Float64Array[] = [start()]
  for (const [index, step] of chain.entries()) forward.push(spread(step, forward[index] ?? start()))
  let backward = new Float64Array(stateCount).fill(1)
  const settled: Settled[] = []
  for (let index = chain.length - 1; index >= 0; index--) {
    const step = chain[index]
    const reached = forward[index]
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

function spread(step: Step, from: Float64Array): Float64Array {
  const to = new Float64Array(stateCount)
  let total = 0
  for (const candidate of step.column.candidates) {
    const weight = Math.exp(candidate.score)
    for (let state = 0; state < stateCount; state++) {
      const reached = from[state] ?? 0
      if (reached === 0) continue
      const share = reached * weight * priceOf(step, state, candidate.symbol)
      const after = stateAfter(step, state, candidate.symbol)
      to[after] = (to[after] ?? 0) + share
      total += share
    }
  }
  for (let state = 0; state < stateCount; state++) to[state] = (to[state] ?? 0) / total
  return to
}

function gather(step: Step, reached: Float64Array, after: Float64Array) {
  const backward = new Float64Array(stateCount)
  let total = 0
  let best = { symbol: filler, weight: -1 }
  for (const candidate of step.column.candidates) {
    const weight = Math.exp(candidate.score)
    let joint = 0
    for (let state = 0; state < stateCount; state++) {
      const next = after[stateAfter(step, state, candidate.symbol)] ?? 0
      const share = weight * priceOf(step, state, candidate.symbol) * next
      backward[state] = (backward[state] ?? 0) + share
      joint += (reached[state] ?? 0) * share
    }
    total += joint
    if (joint > best.weight) best = { symbol: candidate.symbol, weight: joint }
  }
  const most = Math.max(...backward) || 1
  for (let state = 0; state < stateCount; state++) backward[state] = (backward[state] ?? 0) / most
  const probability = total > 0 ? (best.weight / total) * step.column.presence : 0
  return { settled: { symbol: best.symbol, probability }, backward }
}

/** How much less likely a code is that the table of states does not hold. */
const unknownState = -6
/** A nationality is mostly that of the state that issued the document. */
const otherState = -1

function settleStates(format: ZoneFormat, grid: Grid, settled: Settled[][]): void {
  let issuer: string | null = null
  for (const field of ['issuer', 'nationality'] as const) {
    const row = rowOf(format, field)
    if (row === null) continue
    const columns = (grid[row.line] ?? []).slice(row.start, row.end)
    const best = bestState(columns, issuer)
    issuer ??= best.spelling
    for (const [offset, column] of columns.entries()) {
      const symbol = symbols.indexOf(best.spelling.charAt(offset))
      const line = settled[row.line]
      if (line !== undefined)
        line[row.start + offset] = { symbol, probability: best.probability * column.presence }
    }
  }
}

/**
 * The state that the eye and the table together find best. What the eye alone saw stays when no state is near it, and
 * is then as certain as it looked: a code that the table does not hold may still be printed there.
 */
function bestState(columns: readonly Column[], issuer: string | null) {
  const seen = columns.map((column) => symbolAt(column.seen)).join('')
  const weights = [...new Set([seen, ...stateSpellings])].map((spelling) => {
    const prior = !stateSpellings.has(spelling)
      ? unknownState
      : issuer === null || spelling === issuer
        ? 0
        : otherState
    const score = columns.reduce(
      (sum, { peaks }, at) => sum + (peaks[symbols.indexOf(spelling.charAt(at))] ?? -12),
      prior,
    )
    return { spelling, weight: Math.exp(score) }
  })
  const total = weights.reduce((sum, one) => sum + one.weight, 0)
  const best = weights.reduce((a, b) => (b.weight > a.weight ? b : a))
  return { spelling: best.spelling, probability: total > 0 ? best.weight / total : 0 }
}
