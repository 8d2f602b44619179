import { describe, expect, it } from 'vitest'
import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'
import {
  attemptsLeft,
  expiryOf,
  foldLink,
  isExpiredAt,
  isUsedUp,
  moreTime,
  personOf,
  validatedPhoneOf,
} from './fold-link.ts'
import {
  acceptedPicture,
  courseOf,
  keptPicture,
  refusedPicture,
  type TestDeed,
  testLink,
} from './link.fixture.ts'

const stateOf = (...deeds: readonly TestDeed[]) => foldLink({ events: courseOf(...deeds) })

const codeSent = (number: string) =>
  ({
    kind: 'code-sent',
    number,
    channel: 'sms',
    digest: 'd1',
    expiresAt: 600_000,
  }) as const satisfies LinkDeed
const tried = (number: string, isCorrect: boolean) => ({ kind: 'code-tried', number, isCorrect }) as const
const refusedDocument = { kind: 'document', ...refusedPicture } as const
const refusedFace = { kind: 'face', ...refusedPicture } as const

describe('The state of a link', () => {
  it('counts the tries of a code from when it was sent last', () => {
    const wrong = [codeSent('+1202'), tried('+1202', false), tried('+1202', false)]
    expect(personOf(stateOf(...wrong), null).pendingCode).toEqual({
      ...{ number: '+1202', digest: 'd1', expiresAt: 600_000, tries: 2 },
    })
    expect(personOf(stateOf(...wrong, codeSent('+1202')), null).pendingCode?.tries).toBe(0)
  })

  it('knows the number that a code proved, and the code is gone', () => {
    const state = stateOf(codeSent('+1202'), tried('+1202', true))
    expect(personOf(state, null)).toMatchObject({ validatedPhone: '+1202', pendingCode: null })
    expect(validatedPhoneOf(state)).toBe('+1202')
  })

  it('keeps the telephone and the consent of each party apart', () => {
    const opened = (party: string) => ({ kind: 'opened', party, device: 'desktop', language: '' }) as const
    const state = stateOf(
      { ...opened('PARTYONE'), by: '11111111' },
      { ...opened('PARTYTWO'), by: '22222222' },
      { ...codeSent('+1202'), by: '11111111' },
      { ...tried('+1202', true), by: '11111111' },
    )
    expect(state.sessions).toBe(2)
    expect(personOf(state, 'PARTYONE').validatedPhone).toBe('+1202')
    expect(personOf(state, 'PARTYTWO').validatedPhone).toBe('')
  })

  it('takes the last picture that was good, and counts those that were not', () => {
    const good = { kind: 'document', ...acceptedPicture, evidence: keptPicture } as const
    const { document } = stateOf(refusedDocument, good, refusedDocument)
    expect(document).toMatchObject({ refused: 2, accepted: { isAccepted: true, evidence: keptPicture } })
  })

  it('is used up by five refusals of a step', () => {
    const four = Array.from({ length: 4 }, () => refusedDocument)
    expect(isUsedUp(testLink(), stateOf(...four))).toBe(false)
    expect(isUsedUp(testLink(), stateOf(...four, refusedFace))).toBe(false)
    expect(isUsedUp(testLink(), stateOf(...four, refusedDocument))).toBe(true)
  })

  it('lets the profile of version 2 say how many refusals a step may have', () => {
    const twice = stateOf(refusedDocument, refusedDocument)
    const link = testLink({ docupass: { maxAttempt: 2 } })
    expect([isUsedUp({ ...link, version: 2 }, twice), isUsedUp(link, twice)]).toEqual([true, false])
  })

  it('has as many attempts left as the step allows', () => {
    const none = { accepted: null, last: null, refused: 0 }
    const state = (document: number, face: number) => {
      return { document: { ...none, refused: document }, face: { ...none, refused: face } }
    }
    expect(attemptsLeft(testLink(), state(1, 0), 'document')).toBe(4)
    expect(attemptsLeft(testLink(), state(1, 0), 'face')).toBe(5)
    const two = testLink({ version: 2, docupass: { maxAttempt: 2 } })
    expect([attemptsLeft(two, state(1, 0), 'document'), attemptsLeft(two, state(3, 0), 'document')]).toEqual([
      1, 0,
    ])
  })

  it('begins anew with what it was made with, where what an unfinished visit had is forgotten', () => {
    const given = { kind: 'document', ...acceptedPicture, evidence: keptPicture, by: '' } as const
    const forgotten = { kind: 'forgotten', by: '' } as const
    const visited = [refusedFace, { kind: 'selected', country: 'DE', type: 'P' }] as const
    const state = stateOf(given, ...visited, forgotten)
    expect(state).toMatchObject({ selection: null, document: { accepted: { evidence: keptPicture } } })
    expect(state.face).toEqual({ accepted: null, last: null, refused: 1 })
    expect(stateOf({ ...given, by: 'bbbbbbbb' }, forgotten).document.accepted).toBeNull()
  })

  it('begins one step anew when it is asked for again, and leaves the other', () => {
    const state = stateOf(
      { kind: 'document', ...acceptedPicture },
      { kind: 'face', ...acceptedPicture },
      refusedFace,
      { kind: 'asked-again', step: 'face' },
    )
    expect(state.face).toEqual({ accepted: null, last: null, refused: 0 })
    expect(state.document.accepted).not.toBeNull()
  })

  it('begins anew when it was forgotten, but what limits count stays', () => {
    const state = stateOf(
      { kind: 'opened', party: null, device: 'desktop', language: '' },
      codeSent('+1202'),
      tried('+1202', true),
      { kind: 'consented', textId: 'face', sha256: 'ab', language: 'en', version: 1 },
      { kind: 'selected', country: 'US', type: 'P' },
      { kind: 'form', answers: { colour: 'red' } },
      refusedDocument,
      { kind: 'document', ...acceptedPicture },
      { kind: 'noted', action: 'seen', data: [] },
      { kind: 'extended', until: 9_000 },
      { kind: 'contract', signingId: '6'.repeat(32) },
      { kind: 'signed', party: '' },
      { kind: 'forgotten' },
    )
    expect(state).toEqual({
      ...{ sessions: 1, codesSent: 1, notes: 1, people: new Map(), selection: null, answers: null },
      ...{ signingId: null, signed: [], isPersonAsked: false, extensions: 1, extendedTo: 9_000 },
      document: { accepted: null, last: null, refused: 1 },
      face: { accepted: null, last: null, refused: 0 },
    })
  })

  it('has a time that is over from the instant at which it ends, and never without an end', () => {
    const [link, state] = [testLink({ expiresAt: 5_000 }), stateOf()]
    expect([isExpiredAt(link, state, 4_999), isExpiredAt(link, state, 5_000)]).toEqual([false, true])
    expect(isExpiredAt(testLink(), state, Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('has a time that ends when its person was given more', () => {
    const link = testLink({ expiresAt: 5_000 })
    const state = stateOf({ kind: 'extended', until: 7_000 }, { kind: 'extended', until: 8_000 })
    expect([state.extensions, expiryOf(link, state)]).toEqual([2, 8_000])
    expect([isExpiredAt(link, state, 7_999), isExpiredAt(link, state, 8_000)]).toEqual([false, true])
  })
})

const minute = 60_000
const timed = { expiresAt: 100 * minute }
const untouched = { extensions: 0, extendedTo: null }

describe('More time', () => {
  it.each([
    ['is given in the last five minutes', 95 * minute, untouched, 115 * minute],
    ['is given in the last moment', 100 * minute - 1, untouched, 115 * minute],
    ['is not given before', 95 * minute - 1, untouched, null],
    ['is not given twice for one end', 96 * minute, { extensions: 1, extendedTo: 115 * minute }, null],
    [
      'is given again near the new end',
      110 * minute,
      { extensions: 1, extendedTo: 115 * minute },
      130 * minute,
    ],
    ['is given ten times', 231 * minute, { extensions: 9, extendedTo: 235 * minute }, 250 * minute],
    ['is not given an eleventh time', 249 * minute, { extensions: 10, extendedTo: 250 * minute }, null],
  ] as const)('%s', (...[, now, state, until]) => {
    expect(moreTime(timed, state, now).until).toBe(until)
  })

  it('is left ten times, and never for a link without an end', () => {
    expect(moreTime(timed, untouched, 0).extensionsLeft).toBe(10)
    expect(moreTime(timed, { extensions: 4, extendedTo: 1 }, 0).extensionsLeft).toBe(6)
    expect(moreTime({ expiresAt: null }, untouched, 0)).toEqual({ extensionsLeft: 0, until: null })
  })
})
