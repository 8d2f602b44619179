import type { LineReader } from '../../../vocabulary/imaging/line-reader.ts'
import type { LineGrammar } from './grammar.ts'
import { filler, symbolCount } from './symbols.ts'

/** Evidence of a recogniser along a line, brought to the symbols and the order of this room. */
export interface Evidence {
  readonly reader: LineReader
  readonly steps: number
  /** Row-major, `steps` rows of 1 + `symbolCount`: natural logarithms; column 0 is the blank. */
  readonly scores: Float32Array
  /** For each step, the symbols that may be there at all; the others are as good as ruled out. */
  readonly live: readonly (readonly number[])[]
}

/** Where the characters of a fixed-pitch line should stand: column k at step `first + k * pitch + bend * k²`. */
export interface Pitch {
  readonly first: number
  readonly pitch: number
  readonly bend: number
}

/** One column of the line laid over the evidence. */
export interface Placed {
  /** Index into `symbols`. */
  readonly symbol: number
  /** First and last step at which it was seen; for a filler that was not seen, the step of the one before it. */
  readonly from: number
  readonly to: number
  /** True for a filler that the run needs and no one saw. */
  readonly isSilent: boolean
}

export interface Alignment {
  readonly columns: readonly Placed[]
  /** Natural logarithm of the path's probability, priors and penalties included. */
  readonly score: number
  /** Fillers that were seen although the line has no column for them. */
  readonly absorbed: number
}

/** A recogniser loses and doubles fillers in long runs; each one costs this much. */
const silentFiller = -2
const absorbedFiller = -2
/** Outside the line something else may be seen; a step of it costs at most this much. */
const outsideStep = -4
/** A character away from its place costs at most this much. */
const misplaced = -5

const states = symbolCount + 2
const blankAfterFiller = symbolCount
const blankAfterOther = symbolCount + 1
/** Back pointers: below `symbolCount` = that symbol one column before, then these. */
const stay = 100
const fromBlankAfterFiller = 101
const fromBlankAfterOther = 102
const absorb = 103
const silent = 104
const impossible = -1e9
const cameFrom = new Map([
  [silent, filler],
  [absorb, blankAfterFiller],
  [fromBlankAfterFiller, blankAfterFiller],
  [fromBlankAfterOther, blankAfterOther],
])

/**
 * Lays exactly `grammar.length` characters over the evidence so that evidence and grammar agree best: the Viterbi path
 * of connectionist temporal classification (equal symbols in neighbouring steps are one, a blank parts them), where
 * fillers next to fillers may go unseen or be seen once too often at a cost.
 */
export function alignLine(evidence: Evidence, grammar: LineGrammar, pitch: Pitch | null): Alignment {
  const columns = grammar.length
  const width = (columns + 1) * states
  let before = new Float32Array(width).fill(impossible)
  let now = new Float32Array(width).fill(impossible)
  const back = backPointers(width * evidence.steps)
  before[blankAfterOther] = 0
  const places = placesOf(grammar, pitch)
  for (let step = 0; step < evidence.steps; step++) {
    now.fill(impossible)
    advance({ evidence, grammar, places, before, now, back, step })
    ;[before, now] = [now, before]
  }
  return trace(back, before, { columns, steps: evidence.steps })
}

let lent = new Uint8Array(0)

/** Half a megabyte for every look at a line, all of them nought: one after the other uses the same. */
function backPointers(length: number): Uint8Array {
  if (lent.length < length) lent = new Uint8Array(length)
  return lent.subarray(0, length).fill(0)
}

interface Advance {
  readonly evidence: Evidence
  readonly grammar: LineGrammar
  readonly places: { readonly centres: Float32Array; readonly spread: number; readonly pitch: number } | null
  readonly before: Float32Array
  readonly now: Float32Array
  readonly back: Uint8Array
  readonly step: number
}

function placesOf(grammar: LineGrammar, pitch: Pitch | null) {
  if (pitch === null) return null
  const centres = Float32Array.from(
    { length: grammar.length },
    (_, k) => pitch.first + k * pitch.pitch + pitch.bend * k * k,
  )
  return { centres, spread: Math.max(1, pitch.pitch * 0.3), pitch: pitch.pitch }
}

function advance(frame: Advance): void {
  const { evidence, grammar, step } = frame
  const row = step * (symbolCount + 1)
  const blank = evidence.scores[row] ?? impossible
  const [least, most] = reachable(frame)
  for (let column = least; column <= most; column++) {
    const edge = column === 0 || column === grammar.length
    blanks(frame, column, edge ? Math.max(blank, outsideStep) : blank)
    if (column > 0) characters(frame, column, row)
    if (column > 1) silence(frame, column)
  }
}

/** Characters further than this from their place are not looked for. */
const farthest = 7

/** The columns that a path can be in at a step, once the pitch is known. */
function reachable({ places, step, grammar }: Advance): readonly [number, number] {
  if (places === null) return [0, grammar.length]
  const within = (centre: number) => Math.abs(centre - step) <= farthest * places.pitch
  let first = 0
  let last = places.centres.length - 1
  while (first <= last && !within(places.centres[first] ?? 0)) first++
  while (last > first && !within(places.centres[last] ?? 0)) last--
  if (first > last) return step < (places.centres[0] ?? 0) ? [0, 1] : [grammar.length - 1, grammar.length]
  return [first, last + 1]
}

