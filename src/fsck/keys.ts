import { bytesOf, examined, field, type Notebook, type StoreUnderCheck, type TextRow } from './store.ts'
import { type NumberedKey, unseal } from './unseal.ts'

/** The keys of the accounts, opened; what hangs below them is opened row by row. */
export interface OpenedAccounts {
  readonly ids: readonly string[]
  /** Null when the account has no such key that opens. */
  find(accountId: string, purpose: 'wrap' | 'find' | 'audit', version?: number): NumberedKey | null
}

/** Opens a wrapped key: same envelope, its kind marked as a key. */
function unwrap(
  by: NumberedKey,
  binding: readonly [string, string, string],
  wrapped: string,
): Uint8Array | null {
  const [account, id, kind] = binding
  const key = unseal(by, [account, id, `key:${kind}`, ''], bytesOf(wrapped))
  return key?.length === 32 ? key : null
}

/** Opens what one of the master keys wrapped; the envelope itself says which version that was. */
function unwrapByMaster(
  { masterKeys }: StoreUnderCheck,
  binding: readonly [string, string, string],
  wrapped: string,
): Uint8Array | null {
  const version = Number.parseInt(wrapped.slice(2, 6), 16)
  for (const key of masterKeys) {
    const opened = unwrap({ version, key }, binding, wrapped)
    if (opened !== null) return opened
  }
  return null
}

/** A secret of the installation, or null when it does not open or is not there. */
export async function openInstanceKey(
  store: StoreUnderCheck,
  purpose: string,
  version: string,
): Promise<Uint8Array | null> {
  const [row] = await store.query(
    `select encode(wrapped, 'hex') as wrapped from instance_keys where purpose = $1 and version::text = $2`,
    [purpose, version],
  )
  return row === undefined ? null : unwrapByMaster(store, ['', purpose, 'instance'], field(row, 'wrapped'))
}

export async function checkAccountKeys(store: StoreUnderCheck, notes: Notebook): Promise<OpenedAccounts> {
  notes.begin('keys of accounts')
  const pepper = await store.query(
    `select purpose, version::text, encode(wrapped, 'hex') as wrapped from instance_keys`,
    [],
  )
  for (const row of pepper) {
    notes.saw()
    const opened = unwrapByMaster(store, ['', field(row, 'purpose'), 'instance'], field(row, 'wrapped'))
    notes.expect(
      opened !== null,
      field(row, 'purpose'),
      'This key of the installation does not open under the master key.',
    )
  }
  const opened = new Map<string, NumberedKey>()
  const newest = new Map<string, NumberedKey>()
  const rows = await store.query(
    `select account_id, purpose, version::text, encode(wrapped, 'hex') as wrapped
     from account_keys order by account_id, purpose, account_keys.version`,
    [],
  )
  for (const row of rows) {
    notes.saw()
    const [account, purpose, version] = [
      field(row, 'account_id'),
      field(row, 'purpose'),
      Number(field(row, 'version')),
    ]
    const key = unwrapByMaster(store, [account, purpose, 'account'], field(row, 'wrapped'))
    if (key === null) {
      notes.wrong(account, `The account's key "${purpose}" does not open under the master key.`)
      continue
    }
    opened.set(`${account} ${purpose} ${version}`, { version, key })
    newest.set(`${account} ${purpose}`, { version, key })
  }
  const accounts = await store.query('select id from accounts order by created_at, id', [])
  const ids = accounts.map((row) => field(row, 'id'))
  for (const id of ids)
    for (const purpose of ['wrap', 'find', 'audit'])
      notes.expect(newest.has(`${id} ${purpose}`), id, `The account has no key "${purpose}".`)
  return {
    ids,
    find: (account, purpose, version) =>
      (version === undefined
        ? newest.get(`${account} ${purpose}`)
        : opened.get(`${account} ${purpose} ${version}`)) ?? null,
  }
}

/** Columns to select beside what is a subject's, from `subject_keys sk`; `openSubjectKey` reads them. */
export const subjectKeyColumns = `
  sk.subject_id as key_subject, sk.version::text as subject_version, sk.account_key_version::text,
  encode(sk.wrapped, 'hex') as subject_wrapped`

