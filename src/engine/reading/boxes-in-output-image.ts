import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'

/** Adds to every field that has a place in the picture that was sent its place in the picture that is answered. */
export function boxesInOutputImage(
  reading: DocumentReading,
  sentToOutput: (inputBox: Quad<'sent'>) => Quad<'output'>,
): DocumentReading {
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const readings = reading.fields[key]
    if (readings === undefined) continue
    fields[key] = readings.map((field) =>
      field.inputBox === undefined ? field : { ...field, outputBox: sentToOutput(field.inputBox) },
    )
  }
  return { ...reading, fields }
}
