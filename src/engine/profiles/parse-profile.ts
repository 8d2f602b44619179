import { thresholds } from '../../vocabulary/profiles/profile.ts'
import type {
  AcceptedDocuments,
  CustomField,
  DecisionTrigger,
  DocupassSettings,
  FaceSettings,
  KybSettings,
  Profile,
  ProfileOverride,
  Thresholds,
} from '../../vocabulary/profiles/profile.ts'
import { lenientNumber, lenientWord } from '../../vocabulary/lenient-values.ts'
import { contrastRatio } from '../../vocabulary/imaging/relative-luminance.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { isDocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import type { DecisionRule } from '../../vocabulary/decision/warnings.ts'
import {
  appAddress, booleanParser, isRecord, listOf, mapOf, matching, numberBetween, oneOf, partOf, fractionOrOff, pageOrigin, secureAddress, textOfLength, timeZone, webAddress, integerBetween,
} from './parsers.ts' // prettier-ignore
import type { Parser, Shape } from './parsers.ts'
import { parseCountryList, parseStateList, parseTypeLetters } from './parse-restrictions.ts'
import { defaultSettings } from './tables/default-settings.ts'
import { normaliseProfile } from './normalise-profile.ts'

/** Highest weight and trigger: far beyond use, well within exact arithmetic. */
const maxScore = 1_000_000

const fraction = numberBetween(0, 1)

/** A threshold we do not know may have a range we do not know. */
const threshold: Parser<number> = (value, path) => {
  const isKnown = Object.hasOwn(thresholds, path.slice(path.lastIndexOf('.') + 1))
  return (isKnown ? fraction : numberBetween(-maxScore, maxScore))(value, path)
}

const thresholdsParser: Parser<Partial<Thresholds>> = (value, path) => {
  const key = { pattern: /^[A-Za-z]\w{0,63}$/, max: 200, why: 'Its keys must be names of thresholds.' }
  return mapOf(threshold, key)(value, path)
}

const rule: Shape<DecisionRule> = {
  enabled: booleanParser,
  review: fractionOrOff,
  reject: fractionOrOff,
  weight: numberBetween(0, maxScore),
}

const decisionTrigger: Shape<DecisionTrigger> = {
  review: numberBetween(0, maxScore),
  reject: numberBetween(0, maxScore),
}

const hexColor = matching(/^[0-9a-fA-F]{6}$/, 'It must be six hexadecimal digits.')

/** White text stands on it, and it stands on white: WCAG 2.2, 1.4.3. */
const accentColor: Parser<string> = (value, path) => {
  const color = matching(/^(?:[0-9a-fA-F]{6})?$/, 'It must be six hexadecimal digits.')(value, path)
  const ratio = color === '' ? 21 : contrastRatio(color, 'FFFFFF')
  if (ratio < 4.5)
    throw invalidValue(
      path,
      `Its contrast to white is ${Math.floor(ratio * 10) / 10}, and people with weak sight need 4.5. Choose a darker colour.`,
    )
  return color
}

const customField: Parser<CustomField> = (value, path) => {
  const part = partOf<CustomField>({
    fieldId: matching(/^[A-Za-z0-9_-]{0,64}$/, 'It must consist of letters, digits, _ and -.'),
    fieldLabel: textOfLength(200, 1),
    fieldDescription: textOfLength(2_000),
    fieldType: oneOf(0, 1, 2),
    fieldData: textOfLength(10_000),
  })(value, path)
  if (part.fieldLabel === undefined) throw invalidValue(`${path}.fieldLabel`, 'It is required.')
  const { fieldId = '', fieldLabel, fieldDescription = '', fieldType = 0, fieldData = '' } = part
  return { fieldId, fieldLabel, fieldDescription, fieldType, fieldData }
}

const docupass: Shape<DocupassSettings> = {
  companyName: textOfLength(200),
  welcomeMessage: textOfLength(2_000),
  logoURL: webAddress,
  allowIframe: booleanParser,
  restrictDevice: integerBetween(0, 9),
  allowFileUpload: booleanParser,
  documentCaptureMode: integerBetween(0, 9),
  faceCaptureMode: integerBetween(0, 9),
  cameraMode: integerBetween(0, 9),
  documentSide: integerBetween(0, 2),
  reviewData: booleanParser,
  maxAttempt: integerBetween(0, 1_000),
  trackGps: booleanParser,
  acceptUrl: appAddress,
  reviewUrl: appAddress,
  rejectUrl: appAddress,
  expireUrl: webAddress,
  phoneVerification: integerBetween(0, 2),
  smsContent: textOfLength(500),
  customField: listOf(customField, 100),
  customDocuPassURL: webAddress,
  expiry: integerBetween(0, 2_147_483_647),
  qrColor: hexColor,
  qrBGColor: hexColor,
  qrSize: numberBetween(1, 100),
  qrMargin: numberBetween(0, 100),
  docupassAuditReport: booleanParser,
  accentColor,
  privacyURL: secureAddress,
  privacyContact: textOfLength(200),
  signingOrigins: (value, path) => [...new Set(listOf(pageOrigin, 20)(value, path))],
  allowManualReview: booleanParser,
}

