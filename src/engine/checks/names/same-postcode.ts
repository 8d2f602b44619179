import { postcodeFormats, type PostcodeFormat } from '../tables/postcode-formats.ts'

/** Latin letters and digits alone; digits of other scripts as 0–9. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

function normalisePostcode(text: string, { prefixes = [], digits = 0 }: PostcodeFormat): string {
  const code = plain(text)
  const prefix = prefixes.find((one) => code.startsWith(one) && /^\d/.test(code.slice(one.length))) ?? ''
  const bare = code.slice(prefix.length)
  return /^\d+$/.test(bare) && bare.length === digits - 1 ? `0${bare}` : bare
}

/**
 * Whether two postcodes are the same as their country writes them: case, blanks and punctuation do not count, nor does
 * the country's letter before it, a zero lost in front, and the part that names less than a place.
 * @param country ISO 3166-1 alpha-3; of an unknown one only the last four of nine digits may be left out.
 */
export function isSamePostcode(one: string, other: string, country: string): boolean {
  const format = postcodeFormats[country] ?? {}
  const [a, b] = [normalisePostcode(one, format), normalisePostcode(other, format)]
  if (a === b) return a !== ''
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  const significantLength = format.enough ?? (/^\d{9}$/.test(longer) ? 5 : null)
  return (
    shorter.length === significantLength && longer.length > significantLength && longer.startsWith(shorter)
  )
}
