import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeProfile } from '../../src/engine/profiles/effective-profile.ts'
import { cardHolder } from '../../src/engine/documents/aamva/card-holder.fixture.ts'
import { composeAamva } from '../../src/engine/documents/aamva/compose-aamva.ts'
import { writePdf417 } from '../../src/adapters/inference/barcode/write-pdf417.ts'
import { obsoleteSettings } from '../../src/engine/profiles/tables/obsolete-settings.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { licenceFile, specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'

/** One setting changed alone: what it was, what it becomes, and how the answer is another. */
interface Effect {
  readonly path: string
  readonly to: unknown
  /** The rest of the override, the same before and after. */
  readonly under?: Readonly<Record<string, unknown>>
  /** The rest of the request. */
  readonly body?: (given: SpecimenSet) => Readonly<Record<string, unknown>>
  /** Of both answers, something that shows the setting. */
  readonly shows: (answer: ScanAnswer, given: SpecimenSet) => unknown
  readonly before: unknown
  readonly after: unknown
}

interface SpecimenSet {
  readonly passport: string
  readonly turned: string
  readonly skewed: string
  readonly licence: string
  /** Of an issuer that is a state. */
  readonly ofState: string
}

let server: TestServer
let specimens: SpecimenSet
beforeAll(async () => {
  server = await openTestAccount()
  const passport = await specimenFile({ kind: 'passport', seed: 6, today: todayInUtc() })
  const licence = await licenceFile({ today: todayInUtc() })
  const rotated = async (degrees: number) =>
    (
      await sharp(passport.bytes).rotate(degrees, { background: '#888888' }).jpeg({ quality: 92 }).toBuffer()
    ).toString('base64')
  specimens = {
    passport: passport.base64,
    turned: await rotated(180),
    skewed: await rotated(8),
    licence: licence.base64,
    ofState: await barcodeOf(composeAamva(10, cardHolder)),
  }
})
afterAll(() => server.close())

/** A barcode as it is printed on the back of a card, on white paper. */
async function barcodeOf(text: string): Promise<string> {
  const { data, ...raw } = await writePdf417(text)
  const drawn = sharp(data, { raw }).resize({ width: raw.width * 3, kernel: 'nearest' })
  const edge = { top: 300, bottom: 300, left: 200, right: 200, background: '#ffffff' }
  return (await drawn.extend(edge).jpeg({ quality: 92 }).toBuffer()).toString('base64')
}

const codes = ({ warning }: ScanAnswer) => warning.map(({ code }) => code)
const hasWarning = (code: string) => (answer: ScanAnswer) => codes(answer).includes(code)
const decision = (answer: ScanAnswer) => answer.decision
const hasField = (key: string) => (answer: ScanAnswer) => (answer.data[key] ?? []).length > 0
const isLink = ({ outputImage }: ScanAnswer) => outputImage?.front?.startsWith('http') ?? null
const wrongDob = () => ({ verifyDob: '1901-01-01' })
const licenceProfile = ({ licence }: SpecimenSet) => ({ document: licence })
const code = 'DOB_VERIFICATION_FAILED'
const idCardProfile = ({ ofState }: SpecimenSet) => ({ document: ofState })
const inAnswer = { outputType: 'base64', saveResult: false }

async function picture({ outputImage }: ScanAnswer) {
  const { width, height } = await sharp(Buffer.from(outputImage?.front ?? '', 'base64')).metadata()
  return { width, height }
}
const longer = async (answer: ScanAnswer) => {
  const { width, height } = await picture(answer)
  return Math.max(width, height)
}
/** Where the number begins and ends on the picture that is answered. */
const numberRuns = (answer: ScanAnswer): readonly (readonly number[])[] => {
  const box = answer.data['documentNumber']?.[0]?.['outputBox']
  return Array.isArray(box) ? (box as number[][]) : []
}
const readsRight = (answer: ScanAnswer) => {
  const [start = [], end = []] = numberRuns(answer)
  return (start[0] ?? 0) < (end[0] ?? 0)
}
const isLevel = (answer: ScanAnswer) => {
  const [start = [], end = []] = numberRuns(answer)
  return Math.abs(((end[1] ?? 0) - (start[1] ?? 0)) / ((end[0] ?? 0) - (start[0] ?? 0))) < 0.05
}

