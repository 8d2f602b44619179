import type { Alignment, NormalisedEmissions } from './align-line.ts'
import type { LineGrammar } from './line-grammar.ts'
import { fillerIndex, symbolCount } from './symbols.ts'

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
  readonly bestSymbol: number
  /** 0..1, how much of what the recogniser saw here belongs to the zone's alphabet. */
  readonly alphabetShare: number
  /** 0..1, probability that a character of the zone's alphabet stands here. */
  readonly presence: number
  /** How clearly each symbol was seen, whatever the grammar, look-alikes allowed for. */
  readonly scores: SymbolScores
}

/**
 * Once laid out in columns, look-alikes told apart and looks put together, a symbol is seen more surely than the softened
 * scores say: on generated lines none was wrong that led by more than 2.
 */
const scoreSharpening = 1.3
/** Candidates further behind the best one than this are not looked at. */
const leastCandidateScore = -7
const maxCandidates = 6
/**
 * The recogniser knows all print; a zone holds 37 characters, and others so seldom that what speaks for them counts only
 * this much.
 */
const otherPrintWeight = 0.15

/** Natural logarithms of how clearly each symbol was seen in a column, by index of `symbols`. */
export type SymbolScores = Float32Array

const leastScore = -30
/** A filler that a run needs and no one saw: a little less certain than one that was seen. */
const insertedFillerScores = Float32Array.from({ length: symbolCount }, (_, symbol) =>
  symbol === fillerIndex ? -0.1 : -8,
)

/** How clearly each symbol was seen in each column of an aligned line. */
export function symbolScoresOf(
  emissions: NormalisedEmissions,
  alignment: Alignment,
): readonly SymbolScores[] {
  return alignment.columns.map((placed, column) => {
    if (placed.isInserted) return insertedFillerScores
    const previous = alignment.columns[column - 1]
    const next = alignment.columns[column + 1]
    const from =
      previous === undefined
        ? placed.from
        : Math.min(placed.from, Math.floor((previous.to + placed.from) / 2) + 1)
    const to =
      next === undefined || next.isInserted
        ? placed.to
        : Math.max(placed.to, Math.ceil((placed.to + next.from) / 2) - 1)
    return symbolScoresBetween(emissions, from, to)
  })
}

function symbolScoresBetween(emissions: NormalisedEmissions, from: number, to: number): SymbolScores {
  const scores = new Float32Array(symbolCount).fill(leastScore)
  for (let step = from; step <= to; step++) {
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      const score = emissions.scores[step * (symbolCount + 1) + 1 + symbol] ?? leastScore
      if (score > (scores[symbol] ?? leastScore)) scores[symbol] = score
    }
  }
  return scores
}

/** Several looks at the same columns, as one: the mean of their probabilities, so that looks that differ leave doubt. */
export function meanSymbolScores(passes: readonly (readonly SymbolScores[])[]): readonly SymbolScores[] {
  const [first = []] = passes
  return first.map((_, column) => {
    const mean = new Float32Array(symbolCount)
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      let sum = 0
      for (const pass of passes) sum += Math.exp(pass[column]?.[symbol] ?? leastScore)
      mean[symbol] = Math.log(sum / passes.length)
    }
    return mean
  })
}

/** What was seen and what the grammar expects → the symbols that may stand in each column. */
export function scoreColumns(passes: readonly SymbolScores[], grammar: LineGrammar): readonly Column[] {
  return passes.map((scores, column) =>
    columnAt(scores, grammar.priors.subarray(column * symbolCount, (column + 1) * symbolCount)),
  )
}

/** The few symbols for which most speaks, the best first; of equals the earlier one. */
function bestSymbols(
  scores: SymbolScores,
  priors: Float32Array,
): readonly { symbol: number; score: number }[] {
  const ranked: { symbol: number; score: number }[] = []
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const score = scoreSharpening * (scores[symbol] ?? leastScore) + (priors[symbol] ?? 0)
    let rank = ranked.length
    while (rank > 0 && score > (ranked[rank - 1]?.score ?? 0)) rank--
    if (rank === maxCandidates) continue
    if (ranked.length === maxCandidates) ranked.pop()
    ranked.splice(rank, 0, { symbol, score })
  }
  return ranked
}

function columnAt(scores: SymbolScores, priors: Float32Array): Column {
  let [bestSymbol, sum] = [0, 0]
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const score = scores[symbol] ?? leastScore
    if (score > (scores[bestSymbol] ?? leastScore)) bestSymbol = symbol
    sum += Math.exp(score)
  }
  const alphabetShare = Math.min(1, sum)
  const ranked = bestSymbols(scores, priors)
  const best = ranked[0]?.score ?? 0
  const candidates = ranked
    .filter((one) => one.score - best > leastCandidateScore)
    .map(({ symbol, score }) => ({ symbol, score: score - best, weight: Math.exp(score - best) }))
  return {
    candidates,
    bestSymbol,
    alphabetShare,
    presence: alphabetShare / (alphabetShare + otherPrintWeight * (1 - alphabetShare)),
    scores,
  }
}
