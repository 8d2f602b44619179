import type { WarningCode } from '../../../src/vocabulary/decision/warnings.ts'
import type { en } from '../i18n/languages/en/en.ts'

type PictureText = keyof typeof en.refusals.picture

/** What to say of a code of the service, the most helpful first: one sentence is shown, however many codes there are. */
export const pictureRefusals: readonly (readonly [code: WarningCode, text: PictureText])[] = [
  ['DOCUPASS_DOCUMENT_TYPE_MISMATCH', 'otherType'],
  ['TYPE_NOT_ACCEPTED', 'otherType'],
  ['DOCUPASS_DOCUMENT_COUNTRY_MISMATCH', 'otherCountry'],
  ['COUNTRY_NOT_ACCEPTED', 'otherCountry'],
  ['STATE_NOT_ACCEPTED', 'otherCountry'],
  ['DOCUMENT_EXPIRED', 'expired'],
  ['BLACK_WHITE_DOCUMENT', 'copy'],
  ['IMAGE_TOO_SMALL', 'small'],
  ['IMAGE_TOO_BLURRY', 'blurred'],
  ['GLARE_DETECTED', 'glare'],
  ['INVALID_CAMERA_PERSPECTIVE', 'tilted'],
  ['DOCUPASS_BACK_DOCUMENT_MISMATCH', 'otherBack'],
  ['DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED', 'back'],
  ['INVALID_BACK_DOCUMENT', 'back'],
  ['UNRECOGNIZED_BACK_DOCUMENT', 'back'],
  ['UNRECOGNIZED_DOCUMENT', 'unknown'],
  ['DOCUPASS_DOCUMENT_MISSING_FACE', 'portrait'],
  ['DOCUMENT_FACE_NOT_FOUND', 'portrait'],
  ['DOCUMENT_FACE_LANDMARK_ERR', 'portrait'],
  ['LOW_TEXT_CONFIDENCE', 'unreadable'],
  ['MISSING_NAME', 'covered'],
  ['MISSING_BIRTH_DATE', 'covered'],
  ['MISSING_EXPIRY_DATE', 'covered'],
  ['MISSING_DOCUMENT_NUMBER', 'covered'],
  ['MISSING_ADDRESS', 'covered'],
  ['SELFIE_FACE_NOT_FOUND', 'noFace'],
  ['SELFIE_MULTIPLE_FACES', 'moreFaces'],
  ['SELFIE_FACE_LANDMARK_ERR', 'coveredFace'],
  ['FACE_MISMATCH', 'otherFace'],
  ['FACE_LIVENESS_ERR', 'notLive'],
]

/** Codes after which another document, and not another picture, may help. */
export const otherDocumentCodes: readonly string[] = [
  ...['DOCUPASS_DOCUMENT_TYPE_MISMATCH', 'TYPE_NOT_ACCEPTED', 'DOCUPASS_DOCUMENT_COUNTRY_MISMATCH'],
  ...['COUNTRY_NOT_ACCEPTED', 'STATE_NOT_ACCEPTED', 'DOCUMENT_EXPIRED'],
]
