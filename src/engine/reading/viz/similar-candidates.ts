import type { VizLetter } from './text-line.ts'

/** Letters of which each may be taken for the others. */
export interface SimilarCandidate {
  /** The letter's own among them. */
  readonly symbols: string
  /** How much the shape speaks for each of them, 0..1, adding up to 1. */
  readonly shares: readonly number[]
  /** However sure the recogniser is, each keeps this much; default 0.05. */
  readonly minBelief?: number
}

/**
 * A letter that may be one of several that look alike, in the light of what its shape says. A doubt about what stands beside
 * it, for which the letter is among its own others, stays as large as it was.
 */
export function similarCandidates(letter: VizLetter, among: SimilarCandidate): VizLetter {
  const { symbols, shares, minBelief = 0.05 } = among
  const besides = letter.others.find(({ symbol }) => symbol === letter.symbol)?.confidence ?? 0
  const known = letter.confidence + besides
  const seen = [{ symbol: letter.symbol, confidence: known }, ...letter.others]
  const beliefs = Array.from(symbols, (symbol) => seen.find((one) => one.symbol === symbol)?.confidence ?? 0)
  const all = Math.min(
    1,
    beliefs.reduce((sum, one) => sum + one, 0),
  )
  const weights = beliefs.map((one, at) => Math.max(minBelief, one) * (shares[at] ?? 0))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const ranked = Array.from(symbols, (symbol, at) => ({
    symbol,
    confidence: (all * (weights[at] ?? 0)) / total,
  }))
  const [{ symbol, confidence } = letter, ...others] = ranked.sort((a, b) => b.confidence - a.confidence)
  const apart = letter.others.filter((one) => !symbols.includes(one.symbol))
  const certain = known === 0 ? 0 : (confidence * letter.confidence) / known
  const same = besides === 0 ? [] : [{ symbol, confidence: confidence - certain }]
  return { symbol, confidence: certain, at: letter.at, others: [...same, ...others, ...apart] }
}
