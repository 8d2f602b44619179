import { type OpenedAccounts, openRecordKey, recordKeyColumns } from './keys.ts'
import { bytesOf, examined, field, type Notebook, type StoreUnderCheck } from './store.ts'
import { unseal } from './unseal.ts'

/** 256 numbers of 32 bits. */
const length = 1024

const statement = `
  select f.transaction_id as page_key, f.transaction_id as id, f.account_id, encode(f.sealed, 'hex') as sealed,
    (t.mode = f.mode and t.account_id = f.account_id)::text as same_record,
    (f.seq <= h.audit_seq)::text as in_order, ${recordKeyColumns}
  from face_templates f
  left join transactions t on t.id = f.transaction_id
  left join account_heads h on h.account_id = f.account_id
  left join record_keys rk on rk.record_id = f.transaction_id and rk.account_id = f.account_id
  left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = f.account_id
  where f.transaction_id > $1 order by f.transaction_id limit $2`

/** Every description of a face opens, is whole, and is of a record of the same account and mode. */
export async function checkFaceTemplates(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('face templates')
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const opened = key && unseal(key, [account, id, 'face-template', ''], bytesOf(field(row, 'sealed')))
    notes.expect(opened?.length === length, id, 'The template of a face does not open.')
    notes.expect(row['same_record'] === 'true', id, 'It is of a record of another account or mode.')
    notes.expect(row['in_order'] === 'true', id, 'Its number is beyond the end of the audit log.')
  }
}
