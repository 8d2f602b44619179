import type { ParsedMrz } from '../formats/parse-mrz.ts'

/**
 * States whose zones carry the holder's personal number in the optional data, by format, and what it looks like.
 * Passports of all other states name that field "personal number or other optional data" (ICAO Doc 9303-4 section
 * 4.2.2), so what stands there is taken for one unless the state is known to put something else.
 */
const personalNumberFields: readonly {
  readonly format: ParsedMrz['format']
  readonly issuer: string
  readonly field: 'optionalData' | 'optionalData2'
  readonly pattern: RegExp
}[] = [
  { format: 'TD1', issuer: 'ESP', field: 'optionalData', pattern: /^[0-9XYZ]\d{7}[A-Z]$/ },
  { format: 'TD1', issuer: 'EST', field: 'optionalData', pattern: /^\d{11}$/ },
  { format: 'TD1', issuer: 'BEL', field: 'optionalData2', pattern: /^\d{11}$/ },
  { format: 'TD1', issuer: 'NLD', field: 'optionalData', pattern: /^\d{9}$/ },
]

/** Passports that carry something else there. */
const issuersWithOtherUse: ReadonlySet<string> = new Set(['USA', 'AUS', 'CAN', 'GBR', 'D'])

/** The holder's personal number, or null when the zone has none that we know to be one. */
export function personalNumberOf(mrz: ParsedMrz): string | null {
  if (mrz.format === 'TD3') {
    return mrz.optionalData === '' || issuersWithOtherUse.has(mrz.issuer) ? null : mrz.optionalData
  }
  const personalNumberField = personalNumberFields.find(
    (one) => one.format === mrz.format && one.issuer === mrz.issuer,
  )
  const value = personalNumberField === undefined ? '' : mrz[personalNumberField.field]
  return personalNumberField?.pattern.test(value) === true ? value : null
}
