import { asSent } from '../../engine/imaging/page/box-mapping.ts'
import { redact } from '../../engine/imaging/page/redact.ts'
import { hiddenKeys } from '../../engine/decision/obscure/hidden-keys.ts'
import { hiddenValues, type HiddenValues } from '../../engine/decision/obscure/hidden-values.ts'
import { readDocument } from '../../engine/reading/read-document.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { type Fields, mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { pageReaderOf, type ReadingTask } from '../scan/reading-task.ts'

/** After so many looks that still found something, the picture is not kept at all. */
const maxLooks = 4

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
 * it, every line of print that says it, and then whatever another reading of the painted picture still finds under its
 * keys. Null when that does not come to an end: then the picture can be neither answered nor kept.
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
  const lines = await linesContaining(task, unobscured.pixels, hidden)
  let painted = redact(unobscured.pixels, [...hiddenBoxes(unobscured, hidden), ...lines])
  for (let pass = 0; pass < maxLooks; pass++) {
    const found = await findRemaining(task, painted, hidden)
    if (found.length === 0) return painted
    painted = redact(painted, found)
  }
  return null
}

function hiddenBoxes(
  { reading, barcodes, sentToOutput }: UnobscuredImage,
  { keys }: HiddenValues,
): readonly Quad<'output'>[] {
  const read = [...keys].flatMap((key) => reading?.fields[key] ?? [])
  const isInMrz = mrzKeys.some((key) => keys.has(key))
  return [
    ...read.flatMap(({ outputBox }) => (outputBox === undefined ? [] : [outputBox])),
    ...(isInMrz ? (reading?.zone?.boxes ?? []).map(sentToOutput) : []),
    ...barcodes,
  ]
}

async function linesContaining(
  { ports: { inference }, limits: { signal } }: ReadingTask,
  pixels: Pixels<'output'>,
  { standIn: isContainedIn }: HiddenValues,
): Promise<readonly Quad<'output'>[]> {
  const quads = (await inference.findText(pixels, { signal })).map(({ quad }) => quad)
  const lines = await inference.readText(pixels, quads, { alphabet: 'latin', signal })
  return quads.filter((_, at) =>
    isContainedIn((lines[at]?.characters ?? []).map(({ symbol }) => symbol).join('')),
  )
}

/** Where another reading finds a hidden key; the whole picture where it does not say where. */
async function findRemaining(
  task: ReadingTask,
  pixels: Pixels<'output'>,
  { keys }: HiddenValues,
): Promise<readonly Quad<'output'>[]> {
  const { inference } = task.ports
  const { width, height } = pixels
  const wholeImage: Quad<'output'> = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  const { page, sentToOutput } = asSent(pixels)
  const decoder = { hasEnded: false }
  const { reading, barcodes } = await readDocument({
    ...pageReaderOf(task),
    pages: [page],
    index: 0,
    speed: 'whole',
    turnUpright: (...request) => inference.turnUpright(...request),
    readBarcodes: async (seen, signal) => {
      const read = await inference.readBarcodes(seen, signal)
      if (read === null) decoder.hasEnded = true
      return read ?? []
    },
  })
  // A picture over which the decoder ends may bear any code.
  if (decoder.hasEnded) return [wholeImage]
  const found = [...keys].flatMap((key) => reading?.fields[key] ?? [])
  return [
    ...found.map(({ inputBox }) => (inputBox === undefined ? wholeImage : sentToOutput(inputBox))),
    ...barcodes.map(({ quad }) => sentToOutput(quad)),
  ]
}
