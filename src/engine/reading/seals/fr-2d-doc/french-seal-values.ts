import { stateByIso2 } from '../../../documents/values/states.ts'
import type { MrzFormat } from '../../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import { type CalendarDate, formatIsoDate, isCalendarDate } from '../../../documents/values/calendar-date.ts'
import { mrzSealValues } from '../mrz-seal-values.ts'
import type { SealValues } from '../parsed-seal.ts'

interface Context {
  readonly today: CalendarDate | null
  /** ISO 3166 alpha-2 */
  readonly country: string | null
}

type Row = readonly [id: string, key: FieldKey, read: (text: string) => string | null]

/** DDMMYYYY; parts that are not known are 0. */
function dateOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return day !== undefined && isCalendarDate(date) ? formatIsoDate(date) : null
}

const words = (text: string): string => text.replaceAll('/', ' ').trim()
const stateOf = (text: string): string | null => stateByIso2(text)?.iso3 ?? null

/** Data of a document of identity; of two rows with one key the first that is there counts. */
const rows: readonly Row[] = [
  ['62', 'lastName', words],
  ['6G', 'lastName', words],
  ['60', 'firstName', words],
  ['61', 'firstName', words],
  ['66', 'documentNumber', words],
  ['67', 'nationalityIso3', stateOf],
  ['68', 'sex', (text) => (/^[MF]$/.test(text) ? text : null)],
  ['69', 'dob', dateOf],
  ['6A', 'placeOfBirth', words],
  ['6I', 'countryIso3', stateOf],
  ['6O', 'expiry', dateOf],
  ['6W', 'postcode', words],
]

/** What the data of a 2D-Doc say of holder and document. Null where its machine readable zone is none. */
export function frenchSealValues(
  fields: ReadonlyMap<string, string>,
  { today, country }: Context,
): SealValues | null {
  const zone = fields.get('6F')
  if (zone !== undefined) return today === null ? null : zoneValues(zone, today)
  const values = new Map<FieldKey, string>()
  for (const [id, key, read] of rows) {
    const text = fields.get(id)
    const value = text === undefined || values.has(key) ? null : read(text)
    if (value !== null && value !== '') values.set(key, value)
  }
  const issuer = country === null ? null : stateOf(country)
  if (values.size > 0 && !values.has('countryIso3') && issuer !== null) values.set('countryIso3', issuer)
  return values
}

/** Formats of zones by their length; a French card is the one of two lines of 36 that says so. */
const formatsByLength: Readonly<Partial<Record<number, MrzFormat>>> = { 90: 'TD1', 88: 'TD3', 72: 'TD2' }

function zoneValues(zone: string, today: CalendarDate): SealValues | null {
  const format = zone.startsWith('IDFRA') ? 'FRA-ID' : formatsByLength[zone.length]
  return format === undefined ? null : mrzSealValues(zone, format, today)
}
