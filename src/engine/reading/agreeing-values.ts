import type { Fields, FieldKey } from '../../vocabulary/reading/fields.ts'
import { stripDiacritics } from '../../vocabulary/documents/strip-diacritics.ts'

/** What is printed on every page beside its zone, and is another on every document. */
const keys: readonly FieldKey[] = ['documentNumber', 'lastName', 'firstName']
/** Shorter values stand in other words at random. */
const minLetters = { number: 5, name: 3 } as const

/** Letters and digits alone, in capitals without accents. */
const plain = (text: string): string =>
  stripDiacritics(text.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Which of number, surname and first given name stand in print as a machine readable zone says them.
 *
 * @param lines texts of lines of print, as they were read
 */
export function agreeingValues(fields: Fields, lines: readonly string[]): readonly FieldKey[] {
  const printed = lines.map(plain)
  return keys.filter((key) => {
    const value = fields[key]?.[0]?.value ?? ''
    const wanted = plain(key === 'firstName' ? (value.split(' ')[0] ?? '') : value)
    const least = key === 'documentNumber' ? minLetters.number : minLetters.name
    return wanted.length >= least && printed.some((line) => line.includes(wanted))
  })
}
