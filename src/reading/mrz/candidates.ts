import type { Alignment, Evidence } from './align.ts'
import type { LineGrammar } from './grammar.ts'
import { filler, symbolCount } from './symbols.ts'

/** One symbol that may stand in a column. */
export interface Candidate {
  readonly symbol: number
  /** Natural logarithm of its weight against the others of this column; evidence and grammar together. */
  readonly score: number
}

/** The symbols that may stand in one column, the best first, and how clearly anything was seen there at all. */
export interface Column {
  readonly candidates: readonly Candidate[]
  /** The symbol with the best evidence, whatever the grammar, look-alikes allowed for. */
  readonly seen: number
  /** 0..1, how much of what the recogniser saw here belongs to the zone's alphabet. */
  readonly share: number
  /** 0..1, probability that a character of the zone's alphabet stands here. */
  readonly presence: number
  /** How clearly each symbol was seen, whatever the grammar, look-alikes allowed for. */
  readonly peaks: Peaks
}

/**
 * Once laid out in columns, look-alikes told apart and looks put together, a symbol is seen more surely than the softened
 * scores say: on generated lines none was wrong that led by more than 2.
 */
const asSure = 1.3
/** Candidates further behind the best one than this are not looked at. */
const farBehind = -7
const mostCandidates = 6
/**
 * The recogniser knows all print; a zone holds 37 characters, and others so seldom that what speaks for them counts only
 * this much.
 */
const strange = 0.15

/** Natural logarithms of how clearly each symbol was seen in a column, by index of `symbols`. */
export type Peaks = Float32Array

const unseen = -30
/** A filler that a run needs and nobody saw: a little less certain than one that was seen. */
const silentFiller = Float32Array.from({ length: symbolCount }, (_, symbol) =>
  symbol === filler ? -0.1 : -8,
)

/** How clearly each symbol was seen in each column of an aligned line. */
export function peaksOf(evidence: Evidence, alignment: Alignment): readonly Peaks[] {
  return alignment.columns.map((placed, column) => {
    if (placed.isSilent) return silentFiller
    const previous = alignment.columns[column - 1]
    const next = alignment.columns[column + 1]
    const from =
      previous === undefined
        ? placed.from
        : Math.min(placed.from, Math.floor((previous.to + placed.from) / 2) + 1)
    const to =
      next === undefined || next.isSilent
        ? placed.to
        : Math.max(placed.to, Math.ceil((placed.to + next.from) / 2) - 1)
    return peaksBetween(evidence, from, to)
  })
}

function peaksBetween(evidence: Evidence, from: number, to: number): Peaks {
  const peaks = new Float32Array(symbolCount).fill(unseen)
  for (let step = from; step <= to; step++) {
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      const score = evidence.scores[step * (symbolCount + 1) + 1 + symbol] ?? unseen
      if (score > (peaks[symbol] ?? unseen)) peaks[symbol] = score
    }
  }
  return peaks
}

/** Several looks at the same columns, as one: the mean of their probabilities, so that looks that differ leave doubt. */
export function meanPeaks(looks: readonly (readonly Peaks[])[]): readonly Peaks[] {
  const [first = []] = looks
  return first.map((_, column) =>
    Float32Array.from({ length: symbolCount }, (_unused, symbol) => {
      const sum = looks.reduce((total, look) => total + Math.exp(look[column]?.[symbol] ?? unseen), 0)
      return Math.log(sum / looks.length)
    }),
  )
}

/** What was seen and what the grammar expects → the symbols that may stand in each column. */
export function columnsOf(looks: readonly Peaks[], grammar: LineGrammar): readonly Column[] {
  return looks.map((peaks, column) =>
    columnAt(peaks, grammar.priors.subarray(column * symbolCount, (column + 1) * symbolCount)),
  )
}

function columnAt(peaks: Peaks, priors: Float32Array): Column {
  const seen = peaks.reduce((best, score, symbol) => (score > (peaks[best] ?? unseen) ? symbol : best), 0)
  const share = Math.min(
    1,
    peaks.reduce((sum, score) => sum + Math.exp(score), 0),
  )
  const scored = Array.from(peaks, (score, symbol) => ({
    symbol,
    score: asSure * score + (priors[symbol] ?? 0),
  })).sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const candidates = scored
    .slice(0, mostCandidates)
    .filter((one) => one.score - best > farBehind)
    .map((one) => ({ symbol: one.symbol, score: one.score - best }))
  return { candidates, seen, share, presence: share / (share + strange * (1 - share)), peaks }
}
