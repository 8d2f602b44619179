import type { EntityTopic } from '../screening/entity.ts'
import {
  acrossSides,
  byImage,
  byRequest,
  byRestriction,
  bySwitch,
  forContracts,
  ofCompanies,
  ofLinks,
  ofMetadata,
  ofPixels,
  whereCarried,
  whereCodeRead,
  whereDated,
  whereRecognised,
  whereSealed,
} from './asked-by.ts'
import type { AskedFor } from './asked-by.ts'

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
  readonly severity: Severity
  /** What a profile says that says nothing. */
  readonly default: DecisionRule
  /** A code of this service by which alone no one is to be turned away: what a profile says of rejecting has no effect. */
  readonly reviewOnly?: true
  /** The request itself asks for it: no profile switches it off. */
  readonly onRequest?: true
}

/** A code that a profile speaks of. */
interface DocumentWarning extends WarningDefinition {
  /** When a missing fact leaves it not checked. */
  readonly asked: AskedFor
}

const rejects = { enabled: true, review: -1, reject: 0, weight: 1 } as const
const reviews = { enabled: true, review: 0, reject: -1, weight: 1 } as const
const informs = { enabled: true, review: -1, reject: -1, weight: 1 } as const
/** Reviews what is likely, and rejects what is exact. */
const rejectsWhenCertain = { enabled: true, review: 0, reject: 1, weight: 1 } as const
const reviewsWhenEnabled = { enabled: false, review: 0, reject: -1, weight: 1 } as const

/**
 * Every code that a document can be warned about, in the order in which a profile is given back. What each means is in
 * the catalogue of texts. Which of them are implemented says checks/all.ts; a code without a check is never raised.
 */
