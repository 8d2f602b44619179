import { formats } from '../src/documents/formats/all.ts'
import { parseIsoDate } from '../src/documents/values/zone-date.ts'
import { valuesOf } from '../src/reading/fields-of-zone.ts'

/** What a scan can answer from a zone alone. */
const zoneKeys = [
  'documentNumber',
  'firstName',
  'lastName',
  'dob',
  'expiry',
  'sex',
  'nationalityIso3',
  'countryIso3',
  'optionalData',
  'optionalData2',
  'personalNumber',
] as const

/**
 * Keys under which something else is answered than is printed in the zone. What is not answered is not wrong.
 *
 * @param today `YYYY-MM-DD`, which decides the century of two-digit years
 */
export function wrongValues(
  printed: { readonly format: string; readonly lines: readonly string[] },
  answered: Readonly<Record<string, readonly { readonly value: string }[]>>,
  today: string,
): readonly string[] {
  const { lines } = printed
  const format = formats.find(({ id }) => id === printed.format)?.id
  const day = parseIsoDate(today)
  if (format === undefined || day === null)
    throw new Error(`No values can be taken from a zone ${printed.format} on ${today}.`)
  const truth = valuesOf({
    zone: { format, lines, confidences: [], boxes: [], checkDigits: [], repairs: [] },
    today: day,
    boxOf: () => null,
    joint: new Map(),
    layout: [],
  })
  return zoneKeys.filter((key) => {
    const value = answered[key]?.[0]?.value
    return value !== undefined && value !== truth.get(key)?.value
  })
}
