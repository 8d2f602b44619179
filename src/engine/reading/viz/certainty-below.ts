import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import type { VizLetter } from './text-line.ts'

/** 0..1, that a letter is this one, whatever stands on it or strikes through it. */
export function certaintyBelow({
  symbol,
  confidence,
  alternatives,
}: Pick<VizLetter, 'symbol' | 'confidence' | 'alternatives'>): number {
  const letter = letterBelow(symbol)
  const same = alternatives.filter((other) => letterBelow(other.symbol) === letter)
  return Math.min(
    1,
    same.reduce((sum, other) => sum + other.confidence, confidence),
  )
}
