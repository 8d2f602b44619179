import type { PictureTruth } from '../../engine/specimens/draw-specimen.ts'
import { isLicenceKind, licencePicture } from '../../engine/specimens/licence/licence-picture.ts'
import { pictureFile, type Likeness } from '../../engine/specimens/person.ts'
import {
  holderOf,
  specimenPicture,
  type ShownSpecimen,
  type SpecimenRequest,
} from '../../engine/specimens/specimen-picture.ts'
import type { Ports } from '../ports/ports.ts'

export { listSpecimens } from '../../engine/specimens/specimen-picture.ts'

export interface SpecimenFile extends Pick<ShownSpecimen, 'expectedDecision' | 'sentence'> {
  readonly bytes: Uint8Array
  /** PNG when flat, JPEG when photographed. */
  readonly extension: 'png' | 'jpg'
  /** Empty on what has none. */
  readonly zone: readonly string[]
  readonly truth: SpecimenTruth
}

/** What was asked for and is really on the picture; all places in pixels of it. */
export interface SpecimenTruth
  extends
    Pick<SpecimenRequest, 'kind' | 'flaws' | 'flat' | 'seed' | 'today'>,
    Pick<ShownSpecimen, 'expectedDecision' | 'expectedWarnings'>,
    PictureTruth {
  readonly width: number
  readonly height: number
}

interface SpecimenPorts {
  readonly inference: Pick<Ports['inference'], 'decode' | 'encodeJpeg' | 'encodePng' | 'writeBarcode'>
  /** A file of the people who do not exist, by its name. */
  readonly readPicture: (name: string) => Promise<Uint8Array>
}

type RequestOptions = SpecimenRequest & { readonly signal: AbortSignal }

/** The portrait of whom the document was made for. */
async function portraitFor(
  { inference, readPicture }: SpecimenPorts,
  request: RequestOptions,
): Promise<Likeness> {
  const person = holderOf(request)
  const bytes = await readPicture(pictureFile(person, 'portrait'))
  const [page] = await inference.decode(bytes, { canvas: 1024, pages: 1 }, request.signal)
  if (page === undefined) throw new Error(`The portrait of ${person.id} has no page`)
  return { person, pixels: page.pixels }
}

/** An invented document as a file. Throws Refusal ERROR_INVALID_VALUE for an unknown kind or flaw. */
export async function drawSpecimenFile(ports: SpecimenPorts, request: RequestOptions): Promise<SpecimenFile> {
  const { kind, signal } = request
  const { inference } = ports
  const likeness = await portraitFor(ports, request)
  const shown: ShownSpecimen = isLicenceKind(kind)
    ? await licencePicture({ ...request, kind }, (text) => inference.writeBarcode(text, signal), likeness)
    : specimenPicture(request, likeness)
  const { pixels, jpegQuality, truth, expectedDecision, expectedWarnings, sentence } = shown
  const bytes =
    jpegQuality === null
      ? await inference.encodePng(pixels, signal)
      : await inference.encodeJpeg(pixels, jpegQuality, signal)
  const extension = jpegQuality === null ? 'png' : 'jpg'
  const { flaws, flat, seed, today } = request
  const { width, height } = pixels
  return {
    ...{ bytes, extension, expectedDecision, sentence, zone: truth.zone },
    truth: { kind, flaws, flat, seed, today, expectedDecision, expectedWarnings, width, height, ...truth },
  }
}
