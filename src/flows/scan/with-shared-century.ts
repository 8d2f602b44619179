import { withTellingBirth } from '../../engine/reading/birth-century.ts'
import { parseIsoDate } from '../../engine/documents/values/calendar-date.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { ReadingTask } from './reading-task.ts'

/** What counts here of a side that was read. */
interface SideWithReading {
  readonly read: { readonly reading: DocumentReading | null }
}

/** Both sides of a document, each with its birth in the century that the other one says. */
export function withSharedCentury<Side extends SideWithReading>(
  { today }: Pick<ReadingTask, 'today'>,
  front: Side,
  back: Side | null,
): { readonly front: Side; readonly back: Side | null } {
  return {
    front: withCenturyOf(front, back?.read.reading ?? null, today),
    back: back && withCenturyOf(back, front.read.reading, today),
  }
}

function withCenturyOf<Side extends SideWithReading>(
  side: Side,
  other: DocumentReading | null,
  today: string,
): Side {
  const { reading } = side.read
  const date = parseIsoDate(today)
  if (reading === null || other === null || other.unknownCentury !== undefined || date === null) return side
  const births = other.fields.dob ?? []
  return { ...side, read: { ...side.read, reading: withTellingBirth(reading, births, date) } }
}
