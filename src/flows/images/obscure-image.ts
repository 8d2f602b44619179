import { redact } from '../../engine/imaging/page/redact.ts'
import { asSent, asUpright, boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { hiddenKeys } from '../../engine/decision/obscure/hidden-keys.ts'
import { hiddenValues, type HiddenValues } from '../../engine/decision/obscure/hidden-values.ts'
import { parseIsoDate } from '../../engine/documents/values/calendar-date.ts'
import { aspectOf } from '../../engine/reading/viz/common-direction.ts'
import { linesToHide } from '../../engine/reading/viz/lines-to-hide.ts'
import { readEveryLine, readQuads } from '../../engine/reading/viz/read-viz.ts'
import type { PageReader } from '../../engine/reading/page-reader.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { type Fields, mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { workLimits } from '../../engine/reading/work/look-costs.table.ts'
import { printWithinBudget } from '../../engine/reading/work/within-budget.ts'
import { workBudget } from '../../engine/reading/work/work-budget.ts'
import { pageReaderOf, type ReadingTask } from '../scan/reading-task.ts'

/** After so many looks that still found something, the picture is not kept at all. */
const maxLooks = 4
/** Size in which a painted picture is looked at for what is left, in pixels of its longer side. */
const longSide = 640
/** Each letter or digit of a line is at least so long, in heights of the box that was found around the line. */
const leastLetter = 0.35

/** A picture about to be answered and kept, and what was read of it. */
export interface UnobscuredImage {
  readonly pixels: Pixels<'output'>
  /** With boxes on this picture. */
  readonly reading: DocumentReading | null
  /** Where barcodes lie on it. */
  readonly barcodes: readonly Quad<'output'>[]
  readonly sentToOutput: (quad: Quad<'sent'>) => Quad<'output'>
}

/**
 * Paints over what a profile obscures: where it was read, the whole machine readable zone and every barcode that hold
 * it; then, on the painted picture, every line of print that says it or stands beside its label, what is left of a zone, and
 * every barcode. What was painted is looked at again, and nothing else. Null when something is still read there: then the
 * picture can be neither answered nor kept.
 *
 * @param documentFields everything that was read of the document, on whichever side
 */
export async function obscureImage(
  task: ReadingTask,
  unobscured: UnobscuredImage,
  documentFields: Fields,
): Promise<Pixels<'output'> | null> {
  const hidden = hiddenValues(documentFields, hiddenKeys(task.profile.obscure))
  if (hidden.keys.size === 0) return unobscured.pixels
  const painted = redact(unobscured.pixels, hiddenBoxes(unobscured, hidden))
  const budget = workBudget(workLimits.document)
  const { scripts = [], ...looks } = pageReaderOf(task)
  const reader = { ...printWithinBudget(looks, budget), scripts, signal: task.limits.signal }
  const withoutPrint = await withoutLines(reader, painted, { hidden, today: task.today })
  const covered = withoutPrint && (await withoutBarcodes(task, withoutPrint))
  return budget.isStopped() ? null : covered
}

function hiddenBoxes(
  { reading, barcodes, sentToOutput }: UnobscuredImage,
  { keys }: HiddenValues,
): readonly Quad<'output'>[] {
  const read = [...keys].flatMap((key) => reading?.fields[key] ?? [])
  return [
    ...read.flatMap(({ outputBox }) => (outputBox === undefined ? [] : [outputBox])),
    ...(isZoneHidden(keys) ? (reading?.zone?.boxes ?? []).map(sentToOutput) : []),
    ...barcodes,
  ]
}

interface HiddenPrint {
  readonly hidden: HiddenValues
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The picture without the lines that say what is hidden; null where one of them can still be read when it was painted over. */
async function withoutLines(
  reader: Omit<PageReader, 'pixels'>,
  painted: Pixels<'output'>,
  { hidden, today }: HiddenPrint,
): Promise<Pixels<'output'> | null> {
  const calendarDay = parseIsoDate(today)
  if (calendarDay === null) throw new Error('Today must be a date YYYY-MM-DD')
  const pageReader = { ...reader, pixels: asUpright(painted) }
  const found = await reader.findText(pageReader.pixels, { longSide, signal: reader.signal })
  const lines = await readEveryLine(
    pageReader,
    found.filter(({ quad }) => aspectOf(quad) >= leastLetter * hidden.shortest),
  )
  const rule = { ...hidden, isZoneHidden: isZoneHidden(hidden.keys) }
  let left = linesToHide(lines, rule, calendarDay)
  let covered = painted
  for (let look = 0; look < maxLooks && left.length > 0; look++) {
    covered = redact(covered, left.map(onOutput(painted)))
    const again = await readQuads({ ...reader, pixels: asUpright(covered) }, left)
    left = linesToHide(again, rule, calendarDay)
  }
  return left.length === 0 ? covered : null
}

/** The picture without the barcodes that are read on it; null where that does not come to an end. */
async function withoutBarcodes(
  { ports: { inference }, limits: { signal } }: ReadingTask,
  pixels: Pixels<'output'>,
): Promise<Pixels<'output'> | null> {
  let covered = pixels
  for (let look = 0; look < maxLooks; look++) {
    const seen = await inference.readBarcodes(asUpright(covered), signal)
    if (seen?.length === 0) return covered
    // A picture over which the decoder ends may bear any code.
    covered = redact(
      covered,
      seen === null ? [wholeOf(covered)] : seen.map(({ quad }) => onOutput(pixels)(quad)),
    )
  }
  return null
}

/** From the picture as it is read back to the picture that is answered: pixel for pixel the same. */
function onOutput(pixels: Pixels<'output'>): (quad: Quad<'upright'>) => Quad<'output'> {
  const { page, sentToOutput } = asSent(pixels)
  const { uprightToSent } = boxMapping(page, 0)
  return (quad) => sentToOutput(uprightToSent(quad))
}

function wholeOf({ width, height }: Pixels<'output'>): Quad<'output'> {
  return [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
}

function isZoneHidden(keys: HiddenValues['keys']): boolean {
  return mrzKeys.some((key) => keys.has(key))
}
