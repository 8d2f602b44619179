import {
  exportKeyColumns,
  type OpenedAccounts,
  openExportKey,
  openRecordKey,
  recordKeyColumns,
} from './keys.ts'
import { checkBlob } from './sealed-blob.ts'
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
import { unsealJson } from './unseal.ts'
import { unsealStream } from './unseal-stream.ts'

const fileStatement = `
  select f.blob_id as page_key, f.blob_id, f.account_id, f.transaction_id,
    encode(f.name_digest, 'hex') as name_digest, encode(f.sealed, 'hex') as sealed, ${recordKeyColumns}
  from files f
  left join record_keys rk on rk.record_id = f.transaction_id and rk.account_id = f.account_id
  left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = f.account_id
  where f.blob_id > $1 order by f.blob_id limit $2`

/** Every file that was made for a transaction is found by its name, and holds the bytes that were recorded. */
export async function checkFiles(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('files')
  for await (const row of examined(store, notes, fileStatement)) {
    await checkFile(store, notes, {
      accounts,
      row,
      record: field(row, 'transaction_id'),
      kind: 'transaction',
    })
  }
}

interface FileUnderCheck {
  readonly accounts: OpenedAccounts
  readonly row: TextRow
  readonly record: string
  readonly kind: 'transaction' | 'contract'
}

async function checkFile(
  store: StoreUnderCheck,
  notes: Notebook,
  { accounts, row, record, kind }: FileUnderCheck,
): Promise<void> {
  const [blobId, account] = [field(row, 'blob_id'), field(row, 'account_id')]
  const key = openRecordKey(accounts, account, row)
  const content = key && unsealJson(key, [account, blobId, 'file', ''], bytesOf(field(row, 'sealed')))
  const file = property(content, 'file')
  if (key === null || file === undefined) {
    notes.wrong(blobId, 'What is recorded of this file does not open.')
    return
  }
  const named = sha256(Buffer.from(String(property(file, 'fileName')), 'utf8'))
  notes.expect(named === row['name_digest'], blobId, 'The file is not found by its name.')
  const wrong = 'The file has no blob, or it does not open.'
  await checkBlob(store, notes, {
    ...{ blobId, key, recorded: file, absent: wrong, broken: wrong },
    binding: [account, record, `blob:${kind}`, blobId],
  })
}

const contractStatement = `
  select c.blob_id as page_key, c.id, c.blob_id, c.account_id, c.template_id, c.template_version::text,
    encode(c.name_digest, 'hex') as name_digest, encode(c.sealed, 'hex') as sealed, ${recordKeyColumns},
    (exists (select from contract_template_versions v where v.template_id = c.template_id
      and v.version = c.template_version and v.account_id = c.account_id))::text as has_version
  from contracts c
  left join record_keys rk on rk.record_id = c.id and rk.kind = 'contract' and rk.account_id = c.account_id
  left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = c.account_id
  where c.blob_id > $1 order by c.blob_id limit $2`

/** Every contract of no transaction opens, is found by its name, and names a version of a template that is there. */
export async function checkContracts(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('contracts')
  for await (const row of examined(store, notes, contractStatement)) {
    await checkFile(store, notes, { accounts, row, record: field(row, 'id'), kind: 'contract' })
    const about = field(row, 'blob_id')
    notes.expect(
      row['has_version'] === 'true',
      about,
      'The version of the template that it was made from is missing.',
    )
  }
}

const archiveStatement = `
  select x.id as page_key, x.id, x.account_id, x.blob_id, x.state, x.size::text, x.sha256, x.expires_at::text,
    ${exportKeyColumns},
    (select count(*) from export_members m left join transactions t on t.id = m.transaction_id
      where m.export_id = x.id and t.id is null)::text as gone
  from exports x where x.id > $1 order by x.id limit $2`

/** Every archive that can be fetched holds what was packed, and nothing that was deleted since. */
export async function checkArchives(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('archives')
  for await (const row of examined(store, notes, archiveStatement)) {
    const id = field(row, 'id')
    const key = openExportKey(accounts, field(row, 'account_id'), row)
    if (key === null) notes.wrong(id, 'The key of this archive does not open.')
    // One that is being made has no bytes yet; one whose time is over may be on its way out.
    else if (row['state'] === 'ready' && Number(field(row, 'expires_at')) > store.now)
      await checkArchive(store, notes, { row, key })
  }
}

async function checkArchive(
  store: StoreUnderCheck,
  notes: Notebook,
  { row, key }: { readonly row: TextRow; readonly key: NonNullable<ReturnType<typeof openExportKey>> },
): Promise<void> {
  const [id, account, blobId] = [field(row, 'id'), field(row, 'account_id'), field(row, 'blob_id')]
  notes.expect(row['gone'] === '0', id, 'A record in this archive was deleted, and it can still be fetched.')
  const sealed = await store.blobs.stream(blobId)
  const content = sealed && (await unsealStream(key, [account, id, 'blob:export', blobId], sealed))
  if (content === null) notes.wrong(id, 'The archive has no blob, or it does not open.')
  else
    notes.expect(
      content.sha256 === row['sha256'] && String(content.size) === row['size'],
      id,
      'The archive holds other bytes than were recorded.',
    )
}
