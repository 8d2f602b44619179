import type { DuplicateSubject, SubjectRecords } from '../../../flows/ports/subjects/subjects.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { findSubject } from './subjects.ts'

/** More than so many agreeing records are not a person but a mistake in reading. */
const most = 200

const marks = [
  { by: 'document', column: 'document_hash' },
  { by: 'person', column: 'person_hash' },
] as const

export function subjectCandidateRecords(context: RecordsContext): Pick<SubjectRecords, 'candidates'> {
  return {
    candidates: (principal, subjectId) =>
      asAccount(context, principal, async (sql) => {
        const known = await findSubject(context, sql, { principal, subjectId })
        return known === null ? null : candidates(sql, { principal, subjectId })
      }),
  }
}

/** Those whose records have a hash in common with one of this subject's; both agreeing comes first. */
async function candidates(
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<readonly DuplicateSubject[]> {
  const found = new Map<string, { by: Set<DuplicateSubject['by'][number]>; records: Set<string> }>()
  for (const { by, column } of marks) {
    const rows = await sql
      .selectFrom('transactions as mine')
      .innerJoin('transactions as other', (join) =>
        join
          .onRef('other.account_id', '=', 'mine.account_id')
          .onRef('other.mode', '=', 'mine.mode')
          .onRef(`other.${column}`, '=', `mine.${column}`)
          .onRef('other.subject_id', '<>', 'mine.subject_id'),
      )
      .select(['other.subject_id', 'other.id'])
      .distinct()
      .where('mine.account_id', '=', principal.accountId)
      .where('mine.subject_id', '=', subjectId)
      .orderBy('other.id')
      .limit(most)
      .execute()
    for (const row of rows) {
      const candidate = found.get(row.subject_id) ?? { by: new Set(), records: new Set() }
      candidate.by.add(by)
      candidate.records.add(row.id)
      found.set(row.subject_id, candidate)
    }
  }
  return [...found]
    .map(([id, { by, records }]) => ({ subjectId: id, by: [...by], records: [...records] }))
    .sort((one, other) => other.by.length - one.by.length || one.subjectId.localeCompare(other.subjectId))
}
