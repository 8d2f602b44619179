import { verifyAudit } from '../../../../flows/audit/audit.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { verifyBody, verifyReply } from './schema.ts'

export const postAuditVerify = endpointWithKey({
  method: 'POST',
  path: '/x/audit/verify',
  tag: 'audit',
  summary: 'Examine the audit log from its first entry to its end, also against a checkpoint',
  scope: 'operate',
  audit: 'audit.verified',
  body: verifyBody,
  answer: verifyReply,
  timeoutMs: 1_800_000,
  run: async ({ ports, principal, body }) => {
    const { entries, hash, fault } = await verifyAudit(ports, principal, body.checkpoint)
    return { json: { success: true, isWhole: fault === null, entries, hash, fault }, shown: { ids: [] } }
  },
})
