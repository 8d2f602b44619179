import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkCall, LinkTask } from '../../vocabulary/verification/link-tasks.ts'

/** Calls that go at every task of a link that is open. */
const always = ['get_action', 'save_consent', 'create_handoff', 'audit'] as const

/** What may be called at which task. Everything else is DOCUPASS_INVALID_ACTION, and changes nothing. */
export const callsAt: Readonly<Record<LinkTask, readonly LinkCall[]>> = {
  phone: [...always, 'ask_person', 'create_phone_verification', 'check_phone_verification'],
  customform: [...always, 'ask_person', 'save_form'],
  document: [...always, 'ask_person', 'save_document_selection', 'upload_document'],
  face: [...always, 'ask_person', 'upload_face'],
  contract: [...always, 'submit_contract'],
  party_pending: ['get_action', 'audit'],
  ended: ['get_action'],
}

export const isCallAllowed = (task: LinkTask, call: LinkCall): boolean => callsAt[task].includes(call)

/** Whether the person may ask for a person of the account: not for a signature, which no one can give instead. */
export const mayAskPerson = (
  { kind, profile }: Pick<HostedLink, 'kind' | 'profile'>,
  task: LinkTask,
): boolean => profile.docupass.allowManualReview && kind !== 'signature' && isCallAllowed(task, 'ask_person')
