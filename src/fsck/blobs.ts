import { type OpenedAccounts, openRecordKey, recordKeyColumns } from './keys.ts'
import { checkBlob } from './sealed-blob.ts'
import {
  bytesOf,
  examined,
  field,
  type Notebook,
  property,
  type StoreUnderCheck,
  type TextRow,
} from './store.ts'
import { searchHash, unsealJson } from './unseal.ts'

const statement = `
  select i.blob_id as page_key, i.blob_id, i.account_id, i.transaction_id, encode(i.token_hash, 'hex') as token_hash,
    encode(i.sealed, 'hex') as sealed, ${recordKeyColumns}
  from images i
  left join record_keys rk on rk.record_id = i.transaction_id and rk.account_id = i.account_id
  left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = i.account_id
  where i.blob_id > $1 order by i.blob_id limit $2`

/** Every picture has its blob, the blob opens, and it holds the bytes that were recorded. */
export async function checkImages(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('pictures')
  for await (const row of examined(store, notes, statement)) {
    await checkImage(store, notes, { accounts, row })
  }
}

async function checkImage(
  store: StoreUnderCheck,
  notes: Notebook,
  { accounts, row }: { readonly accounts: OpenedAccounts; readonly row: TextRow },
): Promise<void> {
  const [blobId, account, record] = [
    field(row, 'blob_id'),
    field(row, 'account_id'),
    field(row, 'transaction_id'),
  ]
  const key = openRecordKey(accounts, account, row)
  const content = key && unsealJson(key, [account, blobId, 'image', ''], bytesOf(field(row, 'sealed')))
  const image = property(content, 'image')
  if (key === null || image === undefined) {
    notes.wrong(blobId, 'What is recorded of this picture does not open.')
    return
  }
  const find = accounts.find(account, 'find')
  const tokenHash = find && searchHash(find.key, 'image', String(property(image, 'token')))
  notes.expect(tokenHash === row['token_hash'], blobId, 'The picture is not found by its token.')
  await checkBlob(store, notes, {
    ...{ blobId, key, recorded: image },
    binding: [account, record, 'blob:transaction', blobId],
    absent: 'The picture has no blob.',
    broken: 'The blob does not open: it was changed, cut off or swapped.',
  })
}

/** No blob lies there that belongs to no one, except for those of requests under way. */
export async function checkOrphans(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('blobs without a record')
  const leaving = await blobsToForget(store)
  for await (const { name, modifiedAt } of store.blobs.list()) {
    notes.saw()
    if (modifiedAt > store.now - store.orphansOlderThan) continue
    const blobId = /^([0-9a-f]{64})\.blob(?:\.\d+)?$/.exec(name)?.[1]
    if (blobId === undefined) {
      notes.wrong(name, 'A write that was cut off was left behind.')
      continue
    }
    if (leaving.has(blobId)) continue
    const rows = await store.query(
      `select blob_id from images where blob_id = $1 union all select blob_id from files where blob_id = $1
       union all select blob_id from contracts where blob_id = $1
       union all select blob_id from signing_blobs where blob_id = $1
       union all select blob_id from hosted_link_blobs where blob_id = $1
       union all select blob_id from exports where blob_id = $1
       union all select blob_id from quick_pictures where blob_id = $1`,
      [blobId],
    )
    notes.expect(rows.length === 1, blobId, 'No record refers to this blob.')
  }
}

/** Blobs of deleted records that a job is about to unlink; their key is gone already. */
async function blobsToForget(store: StoreUnderCheck): Promise<ReadonlySet<string>> {
  const jobs = await store.query(
    `select payload from jobs where kind = 'forget-blobs' and state <> 'dead'`,
    [],
  )
  const ids = jobs.flatMap((job) => {
    const named = property(JSON.parse(field(job, 'payload')), 'blobIds')
    return Array.isArray(named) ? named.map(String) : []
  })
  return new Set(ids)
}
