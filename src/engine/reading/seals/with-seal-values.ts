import type { DocumentReading, DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import { type Field, type FieldKey, fieldKeys, type Fields } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { documentTypeNames } from '../../documents/types/document-kind.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { birthCentury, maxWithOpenCentury, withTellingBirth } from '../birth-century.ts'
import { type NameSettings, sideAsSent, withDerivedFields } from '../derived-fields.ts'
import type { ParsedSeal } from './parsed-seal.ts'

export interface SealPlace {
  readonly today: CalendarDate
  readonly index: 0 | 1
  readonly names: NameSettings
  readonly quad: Quad<'sent'>
}

/** What a document is follows from its zone or print. */
const keysOfKind: ReadonlySet<FieldKey> = new Set(['documentType', 'documentName', 'documentSide'])

/**
 * A side with what a verified seal on it says, under source `barcode`. Where nothing else was read of the side, the seal alone
 * is its reading, if it stands on documents of identity.
 */
export function withSealValues(
  reading: DocumentReading | null,
  seal: ParsedSeal,
  place: SealPlace,
): DocumentReading | null {
  if (seal.values.size === 0) return reading
  if (reading !== null) return merged(reading, seal, place)
  return seal.type === null ? null : sealAlone(seal, seal.type, place)
}

function merged(read: DocumentReading, seal: ParsedSeal, place: SealPlace): DocumentReading {
  const sealed = fieldsOf(seal, birthBeside(read, seal), { place, type: read.type })
  const reading = seal.hasShortYear ? read : withTellingBirth(read, sealed.dob ?? [], place.today)
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const all = [...(reading.fields[key] ?? []), ...(keysOfKind.has(key) ? [] : (sealed[key] ?? []))]
    if (all.length > 0) fields[key] = all.toSorted((a, b) => b.confidence - a.confidence)
  }
  const missing = reading.missing.filter((key) => fields[key] === undefined)
  return { ...reading, fields, missing, seal: seal.standard }
}

/** A birth of two figures lies in the century in which the reading has it, and is no surer of it. */
function birthBeside(
  { fields, unknownCentury }: DocumentReading,
  { values, hasShortYear }: ParsedSeal,
): Birth | null {
  const [own, sealed] = [fields.dob?.[0], values.get('dob')]
  if (sealed === undefined || !hasShortYear || own === undefined) return null
  if (own.value.slice(2) !== sealed.slice(2)) return null
  return { value: own.value, confidence: unknownCentury === undefined ? 1 : own.confidence }
}

type Birth = Pick<Field, 'value' | 'confidence'>

function sealAlone(seal: ParsedSeal, type: DocumentTypeLetter, place: SealPlace): DocumentReading {
  const birth = seal.hasShortYear ? birthAlone(seal, type, place.today) : null
  return {
    type,
    name: documentTypeNames[type],
    issuer: seal.values.get('countryIso3') ?? seal.issuer ?? '',
    zone: null,
    fields: fieldsOf(seal, birth, { place, type }),
    expected: [],
    missing: [],
    seal: seal.standard,
    ...(birth !== null && birth.confidence < 1 ? { unknownCentury: 1 } : {}),
  }
}

function birthAlone({ values }: ParsedSeal, type: DocumentTypeLetter, today: CalendarDate): Birth | null {
  const dob = values.get('dob')
  if (dob === undefined) return null
  const value = (key: FieldKey): string | null => values.get(key) ?? null
  const century = birthCentury(
    dob,
    {
      ...{ type, issuer: value('countryIso3') ?? '', expiry: value('expiry'), issued: null },
      ...{ documentNumber: value('documentNumber'), personalNumber: null },
    },
    today,
  )
  return { value: century.dob, confidence: century.isOpen ? maxWithOpenCentury : 1 }
}

function fieldsOf(
  { values }: ParsedSeal,
  birth: Birth | null,
  { place, type }: { readonly place: SealPlace; readonly type: DocumentTypeLetter },
): Fields {
  const { index, quad, names, today } = place
  const field = ({ value, confidence }: Birth): readonly Field[] => [
    { value, confidence, source: 'barcode', index, inputBox: quad },
  ]
  const read: Fields = Object.fromEntries(
    [...values].map(([key, value]) => [
      key,
      field(key === 'dob' && birth !== null ? birth : { value, confidence: 1 }),
    ]),
  )
  const kind = { type, name: documentTypeNames[type], side: index === 0 ? 'FRONT' : 'BACK' } as const
  return withDerivedFields(read, {
    ...{ kind, today, index, names, expected: [] },
    sideConfidence: sideAsSent,
    source: 'barcode',
  })
}
