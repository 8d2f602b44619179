import type {
  KeptBytes,
  PartyAct,
  PartyState,
  SealedFile,
  Signing,
  SigningParty,
} from '../../../vocabulary/agreements/signing.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'

/** Something that is done to a signing, by a party, by who started it, or by the service. */
export type SigningCall =
  | { readonly kind: 'show'; readonly party: string; readonly act: PartyAct; readonly sha256: string }
  | { readonly kind: 'sign'; readonly party: string; readonly act: PartyAct; readonly answers: KeptBytes }
  | { readonly kind: 'decline'; readonly party: string; readonly act: PartyAct; readonly reason: string }
  | { readonly kind: 'cancel' | 'expire' | 'remind'; readonly at: number }
  | { readonly kind: 'seal'; readonly file: SealedFile }

/**
 * The signing after a call. Nothing that a party did is ever changed by a later call.
 *
 * @throws Refusal INVALID_ACTION where the call is out of step, ERROR_NOT_FOUND for a party that is none of it
 */
export function nextSigning(signing: Signing, call: SigningCall): Signing {
  switch (call.kind) {
    case 'show':
    case 'sign':
    case 'decline':
      return partyActs(signing, call)
    case 'cancel':
      return ended(inState(signing, 'open'), { state: 'cancelled', at: call.at })
    case 'expire':
      if (!isLate(inState(signing, 'open'), call.at)) throw outOfStep('The time of this signing is not over.')
      return ended(signing, { state: 'expired', at: call.at })
    case 'remind':
      return { ...inState(signing, 'open'), remindedAt: call.at }
    case 'seal':
      return { ...inState(signing, 'sealing'), state: 'sealed', endedAt: call.file.at, sealed: call.file }
  }
}

type PartyCall = Extract<SigningCall, { readonly party: string }>

function partyActs(signing: Signing, call: PartyCall): Signing {
  const party = partyOf(signing, call.party)
  const { at } = call.act
  if (isLate(inState(signing, 'open'), at)) throw outOfStep('The time to sign is over.')
  const state = partyState(signing, party)
  if (state === 'waiting') throw outOfStep('Another party signs first.')
  if (state === 'signed') throw outOfStep('This party has signed already.')
  if (call.kind === 'decline')
    return {
      ...ended(signing, { state: 'declined', at }),
      parties: replaced(signing, { ...party, declined: { ...call.act, reason: call.reason } }),
    }
  if (call.kind === 'show') {
    if (call.sha256 !== signing.shown.sha256)
      throw outOfStep('The document of this signing has another SHA-256. Show the one that it has.')
    // What counts is when it was shown first.
    return party.shown === null
      ? { ...signing, parties: replaced(signing, { ...party, shown: call.act }) }
      : signing
  }
  if (party.shown === null) throw outOfStep('Show the document to this party first.')
  const parties = replaced(signing, { ...party, signed: { ...call.act, answers: call.answers } })
  const isComplete = parties.every(({ signed }) => signed !== null)
  return { ...signing, parties, state: isComplete ? 'sealing' : 'open' }
}

/** Throws Refusal ERROR_NOT_FOUND. */
export function partyOf({ parties }: Signing, id: string): SigningParty {
  const party = parties.find((one) => one.id === id)
  if (party === undefined) throw new Refusal('ERROR_NOT_FOUND')
  return party
}

export function partyState(signing: Pick<Signing, 'isOrdered' | 'parties'>, party: SigningParty): PartyState {
  if (party.declined !== null) return 'declined'
  if (party.signed !== null) return 'signed'
  const before = signing.parties.slice(0, signing.parties.indexOf(party))
  if (signing.isOrdered && before.some(({ signed }) => signed === null)) return 'waiting'
  return party.shown === null ? 'open' : 'shown'
}

/** Whether its time is over, perhaps before that was written down. */
export const isLate = ({ expiresAt }: Pick<Signing, 'expiresAt'>, at: number): boolean =>
  expiresAt !== null && expiresAt <= at

const replaced = ({ parties }: Signing, party: SigningParty): readonly SigningParty[] =>
  parties.map((one) => (one.id === party.id ? party : one))

const ended = (
  signing: Signing,
  { state, at }: { readonly state: Signing['state']; readonly at: number },
): Signing => ({ ...signing, state, endedAt: at })

function inState(signing: Signing, state: Signing['state']): Signing {
  if (signing.state !== state) throw outOfStep(`The signing is ${signing.state}, not ${state}.`)
  return signing
}

const outOfStep = (why: string): Refusal => new Refusal('INVALID_ACTION', { message: why })
