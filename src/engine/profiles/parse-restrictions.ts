import { invalidValue } from '../../vocabulary/refusals.ts'
import type { DocumentTypeLetter } from '../../vocabulary/reading/document-reading.ts'

const typeLetters = ['I', 'P', 'D', 'V', 'R'] as const satisfies readonly DocumentTypeLetter[]

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '')

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/**
 * Letters of document types, for example `DIP`; commas and spaces between them are forgiven.
 *
 * @param parameter what to name when a letter is none of I, P, D, V, R (ERROR_INVALID_VALUE)
 */
export function parseTypeLetters(text: string, parameter: string): DocumentTypeLetter[] {
  const letters = Array.from(text.toUpperCase().replace(/[\s,]/g, ''), (letter) => {
    const known = typeLetters.find((type) => type === letter)
    if (known === undefined) throw invalidValue(parameter, 'Its letters must be I, P, D, V or R.')
    return known
  })
  return distinct(letters)
}

/** ISO 3166 alpha-2 codes between commas, for example `US,DE`; ERROR_INVALID_VALUE names the parameter. */
export function parseCountryList(text: string, parameter: string): string[] {
  const countries = parts(text)
  if (countries.some((country) => !/^[A-Z]{2}$/.test(country))) {
    throw invalidValue(parameter, 'It must be two-letter country codes separated by commas.')
  }
  return distinct(countries)
}

/** State codes or names between commas, for example `CA,NY`; ERROR_INVALID_VALUE names the parameter. */
export function parseStateList(text: string, parameter: string): string[] {
  const states = parts(text)
  if (states.some((state) => state.length > 64 || !/^[\p{L}\p{M}\p{N}' .-]+$/u.test(state))) {
    throw invalidValue(parameter, 'It must be state codes separated by commas.')
  }
  return distinct(states)
}
