import { isLate, partyState } from '../../../engine/agreements/signing/course.ts'
import type {
  PartyState,
  Signing,
  SigningParty,
  SigningState,
} from '../../../vocabulary/agreements/signing.ts'

/** Where a signing stands: one whose time is over has expired, also before that was written down. */
export function signingStateAt(signing: Signing, now: number): SigningState {
  return signing.state === 'open' && isLate(signing, now) ? 'expired' : signing.state
}

export function partyStateOf(signing: Signing, party: SigningParty): PartyState {
  return partyState(signing, party)
}
