import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'
import type { LineGrammar } from './line-grammar.ts'
import { fillerIndex, symbolCount } from './symbols.ts'

/** Evidence of a recogniser along a line, brought to the symbols and the order of this area. */
export interface NormalisedEmissions {
  readonly reader: LineRecogniser
  readonly steps: number
  /** Row-major, `steps` rows of 1 + `symbolCount`: natural logarithms; column 0 is the blank. */
  readonly scores: Float32Array
  /** For each step, the symbols that may be there at all; the others are as good as ruled out. */
  readonly activeSymbols: readonly (readonly number[])[]
}

/** Where the characters of a fixed-pitch line should stand: column k at step `first + k * pitch + bend * k²`. */
export interface Pitch {
  readonly first: number
  readonly pitch: number
  readonly curvature: number
}

/** One column of the line laid over the evidence. */
export interface AlignedColumn {
  /** Index into `symbols`. */
  readonly symbol: number
  /** First and last step at which it was seen; for a filler that was not seen, the step of the one before it. */
  readonly from: number
  readonly to: number
  /** True for a filler that the run needs and no one saw. */
  readonly isInserted: boolean
}

export interface Alignment {
  readonly columns: readonly AlignedColumn[]
  /** Natural logarithm of the path's probability, priors and penalties included. */
  readonly score: number
  /** Fillers that were seen although the line has no column for them. */
  readonly absorbedFillers: number
}

/** A recogniser loses and doubles fillers in long runs; each one costs this much. */
const insertedFillerCost = -2
const absorbedFillerCost = -2
/** Outside the line something else may be seen; a step of it costs at most this much. */
const outsideStepCost = -4
/** A character away from its place costs at most this much. */
const misplacedCost = -5

const stateCount = symbolCount + 2
const blankAfterFiller = symbolCount
const blankAfterOther = symbolCount + 1
/** Back pointers: below `symbolCount` = that symbol one column before, then these. */
const stay = 100
const fromBlankAfterFiller = 101
const fromBlankAfterOther = 102
const absorb = 103
const inserted = 104
const impossible = -1e9
const previousState = new Map([
  [inserted, fillerIndex],
  [absorb, blankAfterFiller],
  [fromBlankAfterFiller, blankAfterFiller],
  [fromBlankAfterOther, blankAfterOther],
])

/**
 * Lays exactly `grammar.length` characters over the evidence so that evidence and grammar agree best: the Viterbi path
 * of connectionist temporal classification (equal symbols in neighbouring steps are one, a blank parts them), where
 * fillers next to fillers may go unseen or be seen once too often at a cost.
 */
export function alignLine(
  emissions: NormalisedEmissions,
  grammar: LineGrammar,
  pitch: Pitch | null,
): Alignment {
  const columns = grammar.length
  const width = (columns + 1) * stateCount
  let before = new Float32Array(width).fill(impossible)
  let now = new Float32Array(width).fill(impossible)
  const back = new Uint8Array(width * emissions.steps)
  before[blankAfterOther] = 0
  const expectedPositions = expectedPositionsOf(grammar, pitch)
  for (let step = 0; step < emissions.steps; step++) {
    now.fill(impossible)
    advance({ emissions, grammar, expectedPositions, before, now, back, step })
    ;[before, now] = [now, before]
  }
  return backtrack(back, before, { columns, steps: emissions.steps })
}

interface StepFrame {
  readonly emissions: NormalisedEmissions
  readonly grammar: LineGrammar
  readonly expectedPositions: {
    readonly centres: Float32Array
    readonly spread: number
    readonly pitch: number
  } | null
  readonly before: Float32Array
  readonly now: Float32Array
  readonly back: Uint8Array
  readonly step: number
}

function expectedPositionsOf(grammar: LineGrammar, pitch: Pitch | null) {
  if (pitch === null) return null
  const centres = Float32Array.from(
    { length: grammar.length },
    (_, k) => pitch.first + k * pitch.pitch + pitch.curvature * k * k,
  )
  return { centres, spread: Math.max(1, pitch.pitch * 0.3), pitch: pitch.pitch }
}

function advance(frame: StepFrame): void {
  const { emissions, grammar, step } = frame
  const row = step * (symbolCount + 1)
  const blank = emissions.scores[row] ?? impossible
  const [least, most] = reachable(frame)
  for (let column = least; column <= most; column++) {
    const isEdge = column === 0 || column === grammar.length
    updateBlanks(frame, column, isEdge ? Math.max(blank, outsideStepCost) : blank)
    if (column > 0) updateCharacters(frame, column, row)
    if (column > 1) updateInsertedFiller(frame, column)
  }
}

/** Characters further than this from their place are not looked for. */
const maxOffset = 7

/** The columns that a path can be in at a step, once the pitch is known. */
function reachable({ expectedPositions, step, grammar }: StepFrame): readonly [number, number] {
  if (expectedPositions === null) return [0, grammar.length]
  const within = (centre: number) => Math.abs(centre - step) <= maxOffset * expectedPositions.pitch
  let first = 0
  let last = expectedPositions.centres.length - 1
  while (first <= last && !within(expectedPositions.centres[first] ?? 0)) first++
  while (last > first && !within(expectedPositions.centres[last] ?? 0)) last--
  if (first > last)
    return step < (expectedPositions.centres[0] ?? 0) ? [0, 1] : [grammar.length - 1, grammar.length]
  return [first, last + 1]
}

