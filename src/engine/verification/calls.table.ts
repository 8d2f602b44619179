import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkCall, LinkTask } from '../../vocabulary/verification/link-tasks.ts'

/** Calls that go at every task of a link that is open. */
const always = ['get_action', 'save_consent', 'create_handoff', 'extend_time', 'audit'] as const

/** By which a person does what a task asks for. */
const steps = {
  phone: ['create_phone_verification', 'check_phone_verification'],
  customform: ['save_form'],
  document: ['save_document_selection', 'upload_document'],
  face: ['upload_face'],
  contract: ['submit_contract'],
} as const satisfies Readonly<Partial<Record<LinkTask, readonly LinkCall[]>>>

/** Whether a call does what a task asks for: it moves the link on. */
export const isStepCall = (call: LinkCall): boolean =>
  Object.values<readonly LinkCall[]>(steps).some((calls) => calls.includes(call))

/** What may be called at which task. Everything else is DOCUPASS_INVALID_ACTION, and changes nothing. */
const callsAt: Readonly<Record<LinkTask, readonly LinkCall[]>> = {
  phone: [...always, 'ask_person', ...steps.phone],
  customform: [...always, 'ask_person', ...steps.customform],
  document: [...always, 'ask_person', ...steps.document],
  face: [...always, 'ask_person', ...steps.face],
  contract: [...always, ...steps.contract],
  party_pending: ['get_action', 'extend_time', 'audit'],
  ended: ['get_action'],
}

export const isCallAllowed = (task: LinkTask, call: LinkCall): boolean => callsAt[task].includes(call)

/** Whether the person may ask for a person of the account: not for a signature, which no one can give instead. */
export const mayAskPerson = (
  { kind, profile }: Pick<HostedLink, 'kind' | 'profile'>,
  task: LinkTask,
): boolean => profile.docupass.allowManualReview && kind !== 'signature' && isCallAllowed(task, 'ask_person')
