import { mayAskPerson } from '../../../engine/verification/calls.table.ts'
import { invalidLinkAction } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import { type CompletionPorts, completeLink } from '../complete-link.ts'
import type { HolderRequest } from '../holder-request.ts'
import { takeStep } from '../link-step.ts'

/**
 * Ends the link with what is there, for a person of the account to decide. Throws LinkRefusal DOCUPASS_INVALID_ACTION where the
 * profile does not allow it, or where only a signature is left.
 */
export async function askPerson(ports: CompletionPorts, holder: HolderRequest): Promise<LinkHistory> {
  const { principal, linkId, limits } = holder
  const history = await takeStep(ports, holder, {
    call: 'ask_person',
    deed: ({ history: { link }, task }) => {
      if (!mayAskPerson(link, task)) throw invalidLinkAction()
      return { kind: 'person-asked' }
    },
  })
  await completeLink(ports, principal, { linkId, isExpired: false, signal: limits.signal })
  return (await ports.records.getLink(principal, linkId)) ?? history
}
