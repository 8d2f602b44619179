import type { DecisionRule } from '../decision/warnings.ts'

/** The thresholds a profile may set, their defaults, and on which side of the threshold a score makes the check fail. */
export const thresholds = {
  face: { default: 0.5, fails: 'below' },
  nameDualSide: { default: 0.5, fails: 'below' },
  nameVerification: { default: 0.7, fails: 'below' },
  addressVerification: { default: 0.9, fails: 'below' },
  imageForgery: { default: 0.5, fails: 'above' },
  textForgery: { default: 0.5, fails: 'above' },
  recapture: { default: 0.5, fails: 'above' },
  screenDetection: { default: 0.4, fails: 'above' },
  lowTextConfidence: { default: 0.3, fails: 'below' },
  artificialImage: { default: 0.5, fails: 'above' },
  artificialText: { default: 0.5, fails: 'above' },
  faceDuplicate: { default: 0.95, fails: 'above' },
  faceIdentical: { default: 0.5, fails: 'above' },
  smallImage: { default: 0.5, fails: 'above' },
  blurryImage: { default: 0.5, fails: 'above' },
  cameraPerspective: { default: 0.5, fails: 'above' },
  faceLiveness: { default: 0.2, fails: 'below' },
  faceRecapture: { default: 0.5, fails: 'above' },
  glareDetect: { default: 0.45, fails: 'above' },
  blackWhite: { default: 0.98, fails: 'above' },
} as const satisfies Record<string, { default: number; fails: 'above' | 'below' }>

export type ThresholdKey = keyof typeof thresholds

/** Known thresholds are always there; keys we do not know are kept as they were sent. */
export type Thresholds = Readonly<Record<ThresholdKey, number>> & Readonly<Record<string, number>>

export interface DecisionTrigger {
  readonly review: number
  readonly reject: number
}

/** Which documents an account takes. Empty text: all. */
export interface AcceptedDocuments {
  /** Letters without separator, for example `IPD`. */
  readonly documentType: string
  /** ISO 3166 alpha-2, upper case, separated by commas. */
  readonly documentCountry: string
  /** State codes separated by commas. */
  readonly documentState: string
}

/** A question of the hosted page. `fieldType`: 0 one line, 1 several lines, 2 choice. */
export interface CustomField {
  readonly fieldId: string
  readonly fieldLabel: string
  readonly fieldDescription: string
  readonly fieldType: 0 | 1 | 2
  readonly fieldData: string
}

/** Settings of the hosted verification page. Some keys are obsolete and have no effect; they are kept. */
export interface DocupassSettings {
  readonly companyName: string
  readonly welcomeMessage: string
  readonly logoURL: string
  readonly allowIframe: boolean
  readonly restrictDevice: number
  readonly allowFileUpload: boolean
  readonly documentCaptureMode: number
  readonly faceCaptureMode: number
  readonly cameraMode: number
  /** 0 front and back, 1 front alone. */
  readonly documentSide: number
  readonly reviewData: boolean
  readonly maxAttempt: number
  readonly trackGps: boolean
  readonly acceptUrl: string
  readonly reviewUrl: string
  readonly rejectUrl: string
  readonly expireUrl: string
  readonly phoneVerification: number
  readonly smsContent: string
  readonly customField: readonly CustomField[]
  readonly customDocuPassURL: string
  /** Seconds from creation, 0 = never. */
  readonly expiry: number
  /** Six hexadecimal digits. */
  readonly qrColor: string
  readonly qrBGColor: string
  readonly qrSize: number
  readonly qrMargin: number
  readonly docupassAuditReport: boolean
}

/** What an account asks of work on faces. */
export interface FaceSettings {
  /** Whether no face is looked at without the record of a consent. */
  readonly requireConsent: boolean
  /** Whether a description is kept by which the person could be known again. */
  readonly templates: 'keep' | 'never'
  /** Whether the person is searched among earlier ones of the account. */
  readonly duplicateSearch: boolean
}

/** A whole profile. The keys are those of the wire, everywhere. */
export interface Profile {
  readonly name: string
  /** Pixels; larger inputs are scaled down to it before work. 0 = no bound. */
  readonly canvasSize: number
  readonly orientationCorrection: boolean
  readonly objectDetection: boolean
  readonly AAMVABarcodeParsing: boolean
  readonly saveResult: boolean
  readonly saveImage: boolean
  readonly outputImage: boolean
  readonly outputType: 'url' | 'base64'
  readonly crop: boolean
  readonly advancedCrop: boolean
  /** Pixels of the longer side of the image that is answered and stored. */
  readonly outputSize: number
  readonly inferFullName: boolean
  readonly splitFirstName: boolean
  readonly transactionAuditReport: boolean
  /** IANA name. */
  readonly timezone: string
  /** Keys of data that are removed from everything stored and answered. */
  readonly obscure: readonly string[]
  readonly webhook: string
  readonly thresholds: Thresholds
  /** Lowest score of a screening that is warned of, 0..1; null = as the account says. */
  readonly screeningBand: number | null
  readonly decisionTrigger: DecisionTrigger
  /** Codes of the catalogue are always there; codes we do not know are kept as they were sent. */
  readonly decisions: Readonly<Record<string, DecisionRule>>
  readonly docupass: DocupassSettings
  readonly acceptedDocuments: AcceptedDocuments
  readonly face: FaceSettings
}

type Part<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value

/** Any part of a profile: what a caller sends to create, change or override one. */
export type ProfileOverride = Part<Profile>

export const presetNames = ['security_none', 'security_low', 'security_medium', 'security_high'] as const
export type PresetName = (typeof presetNames)[number]