const effects: readonly Effect[] = [
  { path: 'canvasSize', to: 900, under: { ...inAnswer, outputSize: 2000, advancedCrop: false }, shows: async (answer) => (await longer(answer)) <= 900, before: false, after: true },
  { path: 'outputSize', to: 400, under: inAnswer, shows: longer, before: 1000, after: 400 },
  { path: 'orientationCorrection', to: false, under: inAnswer, body: ({ turned }) => ({ document: turned }), shows: readsRight, before: true, after: false },
  { path: 'objectDetection', to: false, under: inAnswer, shows: hasField('document'), before: true, after: false },
  { path: 'AAMVABarcodeParsing', to: false, under: inAnswer, body: licenceProfile, shows: hasField('vehicleClass'), before: true, after: false },
  { path: 'saveResult', to: false, shows: ({ transactionId }) => transactionId === undefined, before: false, after: true },
  { path: 'saveImage', to: false, shows: isLink, before: true, after: false },
  { path: 'outputImage', to: false, shows: isLink, before: true, after: null },
  { path: 'outputType', to: 'base64', shows: isLink, before: true, after: false },
  { path: 'crop', to: true, under: { ...inAnswer, outputSize: 3000 }, shows: async (answer) => { const { width, height } = await picture(answer); return width * height > 1_300_000 }, before: true, after: false },
  { path: 'advancedCrop', to: false, under: inAnswer, body: ({ skewed }) => ({ document: skewed }), shows: isLevel, before: true, after: false },
  { path: 'inferFullName', to: false, under: inAnswer, shows: hasField('fullName'), before: true, after: false },
  { path: 'splitFirstName', to: true, under: inAnswer, shows: hasField('middleName'), before: false, after: true },
  { path: 'obscure', to: ['documentNumber'], under: inAnswer, shows: hasField('documentNumber'), before: true, after: false },
  { path: 'transactionAuditReport', to: true, under: { outputType: 'base64' }, shows: ({ outputFile }) => outputFile.map(({ name }) => name), before: [], after: ['Transaction Audit Report'] },
  { path: 'timezone', to: 'Pacific/Kiritimati', under: { ...inAnswer, timezone: 'Pacific/Niue' }, shows: (answer) => valuesOf(answer)['daysToExpiry'], before: expect.any(String), after: expect.any(String) },
  { path: 'webhook', to: 'https://hooks.example/effects', shows: isSent, before: false, after: true },
  { path: 'thresholds.nameVerification', to: 0, under: inAnswer, body: () => ({ verifyName: 'QUINN WOXTER' }), shows: hasWarning('NAME_VERIFICATION_FAILED'), before: true, after: false },
  { path: 'thresholds.lowTextConfidence', to: 1, under: inAnswer, shows: hasWarning('LOW_TEXT_CONFIDENCE'), before: false, after: true },
  { path: 'thresholds.nameDualSide', to: 0, under: inAnswer, body: ({ licence }) => ({ documentBack: licence }), shows: hasWarning('DOCUMENT_NAME_MISMATCH'), before: true, after: false },
  { path: 'thresholds.addressVerification', to: 0, under: inAnswer, body: (all) => ({ ...licenceProfile(all), verifyAddress: '1 Nowhere Lane' }), shows: hasWarning('ADDRESS_VERIFICATION_FAILED'), before: true, after: false },
  { path: 'decisionTrigger.review', to: 0, under: inAnswer, shows: decision, before: 'accept', after: 'review' },
  { path: 'decisionTrigger.reject', to: 0, under: inAnswer, shows: decision, before: 'accept', after: 'reject' },
  { path: `decisions.${code}.enabled`, to: false, under: inAnswer, body: wrongDob, shows: (answer) => [hasWarning(code)(answer), decision(answer)], before: [true, 'reject'], after: [false, 'accept'] },
  { path: `decisions.${code}.reject`, to: -1, under: inAnswer, body: wrongDob, shows: (answer) => [hasWarning(code)(answer), decision(answer)], before: [true, 'reject'], after: [true, 'accept'] },
  { path: `decisions.${code}.review`, to: 0, under: { ...inAnswer, decisions: { [code]: { reject: -1 } } }, body: wrongDob, shows: decision, before: 'accept', after: 'review' },
  { path: `decisions.${code}.weight`, to: 0.5, under: inAnswer, body: wrongDob, shows: ({ rejectScore, decision: made }) => [rejectScore, made], before: [1, 'reject'], after: [0.5, 'accept'] },
  { path: 'acceptedDocuments.documentType', to: 'D', under: inAnswer, shows: hasWarning('TYPE_NOT_ACCEPTED'), before: false, after: true },
  { path: 'acceptedDocuments.documentCountry', to: 'DE', under: inAnswer, shows: hasWarning('COUNTRY_NOT_ACCEPTED'), before: false, after: true },
  { path: 'acceptedDocuments.documentState', to: 'NV', under: inAnswer, body: idCardProfile, shows: hasWarning('STATE_NOT_ACCEPTED'), before: false, after: true },
] // prettier-ignore

