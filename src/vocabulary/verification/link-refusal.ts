/** Ends of a link, as the hosted-flow API says them: the message is an address to go on to, or a text. */
export const linkEndCodes = [
  'DOCUPASS_COMPLETED',
  'DOCUPASS_ACCEPTED',
  'DOCUPASS_UNDER_REVIEW',
  'DOCUPASS_FAILED',
  'DOCUPASS_REDIRECT',
] as const

export type LinkEndCode = (typeof linkEndCodes)[number]

/** Which end it was, beyond what the codes say: of a page that speaks another language than the message. */
export const linkEndReasons = [
  ...(['accepted', 'under-review', 'failed', 'completed', 'expired', 'used-up'] as const),
] as const

export type LinkEndReason = (typeof linkEndReasons)[number]

/** Messages of DOCUPASS_GENERIC_ERROR. Clients match them literally. */
export type GenericLinkError =
  | 'INVALID_PHONE_NUMBER'
  | 'PHONE NUMBER NOT IN ACCEPTED COUNTRY'
  | 'SMS_LIMIT_REACHED'
  | 'CALL_LIMIT_REACHED'
  | 'PHONE_VERIFICATION_LIMIT_REACHED'
  | 'NUMBER_NOT_SUPPORTED'
  | 'INVALID_PHONE_VERIFICATION_CODE'
  | 'PHONE_VERIFICATION_EXPIRED'
  | 'CUSTOM_FIELD_EMPTY'
  | 'INVALID_SIGNATURE_IMAGE'
  | 'SIGNATURE_MISSING'
  | 'CONSENT_MISSING'

/** Messages of DOCUPASS_FATAL_ERROR: the client has nothing more to do. */
export type FatalLinkError = 'REFERENCE_NOT_FOUND' | 'SESSION_NOT_FOUND' | 'LOCATION_HEADER_MISSING'

/** Codes of the hosted-flow API that the holder of a link is answered with. */
export type LinkRefusalCode =
  | LinkEndCode
  | 'DOCUPASS_SUCCESS_MESSAGE'
  | 'DOCUPASS_ERROR_MESSAGE'
  | 'DOCUPASS_ERROR_POPUP'
  | 'DOCUPASS_REVIEW_CONTRACT'
  | 'DOCUPASS_DOCUMENT_REJECTED'
  | 'DOCUPASS_FACE_REJECTED'
  | 'DOCUPASS_INVALID_ACTION'
  | 'DOCUPASS_GENERIC_ERROR'
  | 'DOCUPASS_FATAL_ERROR'

/** An expected "no" to the holder of a link, answered with status 200. The message holds no personal data and no score. */
export class LinkRefusal extends Error {
  override readonly name = 'LinkRefusal'
  readonly code: LinkRefusalCode
  /** Null where the link has not ended. */
  readonly reason: LinkEndReason | null

  constructor(code: LinkRefusalCode, message: string, reason: LinkEndReason | null = null) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

export const genericLinkError = (message: GenericLinkError): LinkRefusal =>
  new LinkRefusal('DOCUPASS_GENERIC_ERROR', message)

export const fatalLinkError = (message: FatalLinkError): LinkRefusal =>
  new LinkRefusal('DOCUPASS_FATAL_ERROR', message)

/** Out of step: the client asks where it is and goes on from there. */
export const invalidLinkAction = (): LinkRefusal =>
  new LinkRefusal('DOCUPASS_INVALID_ACTION', 'This step is not the next one.')
