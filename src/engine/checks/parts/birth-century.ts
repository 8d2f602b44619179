import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'

export const openCentury =
  'The year of birth is written with two figures that may mean two centuries, and nothing else on the document tells which. Send a picture on which the printed birth date can be read.'

/** Whether no place of the document tells in which century its holder was born. */
export function hasOpenCentury(readings: readonly DocumentReading[]): boolean {
  const dated = readings.filter(({ fields }) => (fields.dob ?? []).length > 0)
  return dated.length > 0 && dated.every(({ unknownCentury }) => unknownCentury !== undefined)
}
