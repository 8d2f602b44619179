import type { HostedCall } from '../session/holder-client.ts'
import type { Outcome } from '../session/reply.ts'
import type { LinkTrouble, Problem } from './flow-state.ts'

/** Why nothing can be done with this address; null where something can. */
export function troubleOf(outcome: Outcome, isOpening: boolean): LinkTrouble | null {
  if (outcome.kind !== 'refused') return null
  const { code, message } = outcome
  if (code === 'DOCUPASS_FATAL_ERROR' && message === 'REFERENCE_NOT_FOUND') return 'unknown'
  if (code === 'DOCUPASS_FATAL_ERROR' && message === 'SESSION_NOT_FOUND')
    return isOpening ? 'hand-off-used' : 'unknown'
  if (code === 'DOCUPASS_ERROR_MESSAGE') return isOpening ? 'not-now' : null
  return null
}

/** What to say of a call that was not taken; null for nothing. */
export function problemOf(call: HostedCall | 'look', outcome: Outcome): Problem | null {
  // Notes of the page are no concern of the person.
  if (call === 'audit') return null
  if (outcome.kind === 'no-answer')
    return call === 'create_phone_verification' ? { kind: 'code-maybe-sent' } : { kind: 'service' }
  if (outcome.kind === 'failed') {
    const isOfPicture = outcome.status < 500 && (call === 'upload_document' || call === 'upload_face')
    return isOfPicture ? { kind: 'unreadable-picture' } : { kind: 'service' }
  }
  if (outcome.kind === 'busy') return { kind: 'service' }
  return outcome.kind === 'refused' ? ofRefusal(call, outcome) : null
}

function ofRefusal(
  call: HostedCall | 'look',
  { code, message }: Extract<Outcome, { readonly kind: 'refused' }>,
): Problem {
  const codes = message.split(',').map((one) => one.trim())
  switch (code) {
    case 'DOCUPASS_DOCUMENT_REJECTED':
      return { kind: 'picture', step: 'document', codes }
    case 'DOCUPASS_FACE_REJECTED':
      return { kind: 'picture', step: 'face', codes }
    case 'DOCUPASS_GENERIC_ERROR':
    case 'DOCUPASS_FATAL_ERROR':
      return { kind: 'word', word: message }
    case 'DOCUPASS_ERROR_POPUP':
      if (call === 'save_document_selection') return { kind: 'other-document' }
      return call === 'create_phone_verification' ? { kind: 'code-not-sent' } : { kind: 'service' }
    default:
      return { kind: 'service' }
  }
}