/** Blank states of a column: waiting after its character. */
function updateBlanks(frame: StepFrame, column: number, blank: number): void {
  const { emissions, before, now, back, step } = frame
  const base = column * stateCount
  const backBase = step * before.length + base
  const waiting = before[base + blankAfterFiller] ?? impossible
  const seen = before[base + fillerIndex] ?? impossible
  now[base + blankAfterFiller] = Math.max(waiting, seen) + blank
  back[backBase + blankAfterFiller] = waiting >= seen ? stay : fillerIndex
  let best = before[base + blankAfterOther] ?? impossible
  let from = stay
  for (const symbol of emissions.activeSymbols[step - 1] ?? []) {
    const score = before[base + symbol] ?? impossible
    if (symbol !== fillerIndex && score > best) {
      best = score
      from = symbol
    }
  }
  now[base + blankAfterOther] = best + blank
  back[backBase + blankAfterOther] = from
}

/** Character states of a column: entered from the column before, or stayed in. */
function updateCharacters(frame: StepFrame, column: number, row: number): void {
  const { emissions, grammar, before, now, back, step } = frame
  const base = column * stateCount
  const backBase = step * before.length + base
  const priorBase = (column - 1) * symbolCount
  const entry = entryTo(before, base - stateCount, emissions.activeSymbols[step - 1] ?? [])
  const penalty = positionPenalty(frame, column - 1)
  for (const symbol of emissions.activeSymbols[step] ?? []) {
    const direct = entry.first === symbol ? entry.secondScore : entry.firstScore
    const other = entry.first === symbol ? entry.second : entry.first
    const enterScore = Math.max(direct, entry.blank) + (grammar.priors[priorBase + symbol] ?? 0) + penalty
    const stayScore = before[base + symbol] ?? impossible
    const isEntered = enterScore > stayScore
    now[base + symbol] =
      (isEntered ? enterScore : stayScore) + (emissions.scores[row + 1 + symbol] ?? impossible)
    back[backBase + symbol] = !isEntered ? stay : direct > entry.blank ? other : entry.blankCode
  }
  updateAbsorbedFiller(frame, base, row)
}

/** A further filler seen after the column's own, a blank between them. */
function updateAbsorbedFiller(
  { emissions, before, now, back, step }: StepFrame,
  base: number,
  row: number,
): void {
  const seen = emissions.scores[row + 1 + fillerIndex] ?? impossible
  const absorbScore = (before[base + blankAfterFiller] ?? impossible) + absorbedFillerCost + seen
  if (absorbScore <= (now[base + fillerIndex] ?? impossible)) return
  now[base + fillerIndex] = absorbScore
  back[step * before.length + base + fillerIndex] = absorb
}

/** The ways into a column: straight from the two best symbols of the one before, or through a blank. */
function entryTo(before: Float32Array, last: number, activeSymbols: readonly number[]) {
  const [first, second] = bestTwo(before, last, activeSymbols)
  const afterFiller = before[last + blankAfterFiller] ?? impossible
  const afterOther = before[last + blankAfterOther] ?? impossible
  return {
    first,
    second,
    firstScore: before[last + first] ?? impossible,
    secondScore: before[last + second] ?? impossible,
    blank: Math.max(afterFiller, afterOther),
    blankCode: afterFiller >= afterOther ? fromBlankAfterFiller : fromBlankAfterOther,
  }
}

/** A filler that no one saw, at the same step as the filler before it. */
function updateInsertedFiller(frame: StepFrame, column: number): void {
  const { grammar, now, back, step } = frame
  const at = column * stateCount + fillerIndex
  const prior = grammar.priors[(column - 1) * symbolCount + fillerIndex] ?? 0
  const score = (now[at - stateCount] ?? impossible) + insertedFillerCost + prior
  if (score <= (now[at] ?? impossible)) return
  now[at] = score
  back[step * now.length + at] = inserted
}

function bestTwo(scores: Float32Array, base: number, activeSymbols: readonly number[]): [number, number] {
  let first = activeSymbols[0] ?? 0
  let second = activeSymbols[1] ?? (first === 0 ? 1 : 0)
  for (const symbol of activeSymbols) {
    const score = scores[base + symbol] ?? impossible
    if (score > (scores[base + first] ?? impossible)) {
      second = first
      first = symbol
    } else if (symbol !== first && score > (scores[base + second] ?? impossible)) second = symbol
  }
  return [first, second]
}

function positionPenalty(frame: StepFrame, column: number): number {
  if (frame.expectedPositions === null) return 0
  const offset =
    (frame.step - (frame.expectedPositions.centres[column] ?? 0)) / frame.expectedPositions.spread
  return Math.max(misplacedCost, -0.5 * offset * offset)
}

/** Follows the back pointers from the best last state. */
function backtrack(
  back: Uint8Array,
  last: Float32Array,
  size: { columns: number; steps: number },
): Alignment {
  const { columns, steps } = size
  let state = bestFinalState(last, columns)
  const score = last[columns * stateCount + state] ?? impossible
  const placed: AlignedColumn[] = []
  let absorbedFillers = 0
  let end = steps - 1
  for (let step = steps - 1, column = columns; step >= 0 && column > 0;) {
    const code = back[step * last.length + column * stateCount + state] ?? stay
    if (code === stay) {
      step--
      continue
    }
    if (code === absorb) absorbedFillers++
    else if (state < symbolCount) {
      placed.push({ symbol: state, from: step, to: end, isInserted: code === inserted })
      column--
    }
    state = previousState.get(code) ?? code
    if (code !== inserted) step--
    end = step
  }
  placed.reverse()
  return { columns: placed, score: placed.length === columns ? score : impossible, absorbedFillers }
}

function bestFinalState(last: Float32Array, columns: number): number {
  let state = 0
  for (let one = 1; one < stateCount; one++) {
    if ((last[columns * stateCount + one] ?? impossible) > (last[columns * stateCount + state] ?? impossible))
      state = one
  }
  return state
}
