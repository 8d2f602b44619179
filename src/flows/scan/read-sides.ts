import { outputImage } from '../../engine/imaging/page/output-image.ts'
import { readVizBeside } from '../../engine/reading/read-viz-beside.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import { prepareSide, readSide, type ReadSide, type PreparedSide } from './read-side.ts'
import { mergeFields } from './merge-fields.ts'
import { pageReaderOf, type ReadingTask } from './reading-task.ts'
import { asOneDocument } from './as-one-document.ts'
import { splitSides, type SplitSides } from './split-sides.ts'

/** The pictures of a document. */
interface SentImages {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
}

export interface ReadSides {
  readonly front: PreparedSide
  readonly back: PreparedSide | null
  /** The picture in which the front lies, and where. */
  readonly seenFront: Pick<ReadSide, 'page' | 'place'>
}

/** Both sides of a document, read and made ready to be answered: of two pictures, or of one in which both lie. */
export async function readSides(
  task: ReadingTask,
  { document, documentBack }: SentImages,
): Promise<ReadSides> {
  const frontImage = await readSide(task, { input: document, index: 0, isAnswered: true }, 'whole')
  const splitImage = documentBack === null ? await findFront(task, frontImage) : null
  const seenBack =
    splitImage?.back ??
    (documentBack && (await readSide(task, { input: documentBack, index: 1, isAnswered: true }, 'whole')))
  const { front, back } = await asOneDocument(task, splitImage?.front ?? frontImage, seenBack)
  const reading = (side: ReadSide | null) => side && { reading: side.read.reading }
  const { fields } = mergeFields({ front: { reading: front.read.reading }, back: reading(back) })
  return {
    front: await prepareSide(task, front, fields),
    back: back && (await prepareSide(task, back, fields)),
    seenFront: shownFront(front, back),
  }
}

/** The picture that shows the front, whichever of both it was sent as: the portrait is there. */
function shownFront(front: ReadSide, back: ReadSide | null): ReadSides['seenFront'] {
  const sideOf = (side: ReadSide | null) => side?.read.reading?.fields.documentSide?.[0]?.value
  const { page, place } = back !== null && sideOf(front) === 'BACK' && sideOf(back) === 'FRONT' ? back : front
  return { page, place }
}

/** The front of a card beside its back, both in one picture; null when there is none, or what lies there is no front. */
async function findFront(task: ReadingTask, both: ReadSide): Promise<SplitSides | null> {
  const { place, page, read } = both
  if (place === null || place.other === null || read.reading === null || read.reading.zone === null)
    return null
  const front = await readVizBeside(page, place.other.corners, { ...pageReaderOf(task), index: 0 })
  return front && splitSides(both, front)
}

/** The document as it lies flat and upright: anyone who stands beside it, or holds it, is not on it. */
export function rectifiedDocument(
  { ports: { inference }, limits: { signal } }: ReadingTask,
  { page: { pixels }, place }: ReadSides['seenFront'],
): Promise<Pixels> {
  const { quad, flat } = outputImage(pixels, place, {
    orientationCorrection: true,
    crop: true,
    advancedCrop: true,
    outputSize: Math.max(pixels.width, pixels.height),
  })
  return inference.rectify(pixels, quad, { ...flat, signal })
}
