import type { CalendarDate } from '../documents/values/calendar-date.ts'
import { withTellingBirth } from './birth-century.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey } from '../../vocabulary/reading/fields.ts'

/** Two sources of one side as one reading: every field with what each of them says, the surer first. */
export function mergeReadings(
  zoneReading: DocumentReading,
  barcodeReading: DocumentReading,
  today: CalendarDate,
): DocumentReading {
  const mrzReading = withTellingBirth(zoneReading, barcodeReading.fields.dob ?? [], today)
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const found = [...(mrzReading.fields[key] ?? []), ...(barcodeReading.fields[key] ?? [])]
    if (found.length > 0) fields[key] = found.sort((a, b) => b.confidence - a.confidence)
  }
  const expected = [...new Set([...mrzReading.expected, ...barcodeReading.expected])]
  return {
    ...mrzReading,
    ...(barcodeReading.barcode === undefined ? {} : { barcode: barcodeReading.barcode }),
    fields,
    expected,
    missing: expected.filter((key) => fields[key] === undefined),
    withheld: { ...barcodeReading.withheld, ...mrzReading.withheld },
  }
}