const pictures = 'threshold-effects.test.ts'

/** Settings that another test shows: at the HTTP interface, or, where no picture shows it there, beside the check. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'face.requireConsent': 'faces.test.ts',
  'face.templates': 'face-templates.test.ts',
  'face.duplicateSearch': 'face-search.test.ts',
  'thresholds.faceDuplicate': '../../src/engine/checks/duplicate-face.test.ts',
  'thresholds.face': pictures,
  'thresholds.faceIdentical': pictures,
  'thresholds.faceLiveness': pictures,
  'thresholds.faceRecapture': pictures,
  'thresholds.recapture': pictures,
  'thresholds.artificialImage': pictures,
  'thresholds.smallImage': pictures,
  'thresholds.blurryImage': pictures,
  'thresholds.cameraPerspective': pictures,
  'thresholds.glareDetect': pictures,
  'thresholds.blackWhite': pictures,
  screeningBand: 'scan-screening.test.ts',
  'docupass.customDocuPassURL': 'docupass-creation.test.ts',
  'docupass.expiry': 'docupass-creation.test.ts',
  'docupass.phoneVerification': 'docupass-creation.test.ts',
  'docupass.qrColor': 'docupass-creation.test.ts',
  'docupass.qrBGColor': 'docupass-creation.test.ts',
  'docupass.qrSize': 'docupass-creation.test.ts',
  'docupass.qrMargin': 'docupass-creation.test.ts',
  'docupass.accentColor': 'hosted-extensions.test.ts',
  'docupass.privacyURL': 'hosted-extensions.test.ts',
  'docupass.privacyContact': 'hosted-extensions.test.ts',
  'docupass.signingOrigins': 'hosted-extensions.test.ts',
  'docupass.allowManualReview': 'hosted-extensions.test.ts',
  'kyb.ownerShare': 'kyb.test.ts',
  'kyb.screening': 'kyb.test.ts',
  'kyb.minAgeDays': 'kyb.test.ts',
  'kyb.companiesAtAddress': 'kyb.test.ts',
}

/** Settings without effect, because no check raises their warning, and those of links for remote verification, which come
 * later; they are kept. */
