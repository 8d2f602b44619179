import { createHash } from 'node:crypto'
import type { AuditRecords, AuditView } from '../../../flows/ports/audit/audit.ts'
import { type AuditFact, nothingHashed } from '../audit/audit-chain.ts'
import type { RecordsContext } from '../engine/records-context.ts'

/** Each view is durable before its answer leaves; it may share a commit with what else is written at the moment. */
export function viewRecords(context: RecordsContext): Pick<AuditRecords, 'recordView'> {
  return {
    recordView: async (view) => {
      const facts = [factOf(view, context.clock.now())]
      await context.writes.commit({ accountId: view.accountId, rows: [], facts, counters: [] })
    },
  }
}

function factOf({ accountId, actor, action, ids }: AuditView, at: number): AuditFact {
  const [only] = ids
  if (only !== undefined && ids.length === 1)
    return { accountId, at, actor, action, target: only, digest: nothingHashed }
  const digest = ids.length === 0 ? nothingHashed : createHash('sha256').update(ids.join('\n')).digest()
  return { accountId, at, actor, action, target: '', digest }
}
