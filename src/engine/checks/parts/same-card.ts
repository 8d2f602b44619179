import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'

const plain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A card may show its holder's number for its own on one side, and beside its own on the other. */
export function isSameCard(front: DocumentReading, back: DocumentReading): boolean {
  const numbers = ({ fields }: DocumentReading, key: FieldKey) =>
    (fields[key] ?? []).map(({ value }) => plain(value))
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.some((number) => number !== '' && other.includes(number))
  const [own, onBack] = [numbers(front, 'documentNumber'), numbers(back, 'documentNumber')]
  return (
    shared(own, onBack) ||
    shared(own, numbers(back, 'personalNumber')) ||
    shared(onBack, numbers(front, 'personalNumber'))
  )
}
