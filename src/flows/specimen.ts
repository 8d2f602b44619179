import { specimenPicture, type SpecimenAsked, type SpecimenPicture } from '../specimens/specimen-picture.ts'
import type { Hands } from './ports/hands.ts'

export { listSpecimens } from '../specimens/specimen-picture.ts'

export interface SpecimenFile extends Pick<SpecimenPicture, 'expectedDecision' | 'sentence'> {
  readonly bytes: Uint8Array
  /** PNG when flat, JPEG when photographed. */
  readonly extension: 'png' | 'jpg'
  readonly zone: readonly string[]
}

/** An invented document as a file. Throws Refusal ERROR_INVALID_VALUE for an unknown kind or flaw. */
export async function drawSpecimenFile(
  { inference }: { readonly inference: Pick<Hands['inference'], 'encodeJpeg' | 'encodePng'> },
  asked: SpecimenAsked & { readonly signal: AbortSignal },
): Promise<SpecimenFile> {
  const { pixels, jpegQuality, specimen, expectedDecision, sentence } = specimenPicture(asked)
  const bytes =
    jpegQuality === null
      ? await inference.encodePng(pixels, asked.signal)
      : await inference.encodeJpeg(pixels, jpegQuality, asked.signal)
  const extension = jpegQuality === null ? 'png' : 'jpg'
  return { bytes, extension, expectedDecision, sentence, zone: specimen.zone }
}