/** Columns to select beside a record, from `record_keys rk` and `subject_keys sk`; `openRecordKey` reads them. */
export const recordKeyColumns = `
  rk.record_id, rk.version::text as record_version, encode(rk.wrapped, 'hex') as record_wrapped,
  ${subjectKeyColumns}`

/** The key of a subject, or null when something on the way to it does not open. */
export function openSubjectKey(accounts: OpenedAccounts, account: string, row: TextRow): NumberedKey | null {
  const [id, wrapped] = [row['key_subject'], row['subject_wrapped']]
  if (!id || !wrapped) return null
  const wrap = accounts.find(account, 'wrap', Number(row['account_key_version']))
  const key = wrap && unwrap(wrap, [account, id, 'subject'], wrapped)
  return key && { version: Number(row['subject_version']), key }
}

/** The data key of a record, or null when something on the way to it does not open. */
export function openRecordKey(accounts: OpenedAccounts, account: string, row: TextRow): NumberedKey | null {
  const [recordId, recordWrapped] = [row['record_id'], row['record_wrapped']]
  const subjectKey = openSubjectKey(accounts, account, row)
  if (!recordId || !recordWrapped || subjectKey === null) return null
  const record = unwrap(subjectKey, [account, recordId, 'record'], recordWrapped)
  return record === null ? null : { version: Number(row['record_version']), key: record }
}

/** Columns of `exports x` that lead to an archive's key; `openExportKey` reads them. */
export const exportKeyColumns = `
  x.id as export_id, x.account_key_version::text as export_by, encode(x.wrapped, 'hex') as export_wrapped`

/** The key of an archive that waits to be fetched, or null when it does not open or is not there. */
export function openExportKey(accounts: OpenedAccounts, account: string, row: TextRow): NumberedKey | null {
  return openOwnKey(accounts, account, { row, kind: 'export' })
}

/** Columns of `quick_readings q` that lead to a quick reading's key; `openQuickKey` reads them. */
export const quickKeyColumns = `
  q.id as quick_id, q.account_key_version::text as quick_by, encode(q.wrapped, 'hex') as quick_wrapped`

/** The key of what a quick reading left for a day, or null when it does not open or is not there. */
export function openQuickKey(accounts: OpenedAccounts, account: string, row: TextRow): NumberedKey | null {
  return openOwnKey(accounts, account, { row, kind: 'quick' })
}

/** A key right under the account's, which is drawn once and never changed. */
function openOwnKey(
  accounts: OpenedAccounts,
  account: string,
  { row, kind }: { readonly row: TextRow; readonly kind: 'export' | 'quick' },
): NumberedKey | null {
  const [id, wrapped] = [row[`${kind}_id`], row[`${kind}_wrapped`]]
  const by = accounts.find(account, 'wrap', Number(row[`${kind}_by`]))
  if (!id || !wrapped || by === null) return null
  const key = unwrap(by, [account, id, kind], wrapped)
  return key === null ? null : { version: 1, key }
}

/** Every wrapped record key opens, and belongs to something that is there. */
export async function checkRecordKeys(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('keys of records')
  const statement = `
    select rk.record_id as page_key, rk.account_id, rk.kind, ${recordKeyColumns},
      (case rk.kind
        when 'transaction' then exists (select from transactions t where t.id = rk.record_id)
        when 'screening' then exists (select from screenings s where s.id = rk.record_id)
        when 'contract' then exists (select from contracts c where c.id = rk.record_id)
        when 'link' then exists (select from hosted_links l where l.id = rk.record_id)
        else exists (select from outbox o where o.id = rk.record_id and o.sealed_by = rk.record_id)
      end)::text as used
    from record_keys rk left join subject_keys sk on sk.subject_id = rk.subject_id
    where rk.record_id > $1 order by rk.record_id limit $2`
  for await (const row of examined(store, notes, statement)) {
    const id = field(row, 'record_id')
    notes.expect(
      openRecordKey(accounts, field(row, 'account_id'), row) !== null,
      id,
      'The key of this record does not open.',
    )
    notes.expect(
      row['used'] === 'true',
      id,
      `This key belongs to no ${field(row, 'kind')}; what it sealed should be unreadable.`,
    )
  }
}
