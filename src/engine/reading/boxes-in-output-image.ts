import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Quad, Space } from '../../vocabulary/imaging/pixels.ts'
import { mapQuad } from '../imaging/geometry/homography.ts'

/**
 * Adds to every field that has a place in the picture that was sent its place in the picture that is answered. Both are rounded:
 * with all their digits places would be a third of what is stored of a field, and answers name whole pixels.
 */
export function boxesInOutputImage(
  reading: DocumentReading,
  sentToOutput: (inputBox: Quad<'sent'>) => Quad<'output'>,
): DocumentReading {
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const readings = reading.fields[key]
    if (readings === undefined) continue
    fields[key] = readings.map((field) => {
      if (field.inputBox === undefined) return field
      const outputBox = roundedQuad(sentToOutput(field.inputBox))
      return { ...field, inputBox: roundedQuad(field.inputBox), outputBox }
    })
  }
  return { ...reading, fields }
}

/** Of a pixel. */
const steps = 10_000

function roundedQuad<In extends Space>(quad: Quad<In>): Quad<In> {
  return mapQuad<In, In>(quad, ([x, y]) => [rounded(x), rounded(y)])
}

const rounded = (value: number): number => Math.round(value * steps) / steps
