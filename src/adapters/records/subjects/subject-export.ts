import type {
  SubjectExport,
  SubjectRecords,
  SubjectScreening,
} from '../../../flows/ports/subjects/subjects.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { signingsOf } from '../agreements/signing-rows.ts'
import { consentOf } from '../consents/consent-rows.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'
import { falsePositivesOf } from '../screening/false-positives.ts'
import { contractsOf, filesOf } from '../images/files.ts'
import { openJson } from '../engine/sealed-json.ts'
import { readSealed } from '../screening/stored-screenings.ts'
import { linksOfSubject } from '../verification/links-of-subject.ts'
import { findSubject } from './subjects.ts'
import { findTransactions } from '../transactions/transaction-rows.ts'

export function subjectExportRecords(context: RecordsContext): Pick<SubjectRecords, 'exportSubject'> {
  return {
    exportSubject: (principal, subjectId) =>
      asAccount(context, principal, (sql) => exported(context, sql, { principal, subjectId })),
  }
}

async function exported(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<SubjectExport | null> {
  const { accountId } = principal
  const subject = await findSubject(context, sql, { principal, subjectId })
  if (subject === null) return null
  const ids = subject.records.map(({ id }) => id)
  const consents = await sql
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('given_at')
    .execute()
  const falsePositives = await falsePositivesOf(context, sql, { principal, subjectId })
  const signings = await signingsOf(context, sql, { principal, recordIds: ids })
  const others = [...falsePositives, ...consents, ...signings].map(({ id }) => id)
  const audit = await sql
    .selectFrom('audit_entries')
    .select(['seq', 'at', 'actor', 'action', 'target'])
    .where('account_id', '=', accountId)
    .where('target', 'in', [subjectId, ...ids, ...others])
    .orderBy('seq')
    .execute()
  const files = await filesOf(context, sql, { accountId, transactionIds: ids })
  const contracts = await contractsOf(context, sql, { accountId, subjectId })
  return {
    subject,
    transactions: await findTransactions(context, sql, { principal, ids }),
    files: [
      ...files.map((file) => ({ ...file, transactionId: file.recordId })),
      ...contracts.map((file) => ({ ...file, transactionId: '' })),
    ],
    screenings: await screeningsOf(context, sql, { accountId, subjectId }),
    falsePositives,
    consents: consents.map(consentOf),
    links: await linksOfSubject(context, sql, { principal, subjectId }),
    signings,
    audit,
  }
}

async function screeningsOf(
  context: RecordsContext,
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<readonly SubjectScreening[]> {
  const rows = await sql
    .selectFrom('screenings as s')
    .innerJoin('record_keys as rk', 'rk.record_id', 's.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['s.id', 's.created_at', 's.matcher', 's.sealed'])
    .select(keyColumns)
    .where('s.account_id', '=', accountId)
    .where('s.subject_id', '=', subjectId)
    .orderBy('s.created_at')
    .execute()
  const opened: SubjectScreening[] = []
  for (const row of rows) {
    const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
    const content = openJson(recordKey, { accountId, id: row.id, kind: 'screening' }, row.sealed)
    const { query, hits, suppressed } = readSealed(content)
    opened.push({ id: row.id, createdAt: row.created_at, matcher: row.matcher, query, hits, suppressed })
  }
  return opened
}
