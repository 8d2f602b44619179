import { z } from 'zod'
import type { BackupStatus } from '../../../../flows/ports/backup/backups.ts'
import type { NumberedErasure } from '../../../../flows/ports/retention/erasures.ts'
import { unixSeconds, success, text } from '../../kit/shapes/value-schemas.ts'

export const backupBody = z.object({
  folder: text(4_000).describe('Absolute path of a new folder on the machine of the service.'),
})

const report = z
  .object({
    folder: z.string(),
    madeAt: z.int().describe('Unix seconds: the moment whose store it is.'),
    files: z.int(),
    bytes: z.int(),
    counts: z.record(z.string(), z.int()).describe('Rows by table.'),
    heldMs: z.int().describe('Milliseconds during which writers had to wait.'),
  })
  .meta({ id: 'BackupReport' })

export const backupReply = z.object({
  success,
  state: z.enum(['none', 'running', 'done', 'failed']),
  stage: z.enum(['database', 'pictures', 'hashes']).nullable(),
  done: z.int().describe('Files of this stage.'),
  report: report.nullable(),
  trouble: z.string().nullable(),
  masterKeyExported: z
    .boolean()
    .describe('Whether the master key in use was exported once: without it a backup is worth nothing.'),
})

export function presentBackup({ report: finishedReport, ...status }: BackupStatus) {
  const presentedReport =
    finishedReport === null ? null : { ...finishedReport, madeAt: unixSeconds(finishedReport.madeAt) }
  return { success: true as const, ...status, report: presentedReport }
}

export const erasuresQuery = z.object({
  after: z.exactOptional(z.coerce.number().int().min(0).describe('`next` of the page before.')),
})

const erasure = z
  .object({
    accountId: z.string(),
    kind: z.enum(['transaction', 'screening', 'subject']),
    targetId: z.string(),
    at: z.int().describe('Milliseconds since 1970, as in the ledger itself.'),
    actor: z.string(),
    lastSeq: z.int(),
    digest: z.string(),
  })
  .meta({ id: 'Erasure' })

export const erasuresReply = z.object({
  items: z.array(erasure),
  next: z.int().nullable().describe('Where the next page begins; null on the last one.'),
})

export function presentErasures(page: readonly NumberedErasure[], limit: number) {
  const items = page.map(({ seq: _, ...entry }) => entry)
  return { items, next: page.length < limit ? null : (page.at(-1)?.seq ?? null) }
}
