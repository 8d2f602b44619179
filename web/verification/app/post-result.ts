import type { EndReason } from '../session/reply.ts'

/** What a page around this one learns: that it is over, and nothing of what was found. */
const statuses = {
  ...{ accepted: 'completed', 'under-review': 'completed', completed: 'completed' },
  ...{ failed: 'failed', expired: 'failed', 'used-up': 'failed' },
} as const satisfies Readonly<Record<EndReason, 'completed' | 'failed'>>

/** Says the end to the page that frames this one, whichever it is: the message holds nothing that it did not know. */
export function postResult(reason: EndReason, reference: string): void {
  if (parent === window) return
  parent.postMessage({ source: 'docupass', status: statuses[reason], reference }, '*')
}
