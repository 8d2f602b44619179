import { transliterations } from '../tables/transliteration.table.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** A person's names as a zone spells them: upper case, components separated by one space. */
export interface MrzNames {
  /** Primary identifier. */
  readonly surname: string
  /** Secondary identifier; `''` when there is none. */
  readonly givenNames: string
  /** True when no filler is left at the end, so that letters may have been cut off (ICAO 9303-3 section 4.6). */
  readonly isTruncated: boolean
}

/** A name as people write it → zone letters with `<` between words (ICAO Doc 9303-3 sections 4.6 and 6). */
export function mrzSpelling(name: string): string {
  const latin = Array.from(
    name.trim().normalize('NFC').toUpperCase(),
    (letter) => transliterations[letter] ?? letter,
  ).join('')
  return stripDiacritics(latin)
    .replace(/['’ʼ`.]/g, '')
    .replace(/[^A-Z]+/g, '<')
    .replace(/^<+|<+$/g, '')
}

/**
 * Primary and secondary identifier → a names field of exactly `length` characters, padded or cut as ICAO Doc 9303-4
 * section 4.2.3 says: a cut field ends in a letter, and keeps at least one letter of the secondary identifier.
 */
export function composeMrzNames(surname: string, givenNames: string, length: number): string {
  const primary = mrzSpelling(surname)
  const secondary = mrzSpelling(givenNames)
  const full = secondary === '' ? primary : `${primary}<<${secondary}`
  if (full.length <= length) return full.padEnd(length, '<')
  const available = secondary === '' ? length : Math.min(primary.length, length - 3)
  const primaryPart = truncateToLetter(primary, available)
  const rest = length - primaryPart.length - 2
  return secondary === '' ? primaryPart : `${primaryPart}<<${truncateToLetter(secondary, rest)}`
}

/** Cuts to exactly `length`; where that would end in a filler, the words before give up their last letters. */
function truncateToLetter(words: string, length: number): string {
  let text = words
  while (text.length > length && text.charAt(length - 1) === '<') {
    const shortened = text.replace(
      /([A-Z]{2,})(<)/,
      (_, word: string, filler: string) => word.slice(0, -1) + filler,
    )
    if (shortened === text) return text.slice(0, length - 1) + text.slice(length, length + 1)
    text = shortened
  }
  return text.slice(0, length)
}

/** A names field of a zone → primary and secondary identifier. A person with one name has no secondary. */
export function parseMrzNames(field: string): MrzNames {
  const trimmed = field.replace(/<+$/, '')
  const at = trimmed.indexOf('<<')
  const words = (text: string) => text.replace(/<+/g, ' ').trim()
  return {
    surname: words(at < 0 ? trimmed : trimmed.slice(0, at)),
    givenNames: at < 0 ? '' : words(trimmed.slice(at)),
    isTruncated: trimmed.length === field.length && field.length > 0,
  }
}
