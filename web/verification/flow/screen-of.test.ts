import { describe, expect, it } from 'vitest'
import { type FlowState, startProgress, startState } from './flow-state.ts'
import { type Screen, screenOf, type Surroundings } from './screen-of.ts'
import { consentText, sessionWith } from './session.fixture.ts'

const phone: Surroundings = { isDesktop: false, isInApp: false, maySignHere: true }
const desktop = { ...phone, isDesktop: true }
const welcomed = { ...startProgress, isWelcomed: true }
const state = (change: Partial<FlowState>): FlowState => ({ ...startState(welcomed), ...change })
const at = (session: Parameters<typeof sessionWith>[0], change: Partial<FlowState> = {}): FlowState =>
  state({ session: sessionWith(session), ...change })

const picture = { jpeg: new Blob(), source: 'camera' } as const
const readData = { name: 'Ada', dob: null, documentNumber: null }

type Case = [what: string, screen: Screen, state: FlowState, around?: Surroundings]

const cases: Case[] = [
  ['before the service has answered', 'opening', state({})],
  ['of an unknown link', 'link-trouble', state({ trouble: 'unknown' })],
  ['of an end, whatever else is there', 'end', at({}, { end: { reason: 'accepted', redirect: null } })],
  ['at first', 'welcome', { ...at({}), progress: startProgress }],
  [
    'in an app without a camera',
    'in-app',
    { ...at({}), progress: startProgress },
    { ...phone, isInApp: true },
  ],
  [
    'in such an app, to sign',
    'contract',
    at({ task: 'contract', steps: ['contract'] }),
    { ...phone, isInApp: true },
  ],
  [
    'on a computer, with a camera step to come',
    'hand-off',
    at({ task: 'phone', steps: ['phone', 'face'] }),
    desktop,
  ],
  [
    'on a computer, once it is chosen',
    'document-intro',
    at({}, { progress: { ...welcomed, isHere: true } }),
    desktop,
  ],
  ['on a computer, to sign', 'contract', at({ task: 'contract', steps: ['face', 'contract'] }), desktop],
  ['with a consent to give', 'consent', at({ consent: consentText })],
  ['with a consent that was given', 'document-intro', at({ consent: consentText, consentGiven: true })],
  [
    'with the face behind it',
    'contract',
    at({ consent: consentText, task: 'contract', steps: ['face', 'contract'] }),
  ],
  ['where the place is noted', 'location', at({ gps: true })],
  ['where the place is known', 'document-intro', at({ gps: true }, { location: 'known' })],
  ['of the telephone', 'phone-number', at({ task: 'phone' })],
  [
    'after a code was sent',
    'phone-code',
    at({ task: 'phone' }, { progress: { ...welcomed, code: { number: '', channel: 'sms', at: 1 } } }),
  ],
  ['of the form', 'form', at({ task: 'customform' })],
  ['of a document to choose', 'document-choice', at({ selectedDocumentType: null })],
  [
    'of the one document there is',
    'document-intro',
    at({ selectedDocumentType: null, acceptedDocumentType: 'P', acceptedDocumentCountry: 'FR' }),
  ],
  ['of a document to choose again', 'document-choice', at({}, { isChoosing: true })],
  ['of the camera for the front', 'document-camera', at({}, { isCameraOpen: true })],
  ['of the camera for the back', 'document-camera', at({}, { isCameraOpen: true, front: picture })],
  ['of a camera that is blocked', 'camera-trouble', at({}, { cameraTrouble: 'denied' })],
  ['of read data', 'review', at({ task: 'face', readData })],
  [
    'after read data',
    'face-intro',
    at({ task: 'face', readData }, { progress: { ...welcomed, isReviewed: true } }),
  ],
  ['of the camera for the face', 'face-camera', at({ task: 'face' }, { isCameraOpen: true })],
  [
    'of a contract inside of another page',
    'contract-elsewhere',
    at({ task: 'contract', steps: ['contract'] }),
    { ...phone, maySignHere: false },
  ],
  ['while others sign', 'party-pending', { ...at({ task: 'party_pending' }), progress: startProgress }],
]

describe('The screen', () => {
  it.each(cases)('%s is %s', (...[, screen, shown, around = phone]: Case) => {
    expect(screenOf(shown, around)).toBe(screen)
  })
})
