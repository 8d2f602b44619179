import { type OpenedAccounts, openSubjectKey, subjectKeyColumns } from './keys.ts'
import { bytesOf, examined, field, type Notebook, property, type StoreUnderCheck } from './store.ts'
import { unsealJson } from './unseal.ts'

const statement = `
  select f.id as page_key, f.id, f.account_id, f.made_by, f.needs_approval::text, f.approved_by,
    (f.approved_at is null)::text as unapproved, encode(f.sealed, 'hex') as sealed,
    (s.mode = f.mode and s.account_id = f.account_id)::text as same_person,
    exists (select from record_keys rk
      where rk.subject_id = f.subject_id and rk.account_id = f.account_id and rk.kind <> 'event')::text as in_use,
    ${subjectKeyColumns}
  from false_positives f
  left join subjects s on s.id = f.subject_id
  left join subject_keys sk on sk.subject_id = f.subject_id and sk.account_id = f.account_id
  where f.id > $1 order by f.id limit $2`

/** What someone found to be no hit opens, is of someone who has a record, and was approved by another. */
export async function checkFalsePositives(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('false positives')
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openSubjectKey(accounts, account, row)
    const content = key && unsealJson(key, [account, id, 'false-positive', ''], bytesOf(field(row, 'sealed')))
    const facts = property(content, 'facts')
    const isWhole = typeof facts === 'string' && typeof property(content, 'entityId') === 'string'
    notes.expect(isWhole, id, 'The false positive does not open.')
    notes.expect(row['same_person'] === 'true', id, 'It is of a person of another account or mode.')
    notes.expect(row['in_use'] === 'true', id, 'Every record of its person is gone, and it is still stored.')
    const approver = row['approved_by']
    const isApproved = approver !== null && approver !== row['made_by'] && row['needs_approval'] === 'true'
    const isRight = isApproved
      ? row['unapproved'] === 'false'
      : approver === null && row['unapproved'] === 'true'
    notes.expect(isRight, id, 'It was approved by who made it, or without need.')
  }
}
