import { documentTypes } from '../flow/document-choice.ts'
import { type FlowState, startProgress } from '../flow/flow-state.ts'
import type { Screen, Surroundings } from '../flow/screen-of.ts'
import { consentText } from '../flow/session.fixture.ts'
import { pictureRefusals } from '../refusals/picture-refusals.table.ts'
import type { HandOff } from '../session/holder-client.ts'
import type { Session } from '../session/session.ts'
import { shownAddress, shownCode } from './shown-code.ts'

/** A state in which a screen is shown. */
export interface ShownState {
  /** Null before the link is open. */
  readonly session?: Partial<Session> | null
  readonly state?: Partial<FlowState>
  readonly around?: Partial<Surroundings>
  readonly userAgent?: string
  readonly handOff?: HandOff | null
  /** Devices that come while the page is open. */
  readonly moreDevices?: number
  /** Selectors of what is pressed first, one after the other. */
  readonly press?: readonly string[]
}

/** The instant at which they are shown, in milliseconds since 1970. */
export const shownAt = Date.UTC(2026, 5, 1, 12)

type States = Readonly<Record<string, ShownState>>

const agent = {
  app: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/22B83 Instagram 355.0',
  safariPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile Safari/604.1',
  chromeAndroid: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  firefoxAndroid: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  chrome: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/18.1 Safari/605.1',
  other: 'Elinks',
} as const

const past = { isWelcomed: true, isHere: true, isConsentSkipped: true, isInApp: true } as const
const progress = { ...startProgress, ...past }
const person = { mayAskPerson: true } as const
const allSteps: Session['steps'] = ['phone', 'customform', 'document', 'face', 'contract']
const askPerson = ['.actions .action-quiet:last-of-type'] as const

const problems = (codes: readonly string[], step: 'document' | 'face'): States =>
  Object.fromEntries(
    codes.map((code) => [
      `refused ${code}`,
      { state: { progress, problem: { kind: 'picture', step, codes: [code] } } },
    ]),
  )

/** Of codes with the same text, one. */
const refusedCodes = [...new Map(pictureRefusals.map(([code, text]) => [text, code])).values()]

const word = (said: string): Pick<FlowState, 'progress' | 'problem'> => ({
  progress,
  problem: { kind: 'word', word: said },
})

const words = (said: readonly string[], state: ShownState): States =>
  Object.fromEntries(
    said.map((one) => [
      `word ${one}`,
      { ...state, state: { ...state.state, problem: { kind: 'word', word: one } } },
    ]),
  )

const phone = { task: 'phone', steps: allSteps } as const
const dialled = [
  { name: 'Germany', code: 'DE', dial_code: '+49' },
  { name: 'United Kingdom', code: 'GB', dial_code: '+44' },
  { name: 'South Georgia', code: 'GS', dial_code: '+500' },
]
const enterNumber: ShownState = {
  session: { ...phone, userPhone: null, phoneCountryCode: dialled },
  state: { progress },
}
const codeSent = (channel: 'sms' | 'call', at: number): Partial<FlowState> => ({
  progress: { ...progress, code: { number: '+447400123456', channel, at } },
})
const justSent: ShownState = { session: phone, state: codeSent('sms', shownAt) }

const question = (fieldType: 0 | 1 | 2): Session['customField'][number] => ({
  ...{ fieldId: `q${fieldType}`, fieldLabel: 'Employer', fieldDescription: 'As on your payslip' },
  ...{ fieldType, fieldData: fieldType === 2 ? 'One\t1|Two\t2' : '' },
})
const form: ShownState = {
  session: { task: 'customform', steps: allSteps, customField: [question(0), question(1), question(2)] },
  state: { progress },
}

const fields = ['initials', 'date', 'text', 'checkbox', 'image'].map(
  (kind) => `<div data-field="${kind}" data-uid="${kind}"></div>`,
)
const contractSource = `<h1>Lease</h1><p>The flat is let to the tenant from 1 July.</p><div data-signature="1" data-uid="s"></div>${fields.join('')}`
const contract: ShownState = {
  session: { task: 'contract', steps: allSteps, contractSource },
  state: { progress },
}

