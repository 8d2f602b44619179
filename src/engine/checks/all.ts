import type { Check } from '../../vocabulary/decision/outcome.ts'
import { warningCodes } from '../../vocabulary/decision/warnings.ts'
import type { DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { addressVerification } from './address-verification.ts'
import { ageVerification } from './age-verification.ts'
import { artificialImage } from './artificial-image.ts'
import { blackWhiteDocument } from './black-white-document.ts'
import { checkDigitFailed } from './check-digit-failed.ts'
import { contractNotGenerated } from './contract-not-generated.ts'
import { countryNotAccepted } from './country-not-accepted.ts'
import { dobVerification } from './dob-verification.ts'
import { documentFaceLandmark } from './document-face-landmark.ts'
import { documentFaceNotFound } from './document-face-not-found.ts'
import { documentExpired } from './document-expired.ts'
import { documentNameMismatch } from './document-name-mismatch.ts'
import { duplicateFace } from './duplicate-face.ts'
import { faceIdentical } from './face-identical.ts'
import { faceLiveness } from './face-liveness.ts'
import { faceMismatch } from './face-mismatch.ts'
import { fakeId } from './fake-id.ts'
import { featureVerification } from './feature-verification.ts'
import { glareDetected } from './glare-detected.ts'
import { idNumberVerification } from './id-number-verification.ts'
import { imageEdited } from './image-edited.ts'
import { imageTooBlurry } from './image-too-blurry.ts'
import { imageTooSmall } from './image-too-small.ts'
import { internalFaceVerification } from './internal-face-verification.ts'
import { invalidBackDocument } from './invalid-back-document.ts'
import { invalidCameraPerspective } from './invalid-camera-perspective.ts'
import { ipCountryMismatch } from './ip-country-mismatch.ts'
import { knownDocumentChecks } from './known-document.ts'
import { lowTextConfidence } from './low-text-confidence.ts'
import { missingFieldChecks } from './missing-fields.ts'
import { nameVerification } from './name-verification.ts'
import { notBuiltChecks } from './not-built.ts'
import { physicalDocumentMissing } from './physical-document-missing.ts'
import { postcodeVerification } from './postcode-verification.ts'
import { recapturedFace } from './recaptured-face.ts'
import { recapturedDocument } from './recaptured-document.ts'
import { screeningChecks } from './screening.ts'
import { selfieFaceLandmark } from './selfie-face-landmark.ts'
import { selfieFaceNotFound } from './selfie-face-not-found.ts'
import { selfieMultipleFaces } from './selfie-multiple-faces.ts'
import { sideMismatchChecks } from './side-mismatch.ts'
import { stateNotAccepted } from './state-not-accepted.ts'
import { typeNotAccepted } from './type-not-accepted.ts'
import { underAgeChecks } from './under-age.ts'
import { unknown } from './unknown.ts'
import { unrecognizedBackBarcode } from './unrecognized-back-barcode.ts'
import { unrecognizedBackDocument } from './unrecognized-back-document.ts'
import { unrecognizedDocument } from './unrecognized-document.ts'

/** Every check there is, in the order in which their warnings are answered. */
export const checks: readonly Check[] = [
  unrecognizedDocument,
  unrecognizedBackDocument,
  unrecognizedBackBarcode,
  invalidBackDocument,
  selfieFaceNotFound,
  selfieMultipleFaces,
  documentFaceNotFound,
  documentFaceLandmark,
  selfieFaceLandmark,
  internalFaceVerification,
  faceMismatch,
  faceIdentical,
  faceLiveness,
  recapturedFace,
  ...sideMismatchChecks,
  documentNameMismatch,
  ...missingFieldChecks,
  ...underAgeChecks,
  documentExpired,
  nameVerification,
  dobVerification,
  ageVerification,
  idNumberVerification,
  addressVerification,
  postcodeVerification,
  typeNotAccepted,
  countryNotAccepted,
  stateNotAccepted,
  recapturedDocument,
  featureVerification,
  imageEdited,
  ...screeningChecks,
  lowTextConfidence,
  fakeId,
  artificialImage,
  imageTooSmall,
  imageTooBlurry,
  invalidCameraPerspective,
  ipCountryMismatch,
  checkDigitFailed,
  ...knownDocumentChecks,
  duplicateFace,
  blackWhiteDocument,
  glareDetected,
  physicalDocumentMissing,
  contractNotGenerated,
  ...notBuiltChecks,
  // Last: it tells which of the others failed.
  unknown,
]

const implemented: ReadonlySet<DocumentWarningCode> = new Set(
  checks.filter((check) => !notBuiltChecks.includes(check)).map((check) => check.code),
)

/** Codes of the catalogue that no check raises yet: documented and never raised. */
export const notImplementedCodes: readonly DocumentWarningCode[] = warningCodes.filter(
  (code) => !implemented.has(code),
)
