import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { HolderQuery } from '../../vocabulary/decision/facts.ts'
import type { FieldKey, FieldSource } from '../../vocabulary/reading/fields.ts'

const sources: readonly FieldSource[] = ['mrz', 'barcode', 'visual']

/** Far more spellings and birth dates than any document carries. */
const maxSpellings = 12
const maxDates = 2

/**
 * What the lists are asked about the holder: every spelling of the name (zone, barcode, print, local script) with every
 * birth date that was read, the gender, and the countries of nationality and issuer.
 */
export function holderQueries(readings: readonly DocumentReading[]): readonly HolderQuery[] {
  const values = (keys: readonly FieldKey[]) =>
    readings.flatMap((reading) => keys.flatMap((key) => reading.fields[key] ?? [])).map(({ value }) => value)
  const countries = [...new Set(values(['nationalityIso2', 'countryIso2']))].filter((code) =>
    /^[A-Z]{2}$/.test(code),
  )
  const dates = [...new Set([...values(['dob']), ...readings.flatMap(earlierBirths)])]
    .filter((date) => isoDatePattern.test(date))
    .slice(0, maxDates)
  const gender = genderOf(values(['sex']))
  return nameSpellings(readings).flatMap((name) => {
    const query = { name, countries, ...(gender === null ? {} : { gender }) }
    return dates.length === 0 ? [query] : dates.map((birthDate) => ({ ...query, birthDate }))
  })
}

/** The birth a century earlier, where the document does not tell which one it means. */
function earlierBirths({ fields, unknownCentury }: DocumentReading): readonly string[] {
  if (unknownCentury === undefined) return []
  return (fields.dob ?? [])
    .slice(0, 1)
    .map(({ value }) => `${Number(value.slice(0, 4)) - 100}${value.slice(4)}`)
}

const isoDatePattern = /^\d{4}(-\d{2}(-\d{2})?)?$/

/** Null where it was not read, is unspecified, or two sources disagree. */
function genderOf(read: readonly string[]): 'male' | 'female' | null {
  const [only, ...others] = new Set(read)
  if (others.length > 0) return null
  return only === 'M' ? 'male' : only === 'F' ? 'female' : null
}

/** Nothing is put together from two sources: what stands on one side in print is one spelling. */
function nameSpellings(readings: readonly DocumentReading[]): readonly string[] {
  const found = new Map<string, string>()
  for (const reading of readings) {
    for (const source of sources) {
      for (const name of namesFrom(reading, source)) {
        const spelling = name.toUpperCase()
        if (/[\p{L}\p{N}]/u.test(name) && !found.has(spelling)) found.set(spelling, name)
      }
    }
  }
  return [...found.values()].slice(0, maxSpellings)
}

function namesFrom(reading: DocumentReading, source: FieldSource): readonly string[] {
  const read = (key: FieldKey) => reading.fields[key]?.find((field) => field.source === source)?.value ?? ''
  const joined = (...keys: readonly FieldKey[]) =>
    keys
      .map(read)
      .filter((part) => part !== '')
      .join(' ')
  return [
    read('fullName'),
    joined('firstName', 'middleName', 'lastName'),
    read('fullNameLocal'),
    joined('firstNameLocal', 'middleNameLocal', 'lastNameLocal'),
  ]
}
