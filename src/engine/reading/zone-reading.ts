import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey, Fields } from '../../vocabulary/reading/fields.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { columnsOfField } from '../documents/formats/mrz-layout.ts'
import { parseMrz, type ParsedMrz } from '../documents/formats/parse-mrz.ts'
import { daysInMonth, formatIsoDate } from '../documents/values/calendar-date.ts'
import { documentKindOf, type DocumentKind } from '../documents/types/document-kind.ts'
import { birthCentury, maxWithOpenCentury } from './birth-century.ts'
import { withDerivedFields } from './derived-fields.ts'
import { minConfidence } from './min-confidence.ts'
import { fieldOfMrzValue, mrzValues, type MrzValues } from './mrz-fields.ts'
import { damagedColumns } from './mrz/damaged-columns.ts'
import type { FoundMrz } from './mrz/find-mrz.ts'
import { lineCertainties } from './mrz/line-certainties.ts'
import { quadOfLine } from './mrz/text-line.ts'
import { boxOfColumns, toMachineZone } from './mrz/to-machine-zone.ts'
import type { PageContext } from './reading-request.ts'
import { withheldFields } from './withheld-fields.ts'

/** What a zone says, and what follows from it. */
export function readingOfZone(
  found: FoundMrz,
  pixels: Pixels,
  { request, today, mapping }: Pick<PageContext, 'request' | 'today' | 'mapping'>,
): DocumentReading {
  const zone = toMachineZone(found, mapping.uprightToSent)
  const parsed = parseMrz(zone.format, zone.lines)
  const kind = documentKindOf(parsed)
  const written = mrzValues({
    mrz: zone,
    today,
    boxOfColumns: (row) => boxOfColumns(found, row, mapping.uprightToSent),
    jointProbabilities: found.mrz.jointProbabilities,
    lineCertainties: lineCertainties(found),
    damaged: found.mrz.decoded.flatMap((one, at) =>
      found.lines.slice(at, at + 1).map((line) => damagedColumns(pixels, line, one)),
    ),
  })
  const { values, unknownCentury } = withCentury(written, { parsed, kind, today })
  const read = certainFields(values, request.index)
  const expected = expectedOf(found, parsed)
  return {
    type: kind.type,
    name: kind.name,
    issuer: parsed.issuer,
    zone,
    fields: withDerivedFields(read, {
      kind,
      kindConfidence: found.mrz.start === 'right' ? 1 : (zone.confidences[0]?.[0] ?? 0),
      today,
      index: request.index,
      names: request.names,
      expected,
      source: 'mrz',
    }),
    expected,
    missing: expected.filter((key) => read[key] === undefined),
    withheld: withheldFields(values, read),
    ...(unknownCentury === null || read.dob === undefined ? {} : { unknownCentury }),
  }
}

interface ZoneContext extends Pick<PageContext, 'today'> {
  readonly parsed: ParsedMrz
  readonly kind: DocumentKind
}

/** Values with the birth in the century that the rest of the zone tells; less certain where it does not tell. */
function withCentury(values: MrzValues, { parsed, kind, today }: ZoneContext) {
  const dob = values.get('dob')
  if (dob === undefined) return { values, unknownCentury: null }
  const valueOf = (key: FieldKey): string | null => {
    const value = values.get(key)
    return value !== undefined && value.confidence >= minConfidence ? value.value : null
  }
  const century = birthCentury(
    dob.value,
    {
      type: kind.type,
      issuer: parsed.issuer,
      expiry: valueOf('expiry'),
      issued: lastIssueDate(parsed),
      documentNumber: valueOf('documentNumber'),
      personalNumber: valueOf('personalNumber'),
    },
    today,
  )
  const confidence = century.isOpen ? Math.min(maxWithOpenCentury, dob.confidence) : dob.confidence
  return {
    values: new Map([...values, ['dob', { ...dob, value: century.dob, confidence }] as const]),
    unknownCentury: century.isOpen ? dob.confidence : null,
  }
}

/** The last day on which the document may have been issued, where its number says the month; `YYYY-MM-DD`. */
function lastIssueDate({ format, documentNumber }: ParsedMrz): string | null {
  const [, year, month] = /^(\d\d)(0[1-9]|1[0-2])/.exec(format === 'FRA-ID' ? documentNumber : '') ?? []
  if (year === undefined || month === undefined) return null
  const full = (year >= '80' ? 1900 : 2000) + Number(year)
  return formatIsoDate({ year: full, month: Number(month), day: daysInMonth(full, Number(month)) })
}

/** The values that are certain enough. */
function certainFields(values: MrzValues, index: 0 | 1): Fields {
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const [key, value] of values) {
    const isReported = value.hasWrongCheckDigit && value.confidence >= 0.5
    if (value.confidence >= minConfidence || isReported) fields[key] = [fieldOfMrzValue(value, index)]
  }
  return fields
}

/** What this document says of its holder; a person with one name has no first name. */
function expectedOf({ mrz }: FoundMrz, { names }: ParsedMrz): readonly FieldKey[] {
  const has = (field: Parameters<typeof columnsOfField>[1]) => columnsOfField(mrz.format, field) !== null
  const hasOneName = names.givenNames === '' && !names.isTruncated
  const keys: readonly (FieldKey | null)[] = [
    'documentNumber',
    'lastName',
    hasOneName ? null : 'firstName',
    'dob',
    has('sex') ? 'sex' : null,
    has('expiry') ? 'expiry' : null,
    has('nationality') ? 'nationalityIso3' : null,
    'countryIso3',
  ]
  return keys.filter((key) => key !== null)
}

/** The outer corners of all lines together. */
export function cornersOfZone({ lines }: FoundMrz): Quad<'upright'> {
  const quads = lines.map((line) => quadOfLine(line))
  const [first, last] = [quads[0], quads.at(-1)]
  if (first === undefined || last === undefined) throw new Error('A zone has no lines')
  return [first[0], first[1], last[2], last[3]]
}
