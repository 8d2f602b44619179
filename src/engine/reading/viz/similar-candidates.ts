import type { VizLetter } from './text-line.ts'

/** Letters of which each may be taken for the others. */
export interface SimilarCandidate {
  /** The letter's own among them. */
  readonly symbols: string
  /** How much the shape speaks for each of them, 0..1, adding up to 1. */
  readonly shapeProbabilities: readonly number[]
  /** However sure the recogniser is, each keeps this much; default 0.05. */
  readonly minBelief?: number
}

/**
 * A letter that may be one of several that look alike, in the light of what its shape says. A doubt about what stands beside
 * it, for which the letter is among its own others, stays as large as it was.
 */
export function similarCandidates(letter: VizLetter, evidence: SimilarCandidate): VizLetter {
  const { symbols, shapeProbabilities, minBelief = 0.05 } = evidence
  const sameSymbolConfidence =
    letter.alternatives.find(({ symbol }) => symbol === letter.symbol)?.confidence ?? 0
  const symbolConfidence = letter.confidence + sameSymbolConfidence
  const readings = [{ symbol: letter.symbol, confidence: symbolConfidence }, ...letter.alternatives]
  const confidences = Array.from(
    symbols,
    (symbol) => readings.find((one) => one.symbol === symbol)?.confidence ?? 0,
  )
  const totalConfidence = Math.min(
    1,
    confidences.reduce((sum, one) => sum + one, 0),
  )
  const weights = confidences.map((one, at) => Math.max(minBelief, one) * (shapeProbabilities[at] ?? 0))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const ranked = Array.from(symbols, (symbol, at) => ({
    symbol,
    confidence: (totalConfidence * (weights[at] ?? 0)) / total,
  }))
  const [{ symbol, confidence } = letter, ...others] = ranked.sort((a, b) => b.confidence - a.confidence)
  const otherAlternatives = letter.alternatives.filter((one) => !symbols.includes(one.symbol))
  const certainConfidence = symbolConfidence === 0 ? 0 : (confidence * letter.confidence) / symbolConfidence
  const sameSymbol =
    sameSymbolConfidence === 0 ? [] : [{ symbol, confidence: confidence - certainConfidence }]
  return {
    symbol,
    confidence: certainConfidence,
    centre: letter.centre,
    alternatives: [...sameSymbol, ...others, ...otherAlternatives],
  }
}