const documentWarnings = {
  UNRECOGNIZED_DOCUMENT: { severity: 'high', default: rejects, asked: bySwitch },
  UNRECOGNIZED_BACK_DOCUMENT: { severity: 'medium', default: reviews, asked: byImage('documentBack') },
  UNRECOGNIZED_BACK_BARCODE: { severity: 'low', default: informs, asked: bySwitch },
  INVALID_BACK_DOCUMENT: { severity: 'high', default: rejects, asked: byImage('documentBack') },
  SELFIE_FACE_NOT_FOUND: { severity: 'high', default: rejects, asked: byImage('face') },
  SELFIE_MULTIPLE_FACES: { severity: 'high', default: rejects, asked: byImage('face') },
  DOCUMENT_FACE_NOT_FOUND: { severity: 'high', default: rejects, asked: byImage('face') },
  DOCUMENT_FACE_LANDMARK_ERR: { severity: 'high', default: rejects, asked: byImage('face') },
  SELFIE_FACE_LANDMARK_ERR: { severity: 'high', default: rejects, asked: byImage('face') },
  INTERNAL_FACE_VERIFICATION_ERR: { severity: 'medium', default: reviews, asked: byImage('face') },
  FACE_MISMATCH: { severity: 'high', default: rejects, asked: byImage('face') },
  FACE_IDENTICAL: { severity: 'medium', default: reviews, asked: byImage('face') },
  FACE_LIVENESS_ERR: { severity: 'high', default: rejects, asked: byImage('face') },
  RECAPTURED_FACE: { severity: 'high', default: rejects, asked: byImage('face') },
  DOCUMENT_COUNTRY_MISMATCH: { severity: 'high', default: rejects, asked: acrossSides },
  DOCUMENT_STATE_MISMATCH: { severity: 'high', default: rejects, asked: acrossSides },
  DOCUMENT_NAME_MISMATCH: { severity: 'high', default: rejects, asked: acrossSides },
  DOCUMENT_DOB_MISMATCH: { severity: 'high', default: rejects, asked: acrossSides },
  MISSING_EXPIRY_DATE: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_ISSUE_DATE: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_BIRTH_DATE: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_DOCUMENT_NUMBER: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_PERSONAL_NUMBER: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_ADDRESS: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_POSTCODE: { severity: 'medium', default: reviews, asked: whereCarried },
  MISSING_NAME: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_LOCAL_NAME: { severity: 'medium', default: reviews, asked: whereCarried },
  MISSING_GENDER: { severity: 'medium', default: reviews, asked: whereCarried },
  MISSING_HEIGHT: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_WEIGHT: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_HAIR_COLOR: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_EYE_COLOR: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_RESTRICTIONS: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_VEHICLE_CLASS: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_ENDORSEMENT: { severity: 'low', default: informs, asked: whereCarried },
  MISSING_BUSINESS_REGISTRATION_NUMBER: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_BUSINESS_NAME: { severity: 'high', default: rejects, asked: whereCarried },
  MISSING_ENTITY_TYPE: { severity: 'high', default: rejects, asked: whereCarried },
  UNDER_18: { severity: 'low', default: informs, asked: bySwitch },
  UNDER_19: { severity: 'low', default: informs, asked: bySwitch },
  UNDER_20: { severity: 'low', default: informs, asked: bySwitch },
  UNDER_21: { severity: 'low', default: informs, asked: bySwitch },
  DOCUMENT_EXPIRED: { severity: 'high', default: rejects, asked: whereDated },
  NAME_VERIFICATION_FAILED: { severity: 'high', default: rejects, asked: byRequest('verifyName') },
  DOB_VERIFICATION_FAILED: { severity: 'high', default: rejects, asked: byRequest('verifyDob') },
  AGE_VERIFICATION_FAILED: { severity: 'high', default: rejects, asked: byRequest('verifyAge') },
  ID_NUMBER_VERIFICATION_FAILED: {
    severity: 'high',
    default: rejects,
    asked: byRequest('verifyDocumentNumber'),
  },
  ADDRESS_VERIFICATION_FAILED: { severity: 'high', default: rejects, asked: byRequest('verifyAddress') },
  POSTCODE_VERIFICATION_FAILED: { severity: 'high', default: rejects, asked: byRequest('verifyPostcode') },
  TYPE_NOT_ACCEPTED: {
    severity: 'high',
    default: rejects,
    asked: byRestriction('restrictType', 'documentType'),
  },
  COUNTRY_NOT_ACCEPTED: {
    severity: 'high',
    default: rejects,
    asked: byRestriction('restrictCountry', 'documentCountry'),
  },
  STATE_NOT_ACCEPTED: {
    severity: 'high',
    default: rejects,
    asked: byRestriction('restrictState', 'documentState'),
  },
  RECAPTURED_DOCUMENT: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  SCREEN_DETECTED: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  IMAGE_FORGERY: { severity: 'high', default: reviews, asked: ofPixels },
  FEATURE_VERIFICATION_FAILED: { severity: 'medium', default: reviews, asked: whereSealed },
  IMAGE_EDITED: { severity: 'medium', default: reviews, asked: ofMetadata },
  AML_SANCTION: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  AML_CRIME: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  AML_PEP: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  LOW_TEXT_CONFIDENCE: { severity: 'low', default: informs, asked: bySwitch },
  FAKE_ID: { severity: 'high', default: rejects, asked: whereRecognised },
  ARTIFICIAL_IMAGE: { severity: 'high', default: rejects, asked: ofPixels },
  ARTIFICIAL_TEXT: { severity: 'high', default: rejects, asked: ofPixels },
  TEXT_FORGERY: { severity: 'medium', default: reviews, asked: ofPixels },
  IP_COUNTRY_MISMATCH: { severity: 'low', default: informs, asked: byRequest('ip') },
  IMAGE_TOO_SMALL: { severity: 'medium', default: rejects, asked: ofPixels },
  IMAGE_TOO_BLURRY: { severity: 'high', default: rejects, asked: ofPixels },
  INVALID_CAMERA_PERSPECTIVE: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  CHECK_DIGIT_FAILED: { severity: 'high', default: rejects, asked: whereCarried },
  BLACK_WHITE_DOCUMENT: { severity: 'medium', default: reviewsWhenEnabled, asked: bySwitch },
  GLARE_DETECTED: { severity: 'low', default: reviewsWhenEnabled, asked: bySwitch },
  PHYSICAL_DOCUMENT_MISSING: { severity: 'high', default: reviews, asked: whereCodeRead },
  UNKNOWN: { severity: 'low', default: informs, asked: bySwitch },
  MISSING_BUSINESS_NAME_LOCAL: { severity: 'medium', default: reviews, asked: whereCarried },
  DUPLICATE_DOCUMENT: { severity: 'medium', default: reviewsWhenEnabled, reviewOnly: true, asked: bySwitch },
  DUPLICATE_FACE: { severity: 'medium', default: reviews, reviewOnly: true, asked: byImage('face') },
  BLOCKLISTED_DOCUMENT: {
    severity: 'medium',
    default: reviewsWhenEnabled,
    reviewOnly: true,
    asked: bySwitch,
  },
  CONTRACT_NOT_GENERATED: {
    severity: 'medium',
    default: reviews,
    reviewOnly: true,
    onRequest: true,
    asked: forContracts,
  },
} as const satisfies Record<string, DocumentWarning>

