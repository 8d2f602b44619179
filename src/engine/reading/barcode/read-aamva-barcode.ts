import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import { toAamvaCard, type AamvaCard } from '../../documents/aamva/aamva-card.ts'
import { parseAamva, type AamvaText } from '../../documents/aamva/parse-aamva.ts'
import type { DocumentKind } from '../../documents/types/document-kind.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { withDerivedFields, type NameSettings } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'

import { withheldFields } from '../withheld-fields.ts'

export interface AamvaContext {
  readonly today: CalendarDate
  readonly index: 0 | 1
  readonly names: NameSettings
}

/** With less of its error correction left than this part, a symbol may have been corrected into another. */
const minSpare = 0.02
const confidenceWithoutErrorCorrection = 0.9

/** A text that names no one is no document. Any other value may be missing, which checks of their own tell. */
const nameKey: FieldKey = 'lastName'

/** The first of the barcodes, placed on the picture that was sent, that is a card's, as a reading; null when none is. */
export function readAamvaBarcode(
  barcodes: readonly RecognisedBarcode<'sent'>[],
  context: AamvaContext,
): DocumentReading | null {
  for (const barcode of barcodes) {
    const text = barcode.symbology === 'pdf417' ? parseAamva(barcode.text) : null
    const reading = text === null ? null : readingOf(text, barcode, context)
    if (reading !== null) return reading
  }
  return null
}

function readingOf(
  text: AamvaText,
  barcode: RecognisedBarcode<'sent'>,
  context: AamvaContext,
): DocumentReading | null {
  const card = toAamvaCard(text)
  if (!card.values.has(nameKey)) return null
  const barcodeConfidence =
    (barcode.unusedErrorCorrection ?? 1) < minSpare ? confidenceWithoutErrorCorrection : 1
  const values = [...card.values].map(([key, { value, confidence }]): [FieldKey, Field] => [
    key,
    {
      value,
      confidence: confidence * barcodeConfidence,
      source: 'barcode',
      index: context.index,
      inputBox: barcode.quad,
    },
  ])
  const certainValues = values.filter(([, field]) => field.confidence >= minConfidence)
  const read: Fields = Object.fromEntries(certainValues.map(([key, field]) => [key, [field]]))
  const kind = kindOf(card)
  const expected = expectedOf(card)
  return {
    type: kind.type,
    name: kind.name,
    issuer: card.jurisdiction?.country ?? card.country,
    zone: null,
    barcode: {
      standard: 'AAMVA',
      version: text.version,
      issuer: text.iin,
      cut: card.truncatedNames,
      faults: text.faults,
    },
    fields: withDerivedFields(read, { ...context, kind, expected, source: 'barcode' }),
    expected,
    missing: expected.filter((key) => read[key] === undefined),
    withheld: withheldFields(values, read),
  }
}

/** The standard puts its barcode on the back. */
function kindOf({ type }: AamvaCard): DocumentKind {
  return { type, name: type === 'D' ? 'Driving Licence' : 'Identity Card', side: 'BACK' }
}

/** What every version of the standard demands; a person with one name has no first name. */
function expectedOf({ hasOneName }: AamvaCard): readonly FieldKey[] {
  const names: readonly FieldKey[] = hasOneName ? ['lastName'] : ['lastName', 'firstName']
  return ['documentNumber', ...names, 'dob', 'sex', 'issued', 'expiry', 'address1', 'postcode']
}
