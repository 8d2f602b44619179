import type { ListedIdentifier } from '../../../vocabulary/screening/entity.ts'
import { countryFrom } from './country-names.ts'

/**
 * A number as lists write it: bare, with its country in front or in brackets, with words and days of validity around it:
 * `C2002515 (Iran)`, `Colombia number AP628498 (expires 2031)`, `Diplomatic Passport D014433, issued on 21 Feb. 2013`.
 * Null when there is no number in it.
 */
export function readListedNumber(text: string, type: string): ListedIdentifier | null {
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, within]) => countryFrom(within ?? ''))
  const [bare = ''] = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/,|;|\b(?:issued|expires|expired|valid|date of)\b/i)
  const words = bare.trim().split(/\s+/)
  const first = words.findIndex((word) => /\d/.test(word))
  if (first < 0) return alone(words, type)
  const country =
    countryFrom(
      words
        .slice(0, first)
        .join(' ')
        .replace(/\s+(?:number|no\.?|passport)$/i, ''),
    ) ?? brackets.find((code) => code !== undefined)
  // `OB 0243318`: short capitals in front belong to the number.
  const from =
    first > 0 && /^[A-Z]{1,3}$/.test(words[first - 1] ?? '') && country === undefined ? first - 1 : first
  const last = words.findIndex((word, at) => at > first && !/\d/.test(word))
  const value = words.slice(from, last < 0 ? undefined : last).join(' ')
  return { type, value, ...(country === undefined ? {} : { country }) }
}

/** Codes of letters alone, as banks have. */
function alone(words: readonly string[], type: string): ListedIdentifier | null {
  const [word] = words
  return words.length === 1 && word !== undefined && /^[A-Z]{6,12}$/.test(word) ? { type, value: word } : null
}
