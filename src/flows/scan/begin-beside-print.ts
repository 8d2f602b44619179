import { setImmediate } from 'node:timers/promises'
import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { outputImage } from '../../engine/imaging/page/output-image.ts'
import type { PlacedZone } from '../../engine/reading/reading-request.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObjects } from '../ports/inference/inference.ts'
import { detectObjectsUpright } from './detect-objects-upright.ts'
import { locateDocument } from './locate-document.ts'
import type { ReadingTask } from './reading-task.ts'

/** JPEG quality of pictures that are answered and stored. */
export const jpegQuality = 90

/** What is begun with a side while the print beside its zone is read. */
export interface BegunBesidePrint {
  /** Of which lines of print it holds. */
  readonly textQuads: readonly Quad<'page'>[]
  readonly place: Promise<DocumentQuad | null>
  /** Null where portraits and signatures are not looked for. */
  readonly objects: Promise<DetectedObjects<'page'>> | null
  /** The picture to answer, as it lies in that place; null where none is answered, or something on it is to be covered first. */
  readonly output: Promise<Uint8Array> | null
}

interface PlacedSide extends Pick<PlacedZone, 'mrzLocation' | 'textQuads' | 'upright'> {
  readonly pixels: Pixels<'page'>
  /** Whether a picture of the side is answered. */
  readonly isAnswered: boolean
}

/**
 * Begins with what needs the place of a zone alone: the edges of the page, portraits and signatures, and the picture to answer. Two
 * readers of lines do not keep two processors at work all the time.
 */
export function beginBesidePrint(
  task: ReadingTask,
  { pixels, isAnswered, ...placed }: PlacedSide,
): BegunBesidePrint {
  const { ports, profile, limits } = task
  const { crop, objectDetection, obscure } = profile
  const isPageNeeded = crop || objectDetection
  const seen = isPageNeeded ? detectObjectsUpright(ports, placed.upright, limits.signal) : null
  // The lines are asked for first, and read meanwhile.
  const place = setImmediate().then(async () => {
    const marked = (await seen)?.pages ?? []
    return locateDocument(pixels, { ...placed, reading: null }, { marked, isPageNeeded })
  })
  const objects = objectDetection ? seen : null
  const output =
    isAnswered && obscure.length === 0 ? place.then((found) => flattened(task, pixels, found)) : null
  // The caller that awaits one of them sees what went wrong.
  for (const begun of [objects, place, output]) begun?.catch(() => undefined)
  return { textQuads: placed.textQuads, place, objects, output }
}

async function flattened(
  { ports: { inference }, profile, limits: { signal } }: ReadingTask,
  pixels: Pixels<'page'>,
  place: DocumentQuad | null,
): Promise<Uint8Array> {
  const { quad, flat } = outputImage(pixels, place, profile)
  return inference.encodeJpeg(await inference.rectify(pixels, quad, { ...flat, signal }), jpegQuality, signal)
}
