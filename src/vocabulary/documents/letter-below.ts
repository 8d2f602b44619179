import { stripDiacritics } from './strip-diacritics.ts'

/** Letters whose mark is a stroke through them, which no decomposition takes off; a thorn is a P with a longer stroke. */
const strokeLetters: Readonly<Record<string, string>> = {
  Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ı: 'i', Þ: 'P',
  þ: 'p',
} // prettier-ignore

/** The letter under a mark: `Ü` → `U`, `Ø` → `O`. */
export function letterBelow(symbol: string): string {
  return strokeLetters[symbol] ?? stripDiacritics(symbol)
}
