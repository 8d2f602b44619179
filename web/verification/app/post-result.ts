import type { EndReason } from '../session/reply.ts'

/** What a page around this one learns: that it is over, and nothing of what was found. */
type Status = 'completed' | 'failed' | 'cancelled' | 'error'

const statuses: Readonly<Record<EndReason, Status>> = {
  ...{ accepted: 'completed', 'under-review': 'completed', completed: 'completed' },
  ...{ failed: 'failed', expired: 'failed', 'used-up': 'failed' },
}

/** Says the end to the page that frames this one, whichever it is: the message holds nothing that it did not know. */
export function postResult(status: Status, reference: string): void {
  if (parent !== window) parent.postMessage({ source: 'docupass', status, reference }, '*')
}

export const postEnd = (reason: EndReason, reference: string): void => postResult(statuses[reason], reference)