/** Blank states of a column: waiting after its character. */
function blanks(frame: Advance, column: number, blank: number): void {
  const { evidence, before, now, back, step } = frame
  const base = column * states
  const backBase = step * before.length + base
  const waiting = before[base + blankAfterFiller] ?? impossible
  const seen = before[base + filler] ?? impossible
  now[base + blankAfterFiller] = Math.max(waiting, seen) + blank
  back[backBase + blankAfterFiller] = waiting >= seen ? stay : filler
  let best = before[base + blankAfterOther] ?? impossible
  let from = stay
  for (const symbol of evidence.live[step - 1] ?? []) {
    const score = before[base + symbol] ?? impossible
    if (symbol !== filler && score > best) {
      best = score
      from = symbol
    }
  }
  now[base + blankAfterOther] = best + blank
  back[backBase + blankAfterOther] = from
}

/** Character states of a column: entered from the column before, or stayed in. */
function characters(frame: Advance, column: number, row: number): void {
  const { evidence, grammar, before, now, back, step } = frame
  const base = column * states
  const backBase = step * before.length + base
  const priorBase = (column - 1) * symbolCount
  const entry = entryTo(before, base - states, evidence.live[step - 1] ?? [])
  const place = placePenalty(frame, column - 1)
  for (const symbol of evidence.live[step] ?? []) {
    const direct = entry.first === symbol ? entry.secondScore : entry.firstScore
    const other = entry.first === symbol ? entry.second : entry.first
    const entered = Math.max(direct, entry.blank) + (grammar.priors[priorBase + symbol] ?? 0) + place
    const stayed = before[base + symbol] ?? impossible
    const enters = entered > stayed
    now[base + symbol] = (enters ? entered : stayed) + (evidence.scores[row + 1 + symbol] ?? impossible)
    back[backBase + symbol] = !enters ? stay : direct > entry.blank ? other : entry.blankCode
  }
  absorbFiller(frame, base, row)
}

/** A further filler seen after the column's own, a blank between them. */
function absorbFiller({ evidence, before, now, back, step }: Advance, base: number, row: number): void {
  const seen = evidence.scores[row + 1 + filler] ?? impossible
  const again = (before[base + blankAfterFiller] ?? impossible) + absorbedFiller + seen
  if (again <= (now[base + filler] ?? impossible)) return
  now[base + filler] = again
  back[step * before.length + base + filler] = absorb
}

/** The ways into a column: straight from the two best symbols of the one before, or through a blank. */
function entryTo(before: Float32Array, last: number, live: readonly number[]) {
  const [first, second] = bestTwo(before, last, live)
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
function silence(frame: Advance, column: number): void {
  const { grammar, now, back, step } = frame
  const at = column * states + filler
  const prior = grammar.priors[(column - 1) * symbolCount + filler] ?? 0
  const score = (now[at - states] ?? impossible) + silentFiller + prior
  if (score <= (now[at] ?? impossible)) return
  now[at] = score
  back[step * now.length + at] = silent
}

function bestTwo(scores: Float32Array, base: number, live: readonly number[]): [number, number] {
  let first = live[0] ?? 0
  let second = live[1] ?? (first === 0 ? 1 : 0)
  for (const symbol of live) {
    const score = scores[base + symbol] ?? impossible
    if (score > (scores[base + first] ?? impossible)) {
      second = first
      first = symbol
    } else if (symbol !== first && score > (scores[base + second] ?? impossible)) second = symbol
  }
  return [first, second]
}

function placePenalty(frame: Advance, column: number): number {
  if (frame.places === null) return 0
  const away = (frame.step - (frame.places.centres[column] ?? 0)) / frame.places.spread
  return Math.max(misplaced, -0.5 * away * away)
}

/** Follows the back pointers from the best last state. */
function trace(back: Uint8Array, last: Float32Array, size: { columns: number; steps: number }): Alignment {
  const { columns, steps } = size
  let state = bestLast(last, columns)
  const score = last[columns * states + state] ?? impossible
  const placed: Placed[] = []
  let absorbed = 0
  let end = steps - 1
  for (let step = steps - 1, column = columns; step >= 0 && column > 0;) {
    const code = back[step * last.length + column * states + state] ?? stay
    if (code === stay) {
      step--
      continue
    }
    if (code === absorb) absorbed++
    else if (state < symbolCount) {
      placed.push({ symbol: state, from: step, to: end, isSilent: code === silent })
      column--
    }
    state = cameFrom.get(code) ?? code
    if (code !== silent) step--
    end = step
  }
  placed.reverse()
  return { columns: placed, score: placed.length === columns ? score : impossible, absorbed }
}

function bestLast(last: Float32Array, columns: number): number {
  let state = 0
  for (let one = 1; one < states; one++) {
    if ((last[columns * states + one] ?? impossible) > (last[columns * states + state] ?? impossible))
      state = one
  }
  return state
}
