import { describe, expect, it } from 'vitest'
import type { PartyAct, Signing, SigningParty } from '../../../vocabulary/agreements/signing.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { nextSigning, partyState, type SigningCall } from './course.ts'

const sha256 = 'a'.repeat(64)
const kept = { blobId: 'b', sha256, size: 1 }
const act = (at: number): PartyAct => ({ at, device: { address: '', userAgent: '', source: 'seen' } })
const party = (id: string): SigningParty => ({
  ...{ id, role: id, name: '', email: '', telephone: '', identity: null },
  ...{ shown: null, signed: null, declined: null },
})
const open: Signing = {
  ...{ id: 's', mode: 'live', name: 'Lease', template: { id: 't', version: 1 }, timezone: 'UTC' },
  ...{ transactionId: null, isOrdered: true, createdAt: 1, expiresAt: 1000, reminderHours: null },
  ...{ remindedAt: null, consent: { text: '', sha256: '' }, fields: [], shown: kept, tree: kept },
  ...{ parties: [party('a'), party('b')], state: 'open', endedAt: null, sealed: null },
}
const file = {
  ...{ fileName: 'f', sha256, size: 1, at: 90, level: 'B-B', sealedBy: 'CN=x', timeStampedAt: null },
}
const show = (who: string, at = 10, hash = sha256): SigningCall => {
  return { kind: 'show', party: who, act: act(at), sha256: hash }
}
const sign = (who: string, at = 20): SigningCall => ({
  kind: 'sign',
  party: who,
  act: act(at),
  answers: kept,
})
const decline = (who: string): SigningCall => {
  return { kind: 'decline', party: who, act: act(20), reason: 'The rent is wrong.' }
}
const cancel: SigningCall = { kind: 'cancel', at: 30 }
const expire: SigningCall = { kind: 'expire', at: 1000 }
const remind: SigningCall = { kind: 'remind', at: 40 }
const seal: SigningCall = { kind: 'seal', file }
const after = (...calls: readonly SigningCall[]): Signing => calls.reduce(nextSigning, open)

const allSigned = [show('a'), sign('a'), show('b'), sign('b')]
const courses = {
  open: after(),
  'shown to a': after(show('a')),
  'signed by a': after(show('a'), sign('a')),
  sealing: after(...allSigned),
  sealed: after(...allSigned, seal),
  declined: after(show('a'), decline('a')),
  expired: after(expire),
  cancelled: after(cancel),
}
type Course = keyof typeof courses
const calls = {
  ...{ 'show to a': show('a'), 'show to b': show('b'), 'sign a': sign('a'), 'sign b': sign('b') },
  ...{ 'decline a': decline('a'), 'decline b': decline('b'), cancel, expire, remind, seal },
}
type Call = keyof typeof calls

/** What may be done where, and the state that follows; all else is out of step. */
const allowed: Readonly<Record<Course, Readonly<Partial<Record<Call, Signing['state']>>>>> = {
  open: {
    ...{ 'show to a': 'open', 'decline a': 'declined' },
    ...{ cancel: 'cancelled', expire: 'expired', remind: 'open' },
  },
  'shown to a': {
    ...{ 'show to a': 'open', 'sign a': 'open', 'decline a': 'declined' },
    ...{ cancel: 'cancelled', expire: 'expired', remind: 'open' },
  },
  'signed by a': {
    ...{ 'show to b': 'open', 'decline b': 'declined' },
    ...{ cancel: 'cancelled', expire: 'expired', remind: 'open' },
  },
  sealing: { seal: 'sealed' },
  ...{ sealed: {}, declined: {}, expired: {}, cancelled: {} },
}

const isCourse = (name: string): name is Course => Object.hasOwn(courses, name)
const isCall = (name: string): name is Call => Object.hasOwn(calls, name)
const table = Object.keys(courses)
  .filter(isCourse)
  .flatMap((course) =>
    Object.keys(calls)
      .filter(isCall)
      .map((call) => [course, call, allowed[course][call] ?? 'refused'] as const),
  )

function stateAfter(signing: Signing, call: SigningCall): string {
  try {
    return nextSigning(signing, call).state
  } catch (error) {
    return error instanceof Refusal && error.code === 'INVALID_ACTION' ? 'refused' : String(error)
  }
}

describe('a signing in order', () => {
  it.each(table)('that is %s, called to %s, is %s', (course, call, expected) => {
    expect(stateAfter(courses[course], calls[call])).toBe(expected)
  })

  it('says whose turn it is', () => {
    const states = (signing: Signing) => signing.parties.map((one) => partyState(signing, one))
    expect(states(after())).toEqual(['open', 'waiting'])
    expect(states(after(show('a')))).toEqual(['shown', 'waiting'])
    expect(states(after(show('a'), sign('a')))).toEqual(['signed', 'open'])
    expect(states(courses.declined)).toEqual(['declined', 'waiting'])
  })

  it('keeps the moment of the first showing, and a signature as it was given', () => {
    const signing = after(show('a', 10), show('a', 15), sign('a', 20))
    expect(signing.parties[0]?.shown?.at).toBe(10)
    expect(stateAfter(signing, sign('a', 25))).toBe('refused')
    expect(signing.parties[0]?.signed?.at).toBe(20)
  })
})

describe('a signing in any order', () => {
  it('is taken from the second party first', () => {
    const parallel = { ...open, isOrdered: false }
    const signing = [show('b'), sign('b'), show('a'), sign('a')].reduce(nextSigning, parallel)
    expect(signing.state).toBe('sealing')
  })
})

describe('a call', () => {
  it('that showed another document is refused', () => {
    expect(stateAfter(open, show('a', 10, 'b'.repeat(64)))).toBe('refused')
  })

  it('after the time of the signing is refused, also before that was written down', () => {
    const shown = after(show('a'))
    expect(stateAfter(shown, sign('a', 999))).toBe('open')
    expect(stateAfter(shown, sign('a', 1000))).toBe('refused')
    expect(stateAfter(open, { kind: 'expire', at: 999 })).toBe('refused')
  })

  it('of a party that is none of it finds nothing', () => {
    expect(() => nextSigning(open, show('c'))).toThrow(new Refusal('ERROR_NOT_FOUND'))
  })
})
