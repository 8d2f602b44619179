import type { AcceptedDocuments, Profile } from '../profiles/profile.ts'
import type { Facts, RequestFacts } from './facts.ts'
import type { DecisionRule, DocumentWarningCode, WarningDefinition } from './warnings.ts'
import { warnings } from './warnings.ts'

/** Fields of a request by which a check is asked for. */
export type AskingField = Exclude<keyof RequestFacts, 'verifyNameInLatin'> | 'ip' | 'face' | 'documentBack'

/**
 * When a check was asked for, so that a fact that it needs and lacks leaves it not checked.
 * - `request`: the request gave one of `fields`, or the profile says which documents it accepts.
 * - `image`: the picture in `fields` was sent, and the code counts.
 * - `document`: this kind of document carries what is looked at, and the code counts.
 * - `switch`: the profile switched it on, or made it count, where the default does not.
 */
export type AskedBy = 'request' | 'image' | 'document' | 'switch'

export interface AskedFor {
  readonly by: AskedBy
  readonly fields: readonly AskingField[]
  /** The list of a profile that asks for the same. */
  readonly accepted?: keyof AcceptedDocuments
  /** Where the line is, and why there. */
  readonly why: string
}

const byRequest = (...fields: readonly AskingField[]): AskedFor => ({
  by: 'request',
  fields,
  why: 'The request names what to compare. Nothing to compare it with is no agreement.',
})

const byRestriction = (field: AskingField, accepted: keyof AcceptedDocuments): AskedFor => ({
  by: 'request',
  fields: [field],
  accepted,
  why: 'The request, or acceptedDocuments of the profile, names what is accepted. A value that was not read is not accepted.',
})

const byImage = (...fields: readonly AskingField[]): AskedFor => ({
  by: 'image',
  fields,
  why: 'The picture was sent to be looked at. Without the picture nothing was asked for.',
})

const bySwitch: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'The default does not count. A profile that makes it count asks for it.',
}

const whereCarried: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for on documents that carry it. A kind of document that does not carry it was not asked for it.',
}

const ofPixels: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'On by default for every picture, also for those that cannot show it: small ones, and pages of a PDF.',
}

const acrossSides: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Compared where both sides carry it. INVALID_BACK_DOCUMENT says whether a back could be matched to its front.',
}

