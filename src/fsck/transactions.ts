import { companyMarksOf, marksOf } from './marks.ts'
import { type OpenedAccounts, openRecordKey, recordKeyColumns } from './keys.ts'
import {
  bytesOf,
  examined,
  field,
  type Notebook,
  property,
  sha256,
  type StoreUnderCheck,
  type TextRow,
} from './store.ts'
import { type NumberedKey, searchHash, unsealJson } from './unseal.ts'

const statement = `
  select t.id as page_key, t.id, t.account_id, t.subject_id, t.type, t.mode, t.profile_id, t.profile_version::text,
    t.decision, t.created_at::text, t.updated_at::text, encode(t.custom_hash, 'hex') as custom_hash,
    encode(t.docupass_hash, 'hex') as docupass_hash, encode(t.document_hash, 'hex') as document_hash,
    encode(t.person_hash, 'hex') as person_hash, encode(t.sealed, 'hex') as sealed, ${recordKeyColumns},
    (select coalesce(string_agg(encode(i.token_hash, 'hex'), ',' order by i.token_hash), '') from images i
      where i.transaction_id = t.id) as token_hashes,
    (select encode(a.digest, 'hex') from audit_entries a
      where a.account_id = t.account_id and a.target = t.id and length(a.digest) > 0
      order by a.seq desc limit 1) as last_digest
  from transactions t
  left join record_keys rk on rk.record_id = t.id and rk.kind = 'transaction' and rk.account_id = t.account_id
  left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = t.account_id
  where t.id > $1 order by t.id limit $2`

/** Every transaction opens and is what its columns, its pictures and the audit log say it is. */
export async function checkTransactions(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('transactions')
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const sealed = bytesOf(field(row, 'sealed'))
    const digest = sha256(sealed)
    notes.expect(
      row['last_digest'] === digest,
      id,
      'The stored transaction is not the one that the audit log saw last.',
    )
    const key = openRecordKey(accounts, account, row)
    const content = key === null ? undefined : unsealJson(key, [account, id, 'transaction', ''], sealed)
    if (content === undefined) {
      notes.wrong(id, 'The transaction does not open.')
      continue
    }
    checkColumns(notes, row, property(content, 'transaction'))
    checkHashes(notes, {
      row,
      find: accounts.find(account, 'find'),
      transaction: property(content, 'transaction'),
    })
  }
}

function checkColumns(notes: Notebook, row: TextRow, transaction: unknown): void {
  const columns = [
    ['id', 'id'],
    ['subject_id', 'subjectId'],
    ['type', 'type'],
    ['mode', 'mode'],
    ['profile_id', 'profileId'],
    ['profile_version', 'profileVersion'],
    ['decision', 'decision'],
    ['created_at', 'createdAt'],
    ['updated_at', 'updatedAt'],
  ] as const
  for (const [column, name] of columns) {
    const sealed = property(transaction, name)
    notes.expect(
      String(sealed) === row[column],
      field(row, 'id'),
      `The column ${column} says something else than what was sealed.`,
    )
  }
}

function checkHashes(
  notes: Notebook,
  {
    row,
    find,
    transaction,
  }: { readonly row: TextRow; readonly find: NumberedKey | null; readonly transaction: unknown },
): void {
  if (find === null) return
  const id = field(row, 'id')
  const hashed = (purpose: string, value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? searchHash(find.key, purpose, value) : null
  notes.expect(
    row['custom_hash'] === hashed('custom', property(transaction, 'customData')),
    id,
    'The transaction is not found by its customData.',
  )
  notes.expect(
    row['docupass_hash'] === hashed('docupass', property(transaction, 'docupass')),
    id,
    'The transaction is not found by its docupass reference.',
  )
  const marks = companyMarksOf(transaction) ?? marksOf(property(transaction, 'fields'))
  for (const mark of ['document', 'person'] as const) {
    const column = row[`${mark}_hash`]
    // Records from before these columns have none, and are offered to no one.
    const isRight = column === null || column === hashed(mark, marks[mark])
    notes.expect(isRight, id, `By its ${mark} the transaction is offered for linking to the wrong people.`)
  }
  const images = property(transaction, 'images')
  const tokens = typeof images === 'object' && images !== null ? Object.values(images) : []
  const requested = tokens.map((token) => hashed('image', token) ?? '').sort()
  notes.expect(
    row['token_hashes'] === requested.join(','),
    id,
    'The pictures that the transaction lists are not those that are kept for it.',
  )
}

/** Every screening opens. */
export async function checkScreenings(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('screenings')
  const screenings = `
    select s.id as page_key, s.id, s.account_id, encode(s.sealed, 'hex') as sealed, ${recordKeyColumns}
    from screenings s
    left join record_keys rk on rk.record_id = s.id and rk.kind = 'screening' and rk.account_id = s.account_id
    left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = s.account_id
    where s.id > $1 order by s.id limit $2`
  for await (const row of examined(store, notes, screenings)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const content = key && unsealJson(key, [account, id, 'screening', ''], bytesOf(field(row, 'sealed')))
    notes.expect(property(content, 'query') !== undefined, id, 'The screening does not open.')
  }
}
