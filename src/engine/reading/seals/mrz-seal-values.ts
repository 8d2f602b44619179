import type { MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { lineLengths } from '../../documents/formats/mrz-layout.ts'
import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { parseMrz } from '../../documents/formats/parse-mrz.ts'
import { type CalendarDate, formatIsoDate, parseMrzDate } from '../../documents/values/calendar-date.ts'
import type { SealValues } from './parsed-seal.ts'

const sexes: Readonly<Partial<Record<string, string>>> = { M: 'M', F: 'F', '<': 'X', X: 'X' }

/**
 * What a machine readable zone in a seal says. Its lines follow each other; the last one may lack its end, which holds
 * optional data alone. Null where it is no zone of this format, or a check digit is wrong.
 */
export function mrzSealValues(text: string, format: MrzFormat, today: CalendarDate): SealValues | null {
  const lines = linesOf(text.replaceAll(' ', '<'), format)
  if (lines === null) return null
  const mrz = parseMrz(format, lines)
  if (mrz.checkDigits.some(({ of, valid }) => of !== 'composite' && !valid)) return null
  const dob = parseMrzDate(mrz.dob, 'birth', today)
  const expiry = parseMrzDate(mrz.expiry, 'expiry', today)
  const values: readonly (readonly [FieldKey, string | undefined])[] = [
    ['documentNumber', mrz.documentNumber],
    ['lastName', mrz.names.surname],
    ['firstName', mrz.names.givenNames],
    ['dob', dob === null ? undefined : formatIsoDate(dob)],
    ['expiry', expiry === null ? undefined : formatIsoDate(expiry)],
    ['sex', sexes[mrz.sex]],
    ['nationalityIso3', mrz.nationality],
    ['countryIso3', mrz.issuer],
  ]
  return new Map(
    values.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]])),
  )
}

function linesOf(text: string, format: MrzFormat): readonly string[] | null {
  const lengths = lineLengths(mrzLayoutOf(format))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const last = lengths.at(-1) ?? 0
  if (!/^[A-Z0-9<]+$/.test(text) || text.length > whole || text.length < whole - last / 2) return null
  const filled = text.padEnd(whole, '<')
  return lengths.map((length, at) => {
    const from = lengths.slice(0, at).reduce((sum, one) => sum + one, 0)
    return filled.slice(from, from + length)
  })
}