/** Every code, and when a missing fact leaves it not checked. */
export const askedFor: Readonly<Record<DocumentWarningCode, AskedFor>> = {
  UNRECOGNIZED_DOCUMENT: bySwitch,
  UNRECOGNIZED_BACK_DOCUMENT: byImage('documentBack'),
  UNRECOGNIZED_BACK_BARCODE: bySwitch,
  INVALID_BACK_DOCUMENT: byImage('documentBack'),
  SELFIE_FACE_NOT_FOUND: byImage('face'),
  SELFIE_MULTIPLE_FACES: byImage('face'),
  DOCUMENT_FACE_NOT_FOUND: byImage('face'),
  DOCUMENT_FACE_LANDMARK_ERR: byImage('face'),
  SELFIE_FACE_LANDMARK_ERR: byImage('face'),
  INTERNAL_FACE_VERIFICATION_ERR: byImage('face'),
  FACE_MISMATCH: byImage('face'),
  FACE_IDENTICAL: byImage('face'),
  FACE_LIVENESS_ERR: byImage('face'),
  RECAPTURED_FACE: byImage('face'),
  DOCUMENT_COUNTRY_MISMATCH: acrossSides,
  DOCUMENT_STATE_MISMATCH: acrossSides,
  DOCUMENT_NAME_MISMATCH: acrossSides,
  DOCUMENT_DOB_MISMATCH: acrossSides,
  MISSING_EXPIRY_DATE: whereCarried,
  MISSING_ISSUE_DATE: whereCarried,
  MISSING_BIRTH_DATE: whereCarried,
  MISSING_DOCUMENT_NUMBER: whereCarried,
  MISSING_PERSONAL_NUMBER: whereCarried,
  MISSING_ADDRESS: whereCarried,
  MISSING_POSTCODE: whereCarried,
  MISSING_NAME: whereCarried,
  MISSING_LOCAL_NAME: whereCarried,
  MISSING_GENDER: whereCarried,
  MISSING_HEIGHT: whereCarried,
  MISSING_WEIGHT: whereCarried,
  MISSING_HAIR_COLOR: whereCarried,
  MISSING_EYE_COLOR: whereCarried,
  MISSING_RESTRICTIONS: whereCarried,
  MISSING_VEHICLE_CLASS: whereCarried,
  MISSING_ENDORSEMENT: whereCarried,
  MISSING_BUSINESS_REGISTRATION_NUMBER: whereCarried,
  MISSING_BUSINESS_NAME: whereCarried,
  MISSING_ENTITY_TYPE: whereCarried,
  UNDER_18: bySwitch,
  UNDER_19: bySwitch,
  UNDER_20: bySwitch,
  UNDER_21: bySwitch,
  DOCUMENT_EXPIRED: {
    by: 'document',
    fields: [],
    why: 'A document that carries a date of expiry can have expired. One that carries none cannot.',
  },
  NAME_VERIFICATION_FAILED: byRequest('verifyName'),
  DOB_VERIFICATION_FAILED: byRequest('verifyDob'),
  AGE_VERIFICATION_FAILED: byRequest('verifyAge'),
  ID_NUMBER_VERIFICATION_FAILED: byRequest('verifyDocumentNumber'),
  ADDRESS_VERIFICATION_FAILED: byRequest('verifyAddress'),
  POSTCODE_VERIFICATION_FAILED: byRequest('verifyPostcode'),
  TYPE_NOT_ACCEPTED: byRestriction('restrictType', 'documentType'),
  COUNTRY_NOT_ACCEPTED: byRestriction('restrictCountry', 'documentCountry'),
  STATE_NOT_ACCEPTED: byRestriction('restrictState', 'documentState'),
  RECAPTURED_DOCUMENT: bySwitch,
  SCREEN_DETECTED: bySwitch,
  IMAGE_FORGERY: ofPixels,
  FEATURE_VERIFICATION_FAILED: whereCarried,
  IMAGE_EDITED: {
    by: 'switch',
    fields: [],
    why: 'On by default for every picture. Most pictures carry no metadata, which says nothing against them.',
  },
  AML_SANCTION: bySwitch,
  AML_CRIME: bySwitch,
  AML_PEP: bySwitch,
  LOW_TEXT_CONFIDENCE: bySwitch,
  FAKE_ID: {
    by: 'switch',
    fields: [],
    why: 'Looked for on every document that was recognised. UNRECOGNIZED_DOCUMENT says that there was none.',
  },
  ARTIFICIAL_IMAGE: ofPixels,
  ARTIFICIAL_TEXT: ofPixels,
  TEXT_FORGERY: ofPixels,
  IP_COUNTRY_MISMATCH: byRequest('ip'),
  IMAGE_TOO_SMALL: ofPixels,
  IMAGE_TOO_BLURRY: ofPixels,
  INVALID_CAMERA_PERSPECTIVE: bySwitch,
  CHECK_DIGIT_FAILED: whereCarried,
  BLACK_WHITE_DOCUMENT: bySwitch,
  GLARE_DETECTED: bySwitch,
  PHYSICAL_DOCUMENT_MISSING: {
    by: 'switch',
    fields: [],
    why: 'Looked for where a zone or barcode was read. What was read from print alone is not recognised.',
  },
  UNKNOWN: bySwitch,
  MISSING_BUSINESS_NAME_LOCAL: whereCarried,
  DUPLICATE_DOCUMENT: bySwitch,
  DUPLICATE_FACE: byImage('face'),
  BLOCKLISTED_DOCUMENT: bySwitch,
  CONTRACT_NOT_GENERATED: {
    by: 'request',
    fields: ['contractGenerate'],
    why: 'The request asks for contracts. No profile can switch that off.',
  },
}

/** Whether a request gave this field. */
export function isGiven(field: AskingField, { request, ip, face, back }: Facts): boolean {
  switch (field) {
    case 'ip':
      return ip !== undefined
    case 'face':
      return face.given
    case 'documentBack':
      return back !== null
    default:
      return request[field] !== undefined
  }
}

/** Whether a rule lets a finding change a decision. */
export const isCounting = ({ enabled, review, reject }: DecisionRule): boolean =>
  enabled && (review >= 0 || reject >= 0)

/** One code as it is judged. */
export interface JudgedCode {
  readonly facts: Facts
  readonly profile: Pick<Profile, 'acceptedDocuments'>
  readonly rule: DecisionRule
}

/** Whether a check that only a request, or a list of the profile, asks for was asked for by neither. */
export function isRequestMissing(code: DocumentWarningCode, { facts, profile }: JudgedCode): boolean {
  const { by, fields, accepted } = askedFor[code]
  if (by !== 'request' || fields.some((field) => isGiven(field, facts))) return false
  return accepted === undefined || profile.acceptedDocuments[accepted] === ''
}

/** Whether this check was asked for. Only of one that is switched on, and that has something to compare. */
export function isAskedFor(code: DocumentWarningCode, judged: JudgedCode): boolean {
  const { facts, rule } = judged
  switch (askedFor[code].by) {
    case 'request':
      return !isRequestMissing(code, judged)
    case 'image':
      return isCounting(rule)
    case 'document':
      return isCounting(rule) && (facts.front?.reading ?? facts.back?.reading ?? null) !== null
    case 'switch':
      return isSwitchedOn(rule, warnings[code])
  }
}

const isSwitchedOn = (rule: DecisionRule, { default: usual }: WarningDefinition): boolean =>
  (rule.enabled && !usual.enabled) || (isCounting(rule) && !isCounting(usual))
