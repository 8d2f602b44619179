import { differsByMisreads, differsByOneMisread } from '../../documents/values/confusable-characters.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Json } from '../../../vocabulary/decision/outcome.ts'
import { isUncertainViz } from './uncertain-viz.ts'

/** Two places of one document that do not say the same of one property. */
export interface Disagreement {
  readonly key: FieldKey
  readonly one: Field
  readonly other: Field
  /**
   * Whether one of both was read from print, and one misread character of it explains the difference; of a number that was
   * read with doubt, several look-alikes do.
   */
  readonly isSlip: boolean
  /** Whether both stand on the same side. */
  readonly isOneSide: boolean
}

const sourceNames = { mrz: 'machine readable zone', barcode: 'barcode', visual: 'print' } as const
const sideNames = ['front', 'back'] as const

/** Letters and digits alone, upper case: how a value is set out does not count. */
function plain(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** What each place of the document says: the best reading of each source of each side. */
function sourceValues(readings: readonly DocumentReading[], key: FieldKey): readonly Field[] {
  const all = readings.flatMap((reading) => reading.fields[key] ?? []).filter(({ value }) => value !== '')
  const sourceKey = ({ source, index }: Field): string => `${source ?? ''} ${index}`
  return all.filter((field, at) => all.findIndex((other) => sourceKey(other) === sourceKey(field)) === at)
}

/** A zone has two figures of a year, so that of the century it says nothing. */
function isSame(one: Field, other: Field): boolean {
  const isZoneDate = [one, other].some(({ source }) => source === 'mrz') && [one, other].every(({ value }) => isDate.test(value)) // prettier-ignore
  const from = isZoneDate ? 2 : 0
  return plain(one.value.slice(from)) === plain(other.value.slice(from))
}

const isDate = /^\d{4}-\d{2}-\d{2}$/

/** Every two places that disagree about one property. */
export function disagreements(readings: readonly DocumentReading[], key: FieldKey): readonly Disagreement[] {
  const reported = sourceValues(readings, key)
  return reported.flatMap((one, at) =>
    reported
      .slice(at + 1)
      .filter((other) => !isSame(one, other))
      .map((other) => ({
        key,
        one,
        other,
        isSlip: isMisreadBetween(key, one, other),
        isOneSide: one.index === other.index,
      })),
  )
}

function isMisreadBetween(key: FieldKey, one: Field, other: Field): boolean {
  if (one.source !== 'visual' && other.source !== 'visual') return false
  const isDoubted = key === 'documentNumber' && (isUncertainViz(one) || isUncertainViz(other))
  return (isDoubted ? differsByMisreads : differsByOneMisread)(plain(one.value), plain(other.value))
}

/** Where a value stands, for the sentence. */
export function sourceName({ source, index }: Field): string {
  return `${source === undefined ? 'picture' : sourceNames[source]} on the ${sideNames[index]}`
}

export function distinctiveEvidence({ value, source, index, confidence }: Field): Json {
  return { value, source: source ?? null, side: sideNames[index], confidence }
}
