import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { maxAhead } from '../face/refuse-without-consent.ts'
import { requireFound } from '../screening/require-found.ts'
import type {
  Consent,
  ConsentFilter,
  ConsentPage,
  ConsentText,
  NewConsent,
  NewConsentText,
} from '../ports/consents/consents.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { CursorPageRequest } from '../ports/pagination.ts'

export function storeConsentText(
  { records }: RecordPorts,
  principal: Principal,
  text: NewConsentText,
): Promise<ConsentText> {
  return records.keepConsentText(principal, text)
}

export function listConsentTexts(
  { records }: RecordPorts,
  principal: Principal,
): Promise<readonly ConsentText[]> {
  return records.consentTexts(principal)
}

/**
 * Throws Refusal ERROR_INVALID_VALUE where it says of no one whose consent it is, lies in the future, or names no stored
 * wording, and
 * ERROR_NOT_FOUND when there is no such subject or record.
 */
export async function recordConsent(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  principal: Principal,
  consent: NewConsent,
): Promise<Consent> {
  if (consent.target === null && consent.customData === '')
    throw invalidValue('customData', 'Either customData or target must name the person who agreed.')
  if (consent.givenAt > clock.now() + maxAhead) throw invalidValue('at', 'It is in the future.')
  if ((await records.consentTexts(principal, consent.textId)).length === 0)
    throw invalidValue(
      'textId',
      'No wording of this id is stored; store it first with POST /x/consents/texts.',
    )
  return requireFound(await records.recordConsent(principal, consent))
}

export function listConsents(
  { records }: RecordPorts,
  principal: Principal,
  page: ConsentFilter & CursorPageRequest,
): Promise<ConsentPage> {
  return records.consents(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND also for one that was withdrawn before. */
export async function withdrawConsent(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<Consent> {
  return requireFound(await records.withdrawConsent(principal, id))
}
