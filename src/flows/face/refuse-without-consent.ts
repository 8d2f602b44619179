import type { FaceConsent } from '../../vocabulary/face/face-facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { ConsentStatus } from '../ports/consents/consents.ts'
import type { Ports } from '../ports/ports.ts'
import type { RequestCommand, SelfieInput } from '../scan/scan-command.ts'

/** Clocks differ by so much, in milliseconds. */
export const maxAhead = 5 * 60_000

interface ConsentRequest {
  readonly command: Pick<RequestCommand, 'customData'> & { readonly selfie: SelfieInput }
  readonly profile: { readonly face: Pick<Profile['face'], 'requireConsent'> }
  readonly now: number
}

/**
 * Before any face is looked at: where the profile asks for it, consent must have been recorded, with the request or
 * before it for the same `customData`, and not withdrawn since.
 *
 * @returns the selfie with the consent that it is looked at under
 * @throws Refusal ERROR_OPERATION_FAILED without one, ERROR_INVALID_VALUE where it lies in the future
 */
export async function refuseWithoutConsent(
  { records }: { readonly records: Pick<Ports['records'], 'consentStatus'> },
  principal: Principal,
  { command: { selfie, customData }, profile, now }: ConsentRequest,
): Promise<SelfieInput> {
  const { consent, frames, video } = selfie
  if (consent !== null && consent.at > now + maxAhead)
    throw invalidValue('consent.at', 'It is in the future.')
  const isSent = frames.length > 0 || video !== null
  if (!isSent || !profile.face.requireConsent) return selfie
  const known = customData === '' ? noConsent : await records.consentStatus(principal, customData)
  return { ...selfie, consent: consentInForce(consent, known) }
}

const noConsent: ConsentStatus = { given: null, withdrawnAt: null }

function consentInForce(sent: FaceConsent | null, { given, withdrawnAt }: ConsentStatus): FaceConsent {
  const consent = sent ?? given
  if (consent === null) throw consentMissing()
  if (sent !== null && withdrawnAt !== null && sent.at <= withdrawnAt) throw consentWithdrawn()
  return consent
}

const consentRefusal = (what: string): Refusal =>
  new Refusal('ERROR_OPERATION_FAILED', {
    message: `The profile requires consent before a face is examined${what}`,
  })

const consentMissing = (): Refusal =>
  consentRefusal(
    ": send 'consent' with textId and at, or record it at POST /x/consents for the same customData.",
  )

const consentWithdrawn = (): Refusal =>
  consentRefusal(
    ", and the consent sent was withdrawn: send 'consent' with a later 'at' once the person has agreed again.",
  )
