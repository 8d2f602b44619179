import { readVizBeside } from '../../engine/reading/read-viz-beside.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import { madeReady, readPicture, scaleOf, type ReadPicture, type ReadSide } from './read-side.ts'
import { foundIn } from './found-in.ts'
import { eyesOf, type ReadingTask } from './reading-task.ts'
import { splitSides, type SplitSides } from './split-sides.ts'

/** The pictures of a document. */
interface ImageClient {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
}

export interface ReadSides {
  readonly front: ReadSide
  readonly back: ReadSide | null
  /** The picture in which the front lies, and where. */
  readonly seenFront: Pick<ReadPicture, 'page' | 'place'>
}

/** Both sides of a document, read and made ready to be answered: of two pictures, or of one in which both lie. */
export async function readSides(
  task: ReadingTask,
  { document, documentBack }: ImageClient,
): Promise<ReadSides> {
  const seen = await readPicture(task, { input: document, index: 0 }, 'whole')
  const apart = documentBack === null ? await lookForFront(task, seen) : null
  const back =
    apart?.back ?? (documentBack && (await readPicture(task, { input: documentBack, index: 1 }, 'whole')))
  const front = apart?.front ?? seen
  const reading = (side: ReadPicture | null) => side && { reading: side.read.reading }
  const { fields } = foundIn({ front: { reading: front.read.reading }, back: reading(back) })
  return {
    front: await madeReady(task, front, fields),
    back: back && (await madeReady(task, back, fields)),
    seenFront: { page: front.page, place: front.place },
  }
}

/** The front of a card beside its back, both in one picture; null when there is none, or what lies there is no front. */
async function lookForFront(task: ReadingTask, both: ReadPicture): Promise<SplitSides | null> {
  const { place, page, read } = both
  if (place === null || place.other === null || read.reading === null || read.reading.zone === null)
    return null
  const front = await readVizBeside(page, place.other.corners, { ...eyesOf(task), index: 0 })
  return front && splitSides(both, front, scaleOf(page))
}