const notBuiltSettings: readonly string[] = [
  'thresholds.imageForgery', 'thresholds.textForgery', 'thresholds.screenDetection', 'thresholds.artificialText',
  'docupass.companyName', 'docupass.welcomeMessage', 'docupass.logoURL', 'docupass.allowFileUpload',
  'docupass.documentSide', 'docupass.trackGps', 'docupass.acceptUrl', 'docupass.reviewUrl', 'docupass.rejectUrl',
  'docupass.customField', 'docupass.reviewData', 'docupass.maxAttempt', 'docupass.docupassAuditReport',
] // prettier-ignore

/** Whether an event is on its way to the address of the row. */
async function isSent(): Promise<boolean> {
  const { leased } = await server.service.records.takeDeliveries(100, 60_000)
  return leased.some(({ url }) => url === 'https://hooks.example/effects')
}

/** `a.b` and a value → `{ a: { b: value } }`, laid over what is there. */
function withSetting(
  override: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [key = '', ...rest] = path
  const inner = override[key]
  const below = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  return { ...override, [key]: rest.length === 0 ? value : withSetting(below, rest, value) }
}

const known = new Map<string, ScanAnswer>()

async function scanned(
  effect: Effect,
  profileOverride: Readonly<Record<string, unknown>>,
): Promise<ScanAnswer> {
  const { body } = effect
  const request = {
    document: specimens.passport,
    profile: 'security_medium',
    profileOverride,
    ...body?.(specimens),
  }
  const key = JSON.stringify(request)
  const found = known.get(key)
  if (found !== undefined) return found
  const answer = scanAnswer.parse(
    (await server.ask({ method: 'POST', url: '/scan', key: 'test', body: request })).json(),
  )
  known.set(key, answer)
  return answer
}

describe('Changing one setting alone', () => {
  it.each(effects)('$path to $to is seen in the answer', async (effect) => {
    const { path, to, under = {}, shows, before, after } = effect
    expect(await shows(await scanned(effect, under), specimens)).toEqual(before)
    const answer = await scanned(effect, withSetting(under, path.split('.'), to))
    expect(await shows(answer, specimens)).toEqual(after)
  })

  it('of the time zone moves the day', async () => {
    const effect = effects.find(({ path }) => path === 'timezone')
    if (effect === undefined) throw new Error('There is a row for it.')
    const days = async (timezone: string) =>
      Number(valuesOf(await scanned(effect, { ...inAnswer, timezone }))['daysToExpiry'])
    // A day and an hour lie between the two.
    expect((await days('Pacific/Niue')) - (await days('Pacific/Kiritimati'))).toBeGreaterThanOrEqual(1)
  })
})

describe('Every setting of a profile', () => {
  const leafSettings = (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          leafSettings(inner, path === '' ? key : `${path}.${key}`),
        )
      : [path]
  /** The rules of all codes are one. */
  const ofAnyCode = (path: string) => path.replace(/^decisions\.\w+\./, 'decisions.*.')
  const all = new Set(leafSettings(completeProfile({ name: 'x' }), '').map(ofAnyCode))
  all.delete('name')
  const shown = new Set([...effects.map(({ path }) => ofAnyCode(path)), ...Object.keys(testedElsewhere)])

  it('is shown to have an effect, or is on the list of those that have none yet', () => {
    const settingsWithoutEffect = [...all].filter((path) => !shown.has(path))
    expect(
      settingsWithoutEffect.filter(
        (path) => !notBuiltSettings.includes(path) && !obsoleteSettings.includes(path),
      ),
    ).toEqual([])
  })

  it('is on one of the lists alone, and the lists name no setting that is not there', () => {
    expect([...shown, ...notBuiltSettings, ...obsoleteSettings].filter((path) => !all.has(path))).toEqual([])
    expect([...notBuiltSettings, ...obsoleteSettings].filter((path) => shown.has(path))).toEqual([])
  })

  it.each(Object.entries(testedElsewhere))('%s is shown in %s', (path, file) => {
    const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    expect(text).toContain(path.split('.').at(-1))
  })
})
