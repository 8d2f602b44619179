import { parseIsoDate } from '../../engine/documents/values/calendar-date.ts'
import { isVizOnly } from '../../engine/checks/parts/recognition-outcome.ts'
import { isVizConfirmedBy } from '../../engine/checks/parts/viz-confirmed-by.ts'
import { printedAs, withPrintedAs } from '../../engine/reading/viz/printed-as.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { ReadSide } from './read-side.ts'
import { withObjects } from './read-side.ts'
import type { ReadingTask } from './reading-task.ts'
import { withKnownSide } from './known-side.ts'
import { withSharedCentury } from './with-shared-century.ts'

interface Pair {
  readonly front: ReadSide
  readonly back: ReadSide | null
}

/**
 * Two pictures as sides of one document: what a zone or a barcode of one says is looked for in the print of the other, which
 * may bear labels that no one knows; each takes the century of the birth from the other, and what is read from print alone is
 * the side that the other is not.
 */
export async function asOneDocument(
  task: ReadingTask,
  front: ReadSide,
  back: ReadSide | null,
): Promise<Pair> {
  const frontCode = codeOf(front)
  const backCode = back === null ? null : codeOf(back)
  const confirmed: Pair = {
    front:
      frontCode === null && backCode !== null
        ? await withPrint(task, { side: front, index: 0 }, backCode)
        : front,
    back:
      back !== null && backCode === null && frontCode !== null
        ? await withPrint(task, { side: back, index: 1 }, frontCode)
        : back,
  }
  const dated = withSharedCentury(task, confirmed.front, confirmed.back)
  return {
    front: withKnownSide(dated.front, dated.back?.read.reading ?? null),
    back: dated.back && withKnownSide(dated.back, dated.front.read.reading),
  }
}

/** What a side with a zone or a barcode says; null of any other. */
function codeOf({ read: { reading } }: ReadSide): DocumentReading | null {
  return reading === null || isVizOnly(reading) ? null : reading
}

/** A side without a code, with what the code of the other side finds in its print. */
async function withPrint(
  task: ReadingTask,
  { side, index }: { readonly side: ReadSide; readonly index: 0 | 1 },
  coded: DocumentReading,
): Promise<ReadSide> {
  const { read } = side
  const today = parseIsoDate(task.today)
  if (today === null || (read.reading !== null && isVizConfirmedBy(read.reading, coded))) return side
  const { inferFullName, splitFirstName } = task.profile
  const { mapping } = read.upright
  const lines = await read.readPrint()
  const names = { inferFullName, splitFirstName }
  const reading = withPrintedAs(read.reading, printedAs(lines, coded, { today, index, names, mapping }))
  if (reading === read.reading) return side
  if (read.reading !== null) return { ...side, read: { ...read, reading } }
  const textQuads = lines.map(({ quad }) => mapping.uprightToPage(quad))
  return withObjects(task, { ...side, read: { ...read, reading, textQuads } }, index)
}
