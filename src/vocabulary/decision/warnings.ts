import type { EntityTopic } from '../screening/entity.ts'

/** How severe a warning is for a person reading it; has no part in the decision. */
export type Severity = 'low' | 'medium' | 'high'

/**
 * What a profile says about one code. `review` and `reject`: from this confidence (0..1) on, the warning adds
 * `weight` to that score; -1 switches the side off.
 */
export interface DecisionRule {
  readonly enabled: boolean
  readonly review: number
  readonly reject: number
  readonly weight: number
}

export interface WarningDefinition {
  /** For people: documentation, and the answer when the check has nothing more exact to say. */
  readonly meaning: string
  readonly severity: Severity
  /** What a profile says that says nothing. */
  readonly default: DecisionRule
  /** A code of this service by which alone no one is to be turned away: what a profile says of rejecting has no effect. */
  readonly reviewOnly?: true
}

const rejects = { enabled: true, review: -1, reject: 0, weight: 1 } as const
const reviews = { enabled: true, review: 0, reject: -1, weight: 1 } as const
const informs = { enabled: true, review: -1, reject: -1, weight: 1 } as const
const reviewsWhenEnabled = { enabled: false, review: 0, reject: -1, weight: 1 } as const

/**
 * The whole catalogue: every code that a document can be warned about, in the order in which a profile is
 * given back. Which of them are implemented says checks/all.ts; a code without a check is never raised.
 */
