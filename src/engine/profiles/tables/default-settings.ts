import { thresholds } from '../../../vocabulary/profiles/profile.ts'
import type { DocupassSettings, Profile, ThresholdKey } from '../../../vocabulary/profiles/profile.ts'
import { profileCodes, warnings } from '../../../vocabulary/decision/warnings.ts'
import type { DecisionRule } from '../../../vocabulary/decision/warnings.ts'

const docupass: DocupassSettings = {
  companyName: '',
  welcomeMessage: '',
  logoURL: '',
  allowIframe: true,
  restrictDevice: 0,
  allowFileUpload: false,
  documentCaptureMode: 0,
  faceCaptureMode: 0,
  cameraMode: 0,
  documentSide: 0,
  reviewData: false,
  maxAttempt: 2,
  trackGps: false,
  acceptUrl: '',
  reviewUrl: '',
  rejectUrl: '',
  expireUrl: '',
  phoneVerification: 0,
  smsContent: 'Identity Verification Link: $u',
  customField: [],
  customDocuPassURL: '',
  expiry: 0,
  qrColor: '000000',
  qrBGColor: 'FFFFFF',
  qrSize: 8,
  qrMargin: 8,
  docupassAuditReport: false,
  accentColor: '',
  privacyURL: '',
  privacyContact: '',
  signingOrigins: [],
  allowManualReview: false,
}

const defaultThresholds = Object.fromEntries(
  Object.entries(thresholds).map(([key, row]) => [key, row.default]),
) as Record<ThresholdKey, number>

const defaultDecisions: Record<string, DecisionRule> = Object.fromEntries(
  profileCodes.map((code) => [code, warnings[code].default]),
)

/** What a profile says that says nothing, in the order in which a profile is given back. A name it must have. */
export const defaultSettings: Omit<Profile, 'name'> = {
  canvasSize: 1500,
  orientationCorrection: true,
  objectDetection: true,
  AAMVABarcodeParsing: true,
  saveResult: true,
  saveImage: true,
  outputImage: true,
  outputType: 'url',
  crop: false,
  advancedCrop: true,
  outputSize: 1000,
  inferFullName: true,
  splitFirstName: false,
  transactionAuditReport: false,
  timezone: 'UTC',
  obscure: [],
  webhook: '',
  thresholds: defaultThresholds,
  screeningBand: null,
  decisionTrigger: { review: 1, reject: 1 },
  decisions: defaultDecisions,
  docupass,
  acceptedDocuments: { documentType: '', documentCountry: '', documentState: '' },
  face: { requireConsent: false, templates: 'never', duplicateSearch: false },
  kyb: { ownerShare: 25, screening: true, minAgeDays: 90, companiesAtAddress: 100 },
}