/**
 * Codes that only a hosted link raises. A profile may name them; a default profile does not, as the clients of the wire know
 * it without them.
 */
const linkWarnings = {
  DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED: { severity: 'high', default: reviews, asked: ofLinks },
  DOCUPASS_BACK_DOCUMENT_MISMATCH: { severity: 'high', default: rejects, asked: ofLinks },
  DOCUPASS_DOCUMENT_MISSING_FACE: { severity: 'high', default: reviews, asked: ofLinks },
  DOCUPASS_DOCUMENT_TYPE_MISMATCH: { severity: 'high', default: rejects, asked: ofLinks },
  DOCUPASS_DOCUMENT_COUNTRY_MISMATCH: { severity: 'high', default: rejects, asked: ofLinks },
  DOCUPASS_NOT_FROM_CAMERA: { severity: 'high', default: reviews, asked: ofLinks },
  DOCUPASS_TOO_MANY_ATTEMPTS: { severity: 'high', default: rejects, asked: ofLinks },
  DOCUPASS_EXPIRED: { severity: 'high', default: rejects, asked: ofLinks },
  DOCUPASS_PERSON_ASKED: {
    severity: 'medium',
    default: reviews,
    reviewOnly: true,
    onRequest: true,
    asked: ofLinks,
  },
} as const satisfies Record<string, DocumentWarning>

/** Codes that only a check of a company raises (`POST /kyb`); a default profile lists them after all others. */
const companyWarnings = {
  BUSINESS_NAME_MISMATCH: { severity: 'high', default: reviews, asked: ofCompanies },
  BUSINESS_NUMBER_MISMATCH: { severity: 'high', default: rejects, asked: ofCompanies },
  BUSINESS_ADDRESS_MISMATCH: { severity: 'medium', default: reviews, asked: ofCompanies },
  BUSINESS_STATUS_MISMATCH: { severity: 'medium', default: reviews, asked: ofCompanies },
  BUSINESS_DISSOLVED: { severity: 'high', default: rejectsWhenCertain, asked: ofCompanies },
  BUSINESS_TOO_NEW: { severity: 'medium', default: reviews, asked: ofCompanies },
  BUSINESS_NUMBER_INVALID: { severity: 'high', default: reviews, asked: ofCompanies },
  BUSINESS_REGISTERED_AGENT: { severity: 'low', default: reviews, asked: ofCompanies },
  OWNER_SANCTIONED: { severity: 'high', default: reviews, asked: ofCompanies },
  OWNERSHIP_UNKNOWN: { severity: 'medium', default: reviews, asked: ofCompanies },
} as const satisfies Record<string, DocumentWarning>

/** Every code that a check raises. */
export const warnings = { ...documentWarnings, ...companyWarnings, ...linkWarnings } as const

/** Rows that answer beside the codes of a profile: no profile can switch them off. */
export const answerWarnings = {
  NOT_CHECKED: { severity: 'medium' },
} as const satisfies Record<string, Pick<WarningDefinition, 'severity'>>

/** A code that a profile's `decisions` speaks of. */
export type DocumentWarningCode = keyof typeof warnings

export type WarningCode = DocumentWarningCode | keyof typeof answerWarnings

/** Those that a request about a person or a document may raise, in the order of a profile. */
export const warningCodes: readonly DocumentWarningCode[] =
  Object.keys(documentWarnings).filter(isDocumentWarningCode)

export const companyWarningCodes: readonly DocumentWarningCode[] =
  Object.keys(companyWarnings).filter(isDocumentWarningCode)

/** Those that a default profile lists, in its order. */
export const profileCodes: readonly DocumentWarningCode[] = [...warningCodes, ...companyWarningCodes]

export const linkWarningCodes: readonly DocumentWarningCode[] =
  Object.keys(linkWarnings).filter(isDocumentWarningCode)

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
