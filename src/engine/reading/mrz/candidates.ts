import type { Alignment, Evidence } from './align.ts'
import type { LineGrammar } from './grammar.ts'
import { filler, symbolCount } from './symbols.ts'

/** One symbol that may stand in a column. */
export interface Candidate {
  readonly symbol: number
  /** Natural logarithm of its weight against the others of this column; evidence and grammar together. */
  readonly score: number
  /** That weight. */
  readonly weight: number
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
const maxCandidates = 6
/**
 * The recogniser knows all print; a zone holds 37 characters, and others so seldom that what speaks for them counts only
 * this much.
 */
const strange = 0.15

/** Natural logarithms of how clearly each symbol was seen in a column, by index of `symbols`. */
export type Peaks = Float32Array

const unseen = -30
/** A filler that a run needs and no one saw: a little less certain than one that was seen. */
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
  return first.map((_, column) => {
    const mean = new Float32Array(symbolCount)
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      let sum = 0
      for (const look of looks) sum += Math.exp(look[column]?.[symbol] ?? unseen)
      mean[symbol] = Math.log(sum / looks.length)
    }
    return mean
  })
}

/** What was seen and what the grammar expects → the symbols that may stand in each column. */
export function columnsOf(looks: readonly Peaks[], grammar: LineGrammar): readonly Column[] {
  return looks.map((peaks, column) =>
    columnAt(peaks, grammar.priors.subarray(column * symbolCount, (column + 1) * symbolCount)),
  )
}

/** The few symbols for which most speaks, the best first; of equals the earlier one. */
function bestOf(peaks: Peaks, priors: Float32Array): readonly { symbol: number; score: number }[] {
  const ranked: { symbol: number; score: number }[] = []
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const score = asSure * (peaks[symbol] ?? unseen) + (priors[symbol] ?? 0)
    let place = ranked.length
    while (place > 0 && score > (ranked[place - 1]?.score ?? 0)) place--
    if (place === maxCandidates) continue
    if (ranked.length === maxCandidates) ranked.pop()
    ranked.splice(place, 0, { symbol, score })
  }
  return ranked
}

function columnAt(peaks: Peaks, priors: Float32Array): Column {
  let [seen, sum] = [0, 0]
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const score = peaks[symbol] ?? unseen
    if (score > (peaks[seen] ?? unseen)) seen = symbol
    sum += Math.exp(score)
  }
  const share = Math.min(1, sum)
  const ranked = bestOf(peaks, priors)
  const best = ranked[0]?.score ?? 0
  const candidates = ranked
    .filter((one) => one.score - best > farBehind)
    .map(({ symbol, score }) => ({ symbol, score: score - best, weight: Math.exp(score - best) }))
  return { candidates, seen, share, presence: share / (share + strange * (1 - share)), peaks }
}
