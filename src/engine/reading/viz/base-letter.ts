import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'
import type { VizLetter } from './text-line.ts'

/** Letters whose mark is a stroke through them, which no decomposition takes off; a thorn is a P with a longer stroke. */
const strokeLetters: Readonly<Record<string, string>> = {
  Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ı: 'i', Þ: 'P',
  þ: 'p',
} // prettier-ignore

/** The letter under a mark: `Ü` → `U`, `Ø` → `O`. */
export function letterBelow(symbol: string): string {
  return strokeLetters[symbol] ?? stripDiacritics(symbol)
}

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