export const warnings = {
  UNRECOGNIZED_DOCUMENT: {
    meaning: 'The front image matches no supported document.',
    severity: 'high',
    default: rejects,
  },
  UNRECOGNIZED_BACK_DOCUMENT: {
    meaning: 'The back image matches no supported document.',
    severity: 'medium',
    default: reviews,
  },
  UNRECOGNIZED_BACK_BARCODE: {
    meaning: 'The barcode on the back could not be read.',
    severity: 'low',
    default: informs,
  },
  INVALID_BACK_DOCUMENT: {
    meaning: 'The back image does not belong to the front, or is not a back side.',
    severity: 'high',
    default: rejects,
  },
  SELFIE_FACE_NOT_FOUND: { meaning: 'No face was found in the selfie.', severity: 'high', default: rejects },
  SELFIE_MULTIPLE_FACES: {
    meaning: 'More than one face was found in the selfie.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_FACE_NOT_FOUND: {
    meaning: 'No portrait was found on the document.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_FACE_LANDMARK_ERR: {
    meaning: 'The features of the portrait on the document could not be located.',
    severity: 'high',
    default: rejects,
  },
  SELFIE_FACE_LANDMARK_ERR: {
    meaning: 'The features of the face in the selfie could not be located.',
    severity: 'high',
    default: rejects,
  },
  INTERNAL_FACE_VERIFICATION_ERR: {
    meaning: 'The face could not be verified for an internal reason.',
    severity: 'medium',
    default: reviews,
  },
  FACE_MISMATCH: {
    meaning: 'The selfie and the portrait on the document show different faces.',
    severity: 'high',
    default: rejects,
  },
  FACE_IDENTICAL: {
    meaning: 'The selfie is the very same picture as the portrait on the document.',
    severity: 'medium',
    default: reviews,
  },
  FACE_LIVENESS_ERR: {
    meaning: 'The selfie does not show a living person in front of the camera.',
    severity: 'high',
    default: rejects,
  },
  RECAPTURED_FACE: {
    meaning: 'The selfie looks like a picture taken of another picture.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_COUNTRY_MISMATCH: {
    meaning: 'Front and back name different issuing countries.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_STATE_MISMATCH: {
    meaning: 'Front and back name different issuing states.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_NAME_MISMATCH: {
    meaning: 'Front and back carry different names.',
    severity: 'high',
    default: rejects,
  },
  DOCUMENT_DOB_MISMATCH: {
    meaning: 'Front and back carry different birth dates.',
    severity: 'high',
    default: rejects,
  },
  MISSING_EXPIRY_DATE: {
    meaning: 'The date of expiry is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_ISSUE_DATE: {
    meaning: 'The date of issue is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_BIRTH_DATE: {
    meaning: 'The birth date is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_DOCUMENT_NUMBER: {
    meaning: 'The document number is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_PERSONAL_NUMBER: {
    meaning: 'The personal number is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_ADDRESS: {
    meaning: 'The address is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_POSTCODE: {
    meaning: 'The postcode is expected on this document but could not be read.',
    severity: 'medium',
    default: reviews,
  },
  MISSING_NAME: {
    meaning: "The holder's name is expected on this document but could not be read.",
    severity: 'high',
    default: rejects,
  },
  MISSING_LOCAL_NAME: {
    meaning: 'The name in local script is expected on this document but could not be read.',
    severity: 'medium',
    default: reviews,
  },
  MISSING_GENDER: {
    meaning: 'The sex is expected on this document but could not be read.',
    severity: 'medium',
    default: reviews,
  },
  MISSING_HEIGHT: {
    meaning: 'The height is expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_WEIGHT: {
    meaning: 'The weight is expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_HAIR_COLOR: {
    meaning: 'The colour of hair is expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_EYE_COLOR: {
    meaning: 'The colour of eyes is expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_RESTRICTIONS: {
    meaning: 'The restrictions are expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_VEHICLE_CLASS: {
    meaning: 'The vehicle class is expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_ENDORSEMENT: {
    meaning: 'The endorsements are expected on this document but could not be read.',
    severity: 'low',
    default: informs,
  },
  MISSING_BUSINESS_REGISTRATION_NUMBER: {
    meaning: 'The business registration number is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_BUSINESS_NAME: {
    meaning: 'The name of the business is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  MISSING_ENTITY_TYPE: {
    meaning: 'The type of the legal entity is expected on this document but could not be read.',
    severity: 'high',
    default: rejects,
  },
  UNDER_18: { meaning: 'The holder is younger than 18.', severity: 'low', default: informs },
  UNDER_19: { meaning: 'The holder is younger than 19.', severity: 'low', default: informs },
  UNDER_20: { meaning: 'The holder is younger than 20.', severity: 'low', default: informs },
  UNDER_21: { meaning: 'The holder is younger than 21.', severity: 'low', default: informs },
  DOCUMENT_EXPIRED: { meaning: 'The document has expired.', severity: 'high', default: rejects },
  NAME_VERIFICATION_FAILED: {
    meaning: 'The name on the document does not match the name given.',
    severity: 'high',
    default: rejects,
  },
  DOB_VERIFICATION_FAILED: {
    meaning: 'The birth date on the document does not match the date given.',
    severity: 'high',
    default: rejects,
  },
  AGE_VERIFICATION_FAILED: {
    meaning: "The holder's age is outside the range given.",
    severity: 'high',
    default: rejects,
  },
  ID_NUMBER_VERIFICATION_FAILED: {
    meaning: 'The number of the document does not match the number given.',
    severity: 'high',
    default: rejects,
  },
  ADDRESS_VERIFICATION_FAILED: {
    meaning: 'The address on the document does not match the address given.',
    severity: 'high',
    default: rejects,
  },
  POSTCODE_VERIFICATION_FAILED: {
    meaning: 'The postcode on the document does not match the postcode given.',
    severity: 'high',
    default: rejects,
  },
  TYPE_NOT_ACCEPTED: {
    meaning: 'Documents of this type are not accepted.',
    severity: 'high',
    default: rejects,
  },
  COUNTRY_NOT_ACCEPTED: {
    meaning: 'Documents of this country are not accepted.',
    severity: 'high',
    default: rejects,
  },
  STATE_NOT_ACCEPTED: {
    meaning: 'Documents of this state are not accepted.',
    severity: 'high',
    default: rejects,
  },
  RECAPTURED_DOCUMENT: {
    meaning: 'The image looks like a picture taken of a screen or of a print.',
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  SCREEN_DETECTED: {
    meaning: 'A screen, telephone or monitor is visible in the image.',
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  IMAGE_FORGERY: { meaning: 'The image shows traces of manipulation.', severity: 'high', default: reviews },
  FEATURE_VERIFICATION_FAILED: {
    meaning: 'Features of the document differ from those of a genuine one.',
    severity: 'medium',
    default: reviews,
  },
  IMAGE_EDITED: {
    meaning: 'The image names the editing software that saved it.',
    severity: 'medium',
    default: reviews,
  },
  AML_SANCTION: {
    meaning: "The holder's name matches an entry of a sanctions list.",
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  AML_CRIME: {
    meaning: "The holder's name matches an entry of a crime list.",
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  AML_PEP: {
    meaning: "The holder's name matches a politically exposed person.",
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  LOW_TEXT_CONFIDENCE: {
    meaning: 'The main fields of the document were read with little confidence.',
    severity: 'low',
    default: informs,
  },
  FAKE_ID: {
    meaning: 'The document is a sample, a specimen or a novelty.',
    severity: 'high',
    default: rejects,
  },
  ARTIFICIAL_IMAGE: {
    meaning: 'The image of the document was made by software, not by a camera or scanner.',
    severity: 'high',
    default: rejects,
  },
  ARTIFICIAL_TEXT: {
    meaning: 'Most of the text on the document was made by software.',
    severity: 'high',
    default: rejects,
  },
  TEXT_FORGERY: {
    meaning: 'Parts of the text on the document were altered.',
    severity: 'medium',
    default: reviews,
  },
  IP_COUNTRY_MISMATCH: {
    meaning: 'The country of the IP address differs from that of the document.',
    severity: 'low',
    default: informs,
  },
  IMAGE_TOO_SMALL: { meaning: 'The image is too small.', severity: 'medium', default: rejects },
  IMAGE_TOO_BLURRY: { meaning: 'The image is too blurry.', severity: 'high', default: rejects },
  INVALID_CAMERA_PERSPECTIVE: {
    meaning: 'The image does not look like a natural photograph of a document.',
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  CHECK_DIGIT_FAILED: {
    meaning: 'A check digit on the document is wrong.',
    severity: 'high',
    default: rejects,
  },
  BLACK_WHITE_DOCUMENT: {
    meaning: 'The document is a black-and-white copy.',
    severity: 'medium',
    default: reviewsWhenEnabled,
  },
  GLARE_DETECTED: {
    meaning: 'Glare or a reflection lies over the document.',
    severity: 'low',
    default: reviewsWhenEnabled,
  },
  PHYSICAL_DOCUMENT_MISSING: {
    meaning: 'No outline of a physical card or booklet was found.',
    severity: 'high',
    default: reviews,
  },
  UNKNOWN: { meaning: 'Another internal condition was met.', severity: 'low', default: informs },
  MISSING_BUSINESS_NAME_LOCAL: {
    meaning: 'The name of the business in local script is expected on this document but could not be read.',
    severity: 'medium',
    default: reviews,
  },
  DUPLICATE_DOCUMENT: {
    meaning: 'The account has seen a document with this number and issuer before.',
    severity: 'medium',
    default: reviewsWhenEnabled,
    reviewOnly: true,
  },
  DUPLICATE_FACE: {
    meaning: 'The account may have seen this person before.',
    severity: 'medium',
    default: reviews,
    reviewOnly: true,
  },
  BLOCKLISTED_DOCUMENT: {
    meaning: 'The document is on the block list of the account.',
    severity: 'medium',
    default: reviewsWhenEnabled,
    reviewOnly: true,
  },
} as const satisfies Record<string, WarningDefinition>

/** Codes that only the hosted verification page raises. They are no keys of a default profile. */
export const docupassWarnings = {
  DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED: {
    meaning: 'The back of the document was not uploaded.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_BACK_DOCUMENT_MISMATCH: {
    meaning: 'The back that was uploaded does not belong to the front.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_DOCUMENT_MISSING_FACE: {
    meaning: 'No portrait was found on the document that was uploaded.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_DOCUMENT_TYPE_MISMATCH: {
    meaning: 'The document is not of the type that the person chose.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_DOCUMENT_COUNTRY_MISMATCH: {
    meaning: 'The document is not of the country that the person chose.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_NOT_FROM_CAMERA: {
    meaning: 'The picture does not come from a live camera.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_TOO_MANY_ATTEMPTS: {
    meaning: 'The person used up all attempts.',
    severity: 'high',
    default: rejects,
  },
  DOCUPASS_EXPIRED: {
    meaning: 'The link expired before the person finished.',
    severity: 'high',
    default: rejects,
  },
} as const satisfies Record<string, WarningDefinition>

/** A code that a profile's `decisions` speaks of. */
export type DocumentWarningCode = keyof typeof warnings

export type WarningCode = DocumentWarningCode | keyof typeof docupassWarnings

export const warningCodes: readonly DocumentWarningCode[] =
  Object.keys(warnings).filter(isDocumentWarningCode)

/** Whether a profile may be expected to know this code. */
export function isDocumentWarningCode(code: string): code is DocumentWarningCode {
  return Object.hasOwn(warnings, code)
}

/** What a listed entity is warned of as, by why it is listed. */
export const amlWarningCodes = {
  sanction: 'AML_SANCTION',
  crime: 'AML_CRIME',
  pep: 'AML_PEP',
} as const satisfies Record<EntityTopic, DocumentWarningCode>
