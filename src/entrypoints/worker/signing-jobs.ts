import { tendSigning } from '../../flows/agreements/signing/act-on-signing.ts'
import { sealSigning, type SealPorts } from '../../flows/agreements/signing/seal-signing.ts'
import { systemPrincipal } from '../../vocabulary/account/system-principal.ts'
import { type JobHandler, typedJobHandler } from './job-handler.ts'

/** The jobs of documents that are being signed. Each may run twice: a signing moves on by one of its versions at a time. */
export function signingJobs(ports: SealPorts): Readonly<Record<string, JobHandler>> {
  return {
    'seal-signing': typedJobHandler('seal-signing', (_, { accountId, signingId: id }, signal) =>
      sealSigning(ports, systemPrincipal(accountId), { id, signal }),
    ),
    'expire-signing': typedJobHandler('expire-signing', (_, { accountId, signingId: id }) =>
      tendSigning(ports, systemPrincipal(accountId), { id, kind: 'expire' }),
    ),
    'remind-signing': typedJobHandler('remind-signing', (_, { accountId, signingId: id }) =>
      tendSigning(ports, systemPrincipal(accountId), { id, kind: 'remind' }),
    ),
  }
}
