import type { Warning } from '../../vocabulary/decision/outcome.ts'
import type { WarningCode } from '../../vocabulary/decision/warnings.ts'

export type PictureStep = 'document' | 'face'

/**
 * Codes that tell a person what to do better: another picture, or another document. What is not here is never shown, and is
 * no reason to ask for another picture: a forger learns nothing from it.
 */
const shownCodes: Readonly<Record<PictureStep, ReadonlySet<WarningCode>>> = {
  document: new Set([
    'UNRECOGNIZED_DOCUMENT',
    'UNRECOGNIZED_BACK_DOCUMENT',
    'INVALID_BACK_DOCUMENT',
    'DOCUMENT_FACE_NOT_FOUND',
    'DOCUMENT_FACE_LANDMARK_ERR',
    'IMAGE_TOO_SMALL',
    'IMAGE_TOO_BLURRY',
    'GLARE_DETECTED',
    'INVALID_CAMERA_PERSPECTIVE',
    'BLACK_WHITE_DOCUMENT',
    'LOW_TEXT_CONFIDENCE',
    'MISSING_EXPIRY_DATE',
    'MISSING_BIRTH_DATE',
    'MISSING_DOCUMENT_NUMBER',
    'MISSING_NAME',
    'MISSING_ADDRESS',
    'DOCUMENT_EXPIRED',
    'TYPE_NOT_ACCEPTED',
    'COUNTRY_NOT_ACCEPTED',
    'STATE_NOT_ACCEPTED',
    'DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED',
    'DOCUPASS_BACK_DOCUMENT_MISMATCH',
    'DOCUPASS_DOCUMENT_MISSING_FACE',
    'DOCUPASS_DOCUMENT_TYPE_MISMATCH',
    'DOCUPASS_DOCUMENT_COUNTRY_MISMATCH',
  ]),
  face: new Set([
    'SELFIE_FACE_NOT_FOUND',
    'SELFIE_MULTIPLE_FACES',
    'SELFIE_FACE_LANDMARK_ERR',
    'FACE_MISMATCH',
    'FACE_LIVENESS_ERR',
  ]),
}

/** A picture that would only be reviewed is asked for again so often; then it is taken as it is. */
const politeRetries = 2

/**
 * Why another picture is asked for; none where this one is taken.
 *
 * @param refused pictures of this step that were refused before
 */
export function retakeCodes(
  step: PictureStep,
  warnings: readonly Pick<Warning, 'code' | 'decision'>[],
  refused: number,
): readonly WarningCode[] {
  const asks = ({ decision }: Pick<Warning, 'decision'>): boolean =>
    decision === 'reject' || (decision === 'review' && refused < politeRetries)
  const codes = warnings.filter((warning) => shownCodes[step].has(warning.code) && asks(warning))
  return [...new Set(codes.map(({ code }) => code))]
}

/**
 * Movements of which no one can tell are asked for again as often as a picture that would only be reviewed.
 *
 * @param met of the movements; undefined where none were judged
 */
export const movementRetakes = (met: boolean | null | undefined, refused: number): readonly WarningCode[] =>
  met === null && refused < politeRetries ? ['FACE_LIVENESS_ERR'] : []
