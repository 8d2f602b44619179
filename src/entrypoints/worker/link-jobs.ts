import { type CompletionPorts, completeLink } from '../../flows/verification/complete-link.ts'
import { systemPrincipal } from '../../vocabulary/account/system-principal.ts'
import { type JobHandler, typedJobHandler } from './job-handler.ts'

/** The ends of hosted links. Each job may run twice: a link has one end. */
export function linkJobs(ports: CompletionPorts): Readonly<Record<string, JobHandler>> {
  const end = (isExpired: boolean) => {
    return (_: unknown, job: { readonly accountId: string; readonly linkId: string }, signal: AbortSignal) =>
      completeLink(ports, systemPrincipal(job.accountId), { linkId: job.linkId, isExpired, signal })
  }
  return {
    'complete-link': typedJobHandler('complete-link', end(false)),
    'expire-link': typedJobHandler('expire-link', end(true)),
  }
}
