import { boxAround, certaintyOf } from '../../layout/print-piece.ts'
import type { OpenValue, OpenValues } from '../open-value.ts'
import type { DatedEvent } from './dated-events.ts'

/** How sure the date of an entry is that words name, 0..1. */
const byWords = 0.8
/** A date that no words name, and that was chosen up to this sureness, is hardly more than a guess. */
const weak = 0.5
/** An entry follows the deed within this; a later one is of a change. In years. */
const longest = 2

/** The values with the date of the entry in the register where one is printed beside that of the deed. */
export function withDateOfEntry(values: OpenValues, events: readonly DatedEvent[]): OpenValues {
  const { incorporationDate: read, ...others } = values
  const date = dateOfEntry(read, events)
  return date === undefined ? others : { ...others, incorporationDate: date }
}

/** None where all that was read is the date of something else. */
function dateOfEntry(read: OpenValue | undefined, events: readonly DatedEvent[]): OpenValue | undefined {
  if (read === undefined) return undefined
  const own = events.filter(({ value }) => value === read.value)
  const says = (event: DatedEvent['event']) => own.some((one) => one.event === event)
  if (says('entry')) return read
  const isOther = own.length > 0 && own.every(({ event }) => event === 'other')
  const isOfDeed = says('founding') || says('activity')
  const isOpen = isOther || (read.confidence <= weak && !isOfDeed)
  const entries = events.filter(({ event }) => event === 'entry')
  const later = entries.filter(({ value }) => isOfDeed && isSoonAfter(read.value, value, says('activity')))
  const entry = first(isOpen ? entries : later)
  if (entry !== undefined) return valueOf(entry)
  const founding = isOpen ? first(events.filter(({ event }) => event === 'founding')) : undefined
  if (founding !== undefined) return valueOf(founding)
  return isOther ? undefined : read
} // prettier-ignore

const first = (events: readonly DatedEvent[]): DatedEvent | undefined =>
  events.toSorted((a, b) => a.value.localeCompare(b.value))[0]

/** Whether an entry follows a deed; business may begin before the entry. */
function isSoonAfter(read: string, entry: string, isEitherWay: boolean): boolean {
  const years = (Date.parse(entry) - Date.parse(read)) / yearInMs
  return (isEitherWay || years >= 0) && Math.abs(years) <= longest
}
const yearInMs = 365.25 * 24 * 3600 * 1000

function valueOf({ value, pieces }: DatedEvent): OpenValue {
  const box = boxAround(pieces.map((piece) => piece.box))
  const confidence = byWords * Math.min(...pieces.map(certaintyOf))
  return { value, confidence, page: pieces[0]?.page ?? 0, ...(box === undefined ? {} : { box }), pieces }
} // prettier-ignore
