import type { PictureTruth } from '../specimens/draw-specimen.ts'
import { isLicenceKind, licencePicture } from '../specimens/licence/licence-picture.ts'
import { specimenPicture, type ShownSpecimen, type SpecimenAsked } from '../specimens/specimen-picture.ts'
import type { Hands } from './ports/hands.ts'

export { listSpecimens } from '../specimens/specimen-picture.ts'

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
    Pick<SpecimenAsked, 'kind' | 'flaws' | 'flat' | 'seed' | 'today'>,
    Pick<ShownSpecimen, 'expectedDecision' | 'expectedWarnings'>,
    PictureTruth {
  readonly width: number
  readonly height: number
}

type Encoder = Pick<Hands['inference'], 'encodeJpeg' | 'encodePng' | 'writeBarcode'>

/** An invented document as a file. Throws Refusal ERROR_INVALID_VALUE for an unknown kind or flaw. */
export async function drawSpecimenFile(
  { inference }: { readonly inference: Encoder },
  asked: SpecimenAsked & { readonly signal: AbortSignal },
): Promise<SpecimenFile> {
  const { kind, signal } = asked
  const shown: ShownSpecimen = isLicenceKind(kind)
    ? await licencePicture({ ...asked, kind }, (text) => inference.writeBarcode(text, signal))
    : specimenPicture(asked)
  const { pixels, jpegQuality, truth, expectedDecision, expectedWarnings, sentence } = shown
  const bytes =
    jpegQuality === null
      ? await inference.encodePng(pixels, signal)
      : await inference.encodeJpeg(pixels, jpegQuality, signal)
  const extension = jpegQuality === null ? 'png' : 'jpg'
  const { flaws, flat, seed, today } = asked
  const { width, height } = pixels
  return {
    ...{ bytes, extension, expectedDecision, sentence, zone: truth.zone },
    truth: { kind, flaws, flat, seed, today, expectedDecision, expectedWarnings, width, height, ...truth },
  }
}
