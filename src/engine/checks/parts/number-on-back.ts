import type { SideFacts } from '../../../vocabulary/decision/facts.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { disagreements } from './disagreements.ts'
import { comparedKeys } from './viz-confirmed-by.ts'
import { isVizOnly } from './recognition-outcome.ts'

const numberKeys: readonly FieldKey[] = ['documentNumber', 'personalNumber']
/** Shorter numbers stand in others at random. */
const minLength = 6

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * Where a back without a zone bears the number of the front: `barcode` or `print`. Null where it bears none, contradicts the front, or has a zone or
 * a barcode of its own that says whose it is.
 */
export function numberOnBack(
  front: Pick<SideFacts, 'reading'>,
  back: Pick<SideFacts, 'reading' | 'barcodes'>,
): 'barcode' | 'print' | null {
  const { reading } = back
  if (front.reading === null || (reading !== null && !isVizOnly(reading))) return null
  const readings = [front.reading, ...(reading === null ? [] : [reading])]
  if (comparedKeys.some((key) => disagreements(readings, key).length > 0)) return null
  const { fields } = front.reading
  const numbers = numberKeys
    .flatMap((key) => (fields[key] ?? []).map(({ value }) => plain(value)))
    .filter((number) => number.length >= minLength)
  const barcodes = (back.barcodes ?? []).map(({ content }) => plain(atob(content)))
  if (barcodes.some((text) => numbers.some((number) => text.includes(number)))) return 'barcode'
  const printed = numberKeys.flatMap((key) => (reading?.fields[key] ?? []).map(({ value }) => plain(value)))
  return printed.some((number) => numbers.includes(number)) ? 'print' : null
}