const joined =
  (parse: (value: string, path: string) => readonly string[], separator: string): Parser<string> =>
  (value, path) =>
    parse(textOfLength(4_000)(value, path), path).join(separator)

const acceptedDocuments: Shape<AcceptedDocuments> = {
  documentType: joined(parseTypeLetters, ''),
  documentCountry: joined(parseCountryList, ','),
  documentState: joined(parseStateList, ','),
}

/** 0 sets no bound. */
const sizeOrNone: Parser<number> = (value, path) =>
  lenientNumber(value) === 0 ? 0 : integerBetween(100, 10_000)(value, path)

/** Go's own client recommends `jpg` and `png`. */
const outputType: Parser<Profile['outputType']> = (value, path) =>
  lenientWord(value) === 'jpeg' ? 'jpg' : oneOf('url', 'base64', 'jpg', 'png')(value, path)

const obscuredKey = matching(/^[A-Za-z0-9_-]{1,64}$/, 'It must be a key of data.')

const profile: Shape<Profile> = {
  name: textOfLength(200, 1),
  canvasSize: sizeOrNone,
  orientationCorrection: booleanParser,
  objectDetection: booleanParser,
  AAMVABarcodeParsing: booleanParser,
  saveResult: booleanParser,
  saveImage: booleanParser,
  outputImage: booleanParser,
  outputType,
  crop: booleanParser,
  advancedCrop: booleanParser,
  outputSize: sizeOrNone,
  inferFullName: booleanParser,
  splitFirstName: booleanParser,
  transactionAuditReport: booleanParser,
  timezone: timeZone,
  obscure: (value, path) => [...new Set(listOf(obscuredKey, 200)(value, path))],
  webhook: webAddress,
  thresholds: thresholdsParser,
  screeningBand: fraction,
  decisionTrigger: partOf<DecisionTrigger>(decisionTrigger),
  decisions: mapOf(partOf<DecisionRule>(rule), {
    pattern: /^[A-Z][A-Z0-9_]{0,63}$/,
    max: 500,
    why: 'Its keys must be warning codes.',
  }),
  docupass: partOf<DocupassSettings>(docupass),
  acceptedDocuments: partOf<AcceptedDocuments>(acceptedDocuments),
  face: partOf<FaceSettings>({
    requireConsent: booleanParser,
    templates: oneOf('keep', 'never'),
    duplicateSearch: booleanParser,
  }),
  kyb: partOf<KybSettings>({
    ownerShare: numberBetween(1, 100),
    screening: booleanParser,
    minAgeDays: integerBetween(0, 36_500),
    companiesAtAddress: integerBetween(2, 1_000_000),
  }),
}

export interface ParsedProfile {
  readonly settings: ProfileOverride
  /** Top-level keys that are no settings of a profile; they were ignored. */
  readonly ignoredKeys: readonly string[]
  /** Paths of codes and thresholds that we do not know; they are kept. */
  readonly unknownKeys: readonly string[]
}

/** The empty text is the default there, so saying it must be possible. */
function defaultIsEmptyText(path: string): boolean {
  let value: unknown = defaultSettings
  for (const key of path.split('.'))
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value === ''
}

/**
 * Reads a profile, or part of one, as a caller sent it. `""`, `null` and `{}` mean: not said.
 *
 * @param raw parsed JSON
 * @param emptyText `clears`: an empty text switches off what is off by default (webhook, accepted documents, texts
 *   of the hosted page), as the owner of a stored profile must be able to do; `absent`: it says nothing.
 * @throws Refusal ERROR_INVALID_VALUE naming the path of the first key of wrong type or range
 */
export function parseProfile(raw: unknown, emptyText: 'absent' | 'clears' = 'absent'): ParsedProfile {
  const isEmpty = raw === undefined || raw === null || raw === ''
  if (!isEmpty && !isRecord(raw)) throw invalidValue('profileOverride', 'It must be an object.')
  const sent = isRecord(raw) ? Object.entries(raw) : []
  const known = Object.fromEntries(sent.filter(([key]) => Object.hasOwn(profile, key)))
  const emptyTextAt = (path: string): boolean => emptyText === 'clears' && defaultIsEmptyText(path)
  const settings = partOf<Profile>(profile)(normaliseProfile(known, { emptyTextAt }) ?? {}, '')
  return {
    settings,
    ignoredKeys: sent.map(([key]) => key).filter((key) => !Object.hasOwn(profile, key)),
    unknownKeys: unknownKeys(settings),
  }
}

/** Codes and thresholds of a profile that we do not know, as paths: they have no effect. */
export function unknownKeys(settings: ProfileOverride): string[] {
  const codes = Object.keys(settings.decisions ?? {}).filter((code) => !isDocumentWarningCode(code))
  const levels = Object.keys(settings.thresholds ?? {}).filter((key) => !Object.hasOwn(thresholds, key))
  return [...codes.map((code) => `decisions.${code}`), ...levels.map((key) => `thresholds.${key}`)]
}
