import type { DocumentReading, DocumentTypeLetter } from '../../vocabulary/reading/document-reading.ts'
import type { Field } from '../../vocabulary/reading/fields.ts'
import { encodedBirth } from '../documents/numbers/encoded-birth.ts'
import {
  dayNumber,
  formatIsoDate,
  parseIsoDate,
  yearsBetween,
  type CalendarDate,
} from '../documents/values/calendar-date.ts'
import { centuryBefore } from '../documents/values/century-before.ts'
import { stateByCode } from '../documents/values/states.ts'
import { birthFields } from './derived-fields.ts'

/** What a document says by which the century of a birth may be known. Dates are `YYYY-MM-DD`; null: not read. */
export interface CenturyClues {
  readonly type: DocumentTypeLetter
  readonly issuer: string
  readonly expiry: string | null
  readonly issued: string | null
  readonly documentNumber: string | null
  readonly personalNumber: string | null
}

/** A birth whose year is written with two figures, and what is known of its century. */
export interface BirthCentury {
  /** `YYYY-MM-DD`; the later one where nothing tells. */
  readonly dob: string
  readonly isOpen: boolean
}

/** A birth date can be no surer than this while its century is not known. */
export const maxWithOpenCentury = 0.89

/** A date must be read this certainly to tell a century. */
const minTelling = 0.85

/** No state gives a child a document for longer, in years; some days pass between making and handing out. */
const maxChildValidity = 10

/**
 * Which century a birth of two figures lies in, by what else the document says: no child drives, bears a document that
 * expired or was issued before its birth, or one that is valid for more than ten years. A number that encodes the whole
 * birth date says it outright. Open where two living holders may be meant and nothing of this tells.
 *
 * @param latest the latest birth of that form which is not after today, `YYYY-MM-DD`
 */
export function birthCentury(latest: string, clues: CenturyClues, today: CalendarDate): BirthCentury {
  const later = parseIsoDate(latest)
  const before = later === null ? null : centuryBefore(later, today)
  if (later === null || before === null) return { dob: latest, isOpen: false }
  const earlier = formatIsoDate(before)
  if (isNoChild(later, clues, today)) return { dob: earlier, isOpen: false }
  const issuer = stateByCode(clues.issuer)?.iso3 ?? clues.issuer
  const encoded = (['personalNumber', 'documentNumber'] as const).flatMap((key) => {
    const value = clues[key]
    if (value === null) return []
    return encodedBirth({ issuer, type: clues.type, key, value }, [latest, earlier]) ?? []
  })
  const [dob] = encoded
  return dob === undefined ? { dob: latest, isOpen: true } : { dob, isOpen: false }
}

function isNoChild(
  birth: CalendarDate,
  { type, expiry, issued }: CenturyClues,
  today: CalendarDate,
): boolean {
  const [expires, made] = [parseIsoDate(expiry ?? ''), parseIsoDate(issued ?? '')]
  const isBefore = (date: CalendarDate | null) => date !== null && dayNumber(date) < dayNumber(birth)
  const isLasting = expires !== null && yearsBetween(today, expires) > maxChildValidity
  return type === 'D' || isBefore(expires) || isBefore(made) || isLasting
}

/**
 * A reading whose birth date has an open century, with the century that another place of the document tells.
 *
 * @param births what is printed or encoded with all figures of the year, `YYYY-MM-DD`, with how certainly, 0..1: the figures
 *   that stand in both places confirm each other
 */
export function withTellingBirth(
  reading: DocumentReading,
  births: readonly Pick<Field, 'value' | 'confidence'>[],
  today: CalendarDate,
): DocumentReading {
  const { unknownCentury, ...settled } = reading
  const [field, ...others] = reading.fields.dob ?? []
  const later = parseIsoDate(field?.value ?? '')
  const before = later === null ? null : centuryBefore(later, today)
  if (unknownCentury === undefined || field === undefined || later === null || before === null) return reading
  // Nothing but a birth is a hundred years old: a date of today's century beside it is another one.
  const telling = [formatIsoDate(before), field.value].find((dob) =>
    births.some(({ value, confidence }) => value === dob && confidence >= minTelling),
  )
  if (telling === undefined) return reading
  const fields = birthFields({ ...field, value: telling, confidence: unknownCentury }, today)
  return { ...settled, fields: { ...reading.fields, ...fields, dob: [...(fields.dob ?? []), ...others] } }
}
