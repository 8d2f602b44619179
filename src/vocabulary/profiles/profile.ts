import { z } from 'zod'

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

/** Shapes of types and of the API; what values a caller may send, `engine/profiles/parse-profile.ts` says. */
const share = z.number().min(0).max(1)

const thresholdsShape = z.object(
  Object.fromEntries(
    Object.entries(thresholds).map(([key, row]) => [key, share.meta({ default: row.default })]),
  ),
)

const decisionRule = z.object({
  enabled: z.boolean(),
  review: z.number().describe('Confidence from which it counts for review; -1 never.'),
  reject: z.number().describe('Confidence from which it counts for reject; -1 never.'),
  weight: z.number(),
})

/** Which documents an account takes. Empty text: all. States by code, separated by commas as countries are. */
const acceptedDocuments = z.object({
  documentType: z.string().describe('Letters, for example IPD.'),
  /** ISO 3166 alpha-2, upper case. */
  documentCountry: z.string(),
  documentState: z.string(),
})

/** A question of the hosted page. `fieldType`: 0 one line, 1 several lines, 2 choice. */
const customField = z.object({
  fieldId: z.string(),
  fieldLabel: z.string(),
  fieldDescription: z.string(),
  fieldType: z.literal([0, 1, 2]),
  fieldData: z.string(),
})

/** Settings of the hosted verification page. Some keys are obsolete and have no effect; they are kept. */
const docupass = z.object({
  companyName: z.string(),
  welcomeMessage: z.string(),
  logoURL: z.string(),
  allowIframe: z.boolean(),
  restrictDevice: z.int(),
  allowFileUpload: z.boolean(),
  documentCaptureMode: z.int(),
  faceCaptureMode: z.int(),
  cameraMode: z.int(),
  /** 0 front and back, 1 front alone. */
  documentSide: z.int(),
  reviewData: z.boolean(),
  maxAttempt: z.int(),
  trackGps: z.boolean(),
  acceptUrl: z.string(),
  reviewUrl: z.string(),
  rejectUrl: z.string(),
  expireUrl: z.string(),
  phoneVerification: z.int(),
  smsContent: z.string(),
  customField: z.array(customField),
  customDocuPassURL: z.string(),
  /** Seconds from creation, 0 = never. */
  expiry: z.int(),
  /** Six hexadecimal digits, as the one below. */
  qrColor: z.string(),
  qrBGColor: z.string(),
  qrSize: z.number(),
  qrMargin: z.number(),
  docupassAuditReport: z.boolean(),
  accentColor: z
    .string()
    .describe('Extension: six hexadecimal digits of the colour of buttons; empty for that of the service.'),
  privacyURL: z.string().describe('Extension: https address of the privacy notice that the page names.'),
  privacyContact: z.string().describe('Extension: whom the page names to withdraw or to ask.'),
  signingOrigins: z
    .array(z.string())
    .describe('Extension: origins whose pages may show the signing step in a frame.'),
  allowManualReview: z
    .boolean()
    .describe('Extension: whether the page offers to be verified by a person instead.'),
})

/** What an account asks of work on faces. */
const face = z
  .object({
    requireConsent: z.boolean().describe('No face is looked at unless consent is on record.'),
    templates: z
      .enum(['keep', 'never'])
      .describe(
        'Whether a description of the face is kept, sealed, by which the person could be known again.',
      ),
    duplicateSearch: z
      .boolean()
      .describe(
        'Whether the person is searched among earlier ones (DUPLICATE_FACE); needs `templates` keep.',
      ),
  })
  .describe('Extension: what is asked of work on faces.')

/** How companies are checked. */
const kyb = z
  .object({
    ownerShare: z
      .number()
      .min(1)
      .max(100)
      .describe('Per cent of the company from which on an owner is screened, and has to be known.'),
    screening: z
      .boolean()
      .describe(
        'Whether company, officers and owners are screened, also where AML codes are off for documents.',
      ),
    minAgeDays: z.int().describe('Days; a company that is younger raises BUSINESS_TOO_NEW.'),
    companiesAtAddress: z
      .int()
      .describe('Companies at one address from which on it raises BUSINESS_REGISTERED_AGENT.'),
  })
  .describe('Extension: how companies are checked (POST /kyb).')

/** A whole profile. The keys are those of the wire, everywhere. */
export const profileShape = z.object({
  name: z.string(),
  canvasSize: z.int().describe('Pixels; larger pictures are scaled down before work. 0 sets no bound.'),
  orientationCorrection: z.boolean(),
  objectDetection: z.boolean(),
  AAMVABarcodeParsing: z.boolean(),
  saveResult: z.boolean(),
  saveImage: z.boolean(),
  outputImage: z.boolean(),
  outputType: z
    .enum(['url', 'base64', 'jpg', 'png'])
    .describe('How pictures are answered: as addresses or in base64; jpg and png are base64 of that format.'),
  crop: z.boolean(),
  advancedCrop: z.boolean(),
  outputSize: z
    .int()
    .describe(
      'Pixels of the longer side of pictures that are answered and stored; 0 sets no bound but canvasSize.',
    ),
  inferFullName: z.boolean(),
  splitFirstName: z.boolean(),
  transactionAuditReport: z.boolean(),
  timezone: z.string().describe('IANA name.'),
  /** Keys of data that are removed from everything stored and answered. */
  obscure: z.array(z.string()),
  webhook: z.string(),
  thresholds: thresholdsShape,
  screeningBand: share
    .nullable()
    .describe('Extension: lowest score of a screening that is warned of; null = as the account says.'),
  decisionTrigger: z.object({ review: z.number(), reject: z.number() }),
  /** Codes of the catalogue are always there; codes we do not know are kept as they were sent. */
  decisions: z.record(z.string(), decisionRule).describe('By warning code.'),
  docupass,
  acceptedDocuments,
  face,
  kyb,
})

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value

/** Every setting; see `profileShape`. */
export interface Profile extends Omit<Frozen<z.infer<typeof profileShape>>, 'thresholds'> {
  readonly thresholds: Thresholds
}

export type DecisionTrigger = Profile['decisionTrigger']
export type AcceptedDocuments = Profile['acceptedDocuments']
export type DocupassSettings = Profile['docupass']
export type CustomField = DocupassSettings['customField'][number]
export type FaceSettings = Profile['face']
export type KybSettings = Profile['kyb']

type Part<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value

/** Any part of a profile: what a caller sends to create, change or override one. */
export type ProfileOverride = Part<Profile>

export const presetNames = ['security_none', 'security_low', 'security_medium', 'security_high'] as const
export type PresetName = (typeof presetNames)[number]
