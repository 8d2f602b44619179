import { createHash } from 'node:crypto'
import type { AuditRecords, AuditView } from '../../../flows/ports/audit.ts'
import { appendAudits, type AuditFact, nothingHashed } from '../audit/audit.ts'
import type { RecordsContext } from '../engine/records-context.ts'

/** So many views of one account are committed together at most. */
const batch = 200

interface Waiting {
  readonly fact: AuditFact
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Views of one account that come while others of it are being committed wait for those and are then committed
 * together: each is durable before its answer leaves, and a busy account pays for one COMMIT, not for hundreds.
 */
export function viewRecords(context: RecordsContext): Pick<AuditRecords, 'recordView'> {
  const queues = new Map<string, Waiting[]>()
  const drain = async (accountId: string, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const together = queue.splice(0, batch)
      try {
        await commitViews(context, accountId, together)
        for (const { resolve } of together) resolve()
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    queues.delete(accountId)
  }
  return {
    recordView: (view) =>
      new Promise((resolve, reject) => {
        const waiting = { fact: factOf(view, context.clock.now()), resolve, reject }
        const queue = queues.get(view.accountId)
        if (queue !== undefined) {
          queue.push(waiting)
          return
        }
        const begun = [waiting]
        queues.set(view.accountId, begun)
        void drain(view.accountId, begun)
      }),
  }
}

async function commitViews(
  context: RecordsContext,
  accountId: string,
  views: readonly Waiting[],
): Promise<void> {
  await context.database.inTransaction({ account: accountId }, async (sql) => {
    const { key } = await context.ring.accountKey(sql, accountId, 'audit')
    await appendAudits(sql, key, { accountId, facts: views.map(({ fact }) => fact) })
  })
}

function factOf({ accountId, actor, action, ids }: AuditView, at: number): AuditFact {
  const [only] = ids
  if (only !== undefined && ids.length === 1)
    return { accountId, at, actor, action, target: only, digest: nothingHashed }
  const digest = ids.length === 0 ? nothingHashed : createHash('sha256').update(ids.join('\n')).digest()
  return { accountId, at, actor, action, target: '', digest }
}
