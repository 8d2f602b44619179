import type { ListedIdentifier } from '../../../vocabulary/screening/entity.ts'
import { countryCodeOf } from './country-names.ts'

/**
 * A number as lists write it: bare, with its country in front or in brackets, with words and days of validity around it:
 * `C2002515 (Iran)`, `Colombia number AP628498 (expires 2031)`, `Diplomatic Passport D014433, issued on 21 Feb. 2013`.
 * Null when there is no number in it.
 */
export function readListedIdentifier(text: string, type: string): ListedIdentifier | null {
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, within]) => countryCodeOf(within ?? ''))
  const [withoutDates = ''] = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/,|;|\b(?:issued|expires|expired|valid|date of)\b/i)
  const words = withoutDates.trim().split(/\s+/)
  const firstDigitWord = words.findIndex((word) => /\d/.test(word))
  if (firstDigitWord < 0) return letterOnlyCode(words, type)
  const country =
    countryCodeOf(
      words
        .slice(0, firstDigitWord)
        .join(' ')
        .replace(/\s+(?:number|no\.?|passport)$/i, ''),
    ) ?? brackets.find((code) => code !== undefined)
  // `OB 0243318`: short capitals in front belong to the number.
  const firstWord =
    firstDigitWord > 0 && /^[A-Z]{1,3}$/.test(words[firstDigitWord - 1] ?? '') && country === undefined
      ? firstDigitWord - 1
      : firstDigitWord
  const endWord = words.findIndex((word, at) => at > firstDigitWord && !/\d/.test(word))
  const value = words.slice(firstWord, endWord < 0 ? undefined : endWord).join(' ')
  return { type, value, ...(country === undefined ? {} : { country }) }
}

/** Codes of letters alone, as banks have. */
function letterOnlyCode(words: readonly string[], type: string): ListedIdentifier | null {
  const [word] = words
  return words.length === 1 && word !== undefined && /^[A-Z]{6,12}$/.test(word) ? { type, value: word } : null
}