const readData = { name: 'YUKI NOVAK', dob: '1990-01-31', documentNumber: 'L01X00T47' }
const face = { task: 'face', steps: allSteps } as const
const movements: Session['liveness'] = { nonce: 'n', prompts: ['TURN_LEFT', 'MOUTH_OPEN'] }
const opened = { progress, isCameraOpen: true } as const

const made: HandOff = { url: shownAddress, expiresAt: shownAt / 1_000 + 600, qrCode: shownCode }
const desktop: Partial<Surroundings> = { isDesktop: true }
const atDesktop = { progress: { ...progress, isHere: false } } as const

/** Every screen in all the states that look different, by the screen and a name. */
export const shownStates: Readonly<Record<Screen, States>> = {
  opening: {
    loading: { session: null },
    failed: { session: null, state: { problem: { kind: 'service' } } },
  },
  'link-trouble': {
    'no address': { session: null, state: { trouble: 'no-address' } },
    unknown: { session: null, state: { trouble: 'unknown' } },
    'hand-off used': { session: null, state: { trouble: 'hand-off-used' } },
    'not now': { session: null, state: { trouble: 'not-now' } },
  },
  end: {
    accepted: { state: { end: { reason: 'accepted', redirect: null } } },
    'under review': { state: { end: { reason: 'under-review', redirect: null } } },
    failed: { state: { end: { reason: 'failed', redirect: null } } },
    completed: { state: { end: { reason: 'completed', redirect: null } } },
    expired: { state: { end: { reason: 'expired', redirect: null } } },
    'used up': { state: { end: { reason: 'used-up', redirect: null } } },
    asked: {
      state: {
        progress: { ...progress, isPersonAsked: true },
        end: { reason: 'under-review', redirect: null },
      },
    },
    'goes on': { state: { end: { reason: 'accepted', redirect: 'about:blank' } } },
  },
  'in-app': {
    known: { around: { isInApp: true }, userAgent: agent.app },
    other: { around: { isInApp: true }, userAgent: agent.other },
  },
  welcome: {
    whole: { session: { ...phone, welcomeMessage: 'Good to see you.' } },
    'with privacy': {
      session: {
        privacy: { storedDays: 30, url: 'https://id.example/', contact: 'privacy@northquay.example' },
      },
      press: ['summary'],
    },
    'without a name': { session: { companyName: '', welcomeMessage: 'Hello.' }, press: ['summary'] },
    resumed: { session: face },
  },
  'hand-off': {
    code: { around: desktop, state: atDesktop, handOff: made },
    failed: { around: desktop, state: atDesktop, handOff: null },
    expired: { around: desktop, state: atDesktop, handOff: { ...made, expiresAt: 1 } },
    connected: { around: desktop, state: atDesktop, handOff: made, moreDevices: 1 },
    done: {
      ...{ around: desktop, state: atDesktop, handOff: made, moreDevices: 1 },
      session: { steps: ['document'] },
    },
  },
  consent: {
    optional: {
      session: { consent: { ...consentText, isRequired: false } },
      state: { progress: { ...progress, isConsentSkipped: false } },
    },
    refused: {
      session: { consent: consentText },
      state: { progress: { ...progress, isConsentSkipped: false } },
      press: ['.actions .action-quiet'],
    },
  },
  location: {
    asked: { session: { gps: true }, state: { progress } },
    denied: { session: { gps: true }, state: { progress, location: 'denied' } },
  },
  'phone-number': {
    entered: enterNumber,
    known: { session: { ...phone, userPhone: '+447400123456' }, state: { progress } },
    ...words(
      [
        ...['INVALID_PHONE_NUMBER', 'PHONE NUMBER NOT IN ACCEPTED COUNTRY', 'NUMBER_NOT_SUPPORTED'],
        ...['SMS_LIMIT_REACHED', 'CALL_LIMIT_REACHED', 'PHONE_VERIFICATION_LIMIT_REACHED'],
      ],
      enterNumber,
    ),
    'not sent': { ...enterNumber, state: { progress, problem: { kind: 'code-not-sent' } } },
    sending: {
      ...enterNumber,
      state: { progress, sending: { call: 'create_phone_verification', progress: null } },
    },
  },
  'phone-code': {
    sent: justSent,
    called: { session: phone, state: codeSent('call', shownAt) },
    late: { session: phone, state: codeSent('sms', 0) },
    ...words(['INVALID_PHONE_VERIFICATION_CODE', 'PHONE_VERIFICATION_EXPIRED'], justSent),
    'maybe sent': { session: phone, state: { ...justSent.state, problem: { kind: 'code-maybe-sent' } } },
  },
  form: {
    asked: form,
    missing: { ...form, press: ['.actions .action-primary'] },
    empty: { ...form, state: word('CUSTOM_FIELD_EMPTY') },
  },
  'document-choice': {
    all: {
      session: { selectedDocumentType: null, selectedDocumentCountry: null, acceptedDocumentType: 'PIDRV' },
      state: { progress },
    },
    refused: {
      session: { selectedDocumentType: null, selectedDocumentCountry: null },
      state: { progress, problem: { kind: 'other-document' } },
    },
  },
  'document-intro': {
    ...Object.fromEntries(
      documentTypes.map((type) => [
        `type ${type}`,
        { session: { ...person, selectedDocumentType: type, steps: allSteps }, state: { progress } },
      ]),
    ),
    'asks a person': { session: person, state: { progress }, press: askPerson },
    ...problems(refusedCodes, 'document'),
    unreadable: { state: { progress, problem: { kind: 'unreadable-picture' } } },
    offline: { state: { progress, isOffline: true } },
    busy: { state: { progress, waitsUntil: shownAt + 9_000 } },
    leaving: { state: { progress, isLeaving: true } },
  },
  'document-camera': {
    ...Object.fromEntries(
      (['P', 'D', 'I'] as const).map((type) => [
        `type ${type}`,
        { session: { selectedDocumentType: type, allowFileUpload: true }, state: opened },
      ]),
    ),
    back: {
      session: { selectedDocumentType: 'I' },
      state: { ...opened, front: { jpeg: new Blob(), source: 'camera' } },
    },
    refused: {
      state: { ...opened, problem: { kind: 'picture', step: 'document', codes: ['GLARE_DETECTED'] } },
    },
  },
  review: {
    read: { session: { ...face, readData }, state: { progress } },
    wrong: { session: { ...face, readData }, state: { progress }, press: ['.actions .action-quiet'] },
  },
  'face-intro': {
    compared: { session: { ...face, ...person, liveness: movements }, state: { progress } },
    alone: { session: { ...face, steps: ['face'] }, state: { progress } },
  },
  'face-camera': {
    moving: { session: { ...face, liveness: movements, allowFileUpload: true }, state: opened },
    refused: {
      session: { ...face, liveness: movements },
      state: { ...opened, problem: { kind: 'picture', step: 'face', codes: ['FACE_LIVENESS_ERR'] } },
    },
  },
  'camera-trouble': {
    ...Object.fromEntries(
      (['none', 'busy', 'insecure', 'failed', 'in-app-browser'] as const).map((cameraTrouble) => [
        cameraTrouble,
        {
          session: { ...person, allowFileUpload: true },
          state: { progress, cameraTrouble },
          ...{ around: desktop, userAgent: agent.app },
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(agent).map(([name, userAgent]) => [
        `denied in ${name}`,
        { userAgent, session: { allowFileUpload: true }, state: { progress, cameraTrouble: 'denied' } },
      ]),
    ),
  },
  contract: {
    open: contract,
    signing: { ...contract, press: ['.sign-signature'] },
    typing: { ...contract, press: ['.sign-initials', '.ways button:nth-child(2)'] },
    choosing: { ...contract, press: ['.sign-image'] },
    unsigned: { ...contract, state: word('SIGNATURE_MISSING') },
  },
  'contract-elsewhere': { framed: { ...contract, around: { maySignHere: false } } },
  'party-pending': { signed: { session: { task: 'party_pending', steps: allSteps } } },
}
