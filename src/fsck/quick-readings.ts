import { type OpenedAccounts, openQuickKey, quickKeyColumns } from './keys.ts'
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
  select q.id || ' ' || coalesce(p.blob_id, '') as page_key, q.id, q.account_id, q.expires_at::text, p.blob_id,
    encode(p.token_hash, 'hex') as token_hash, encode(p.sealed, 'hex') as sealed, ${quickKeyColumns}
  from quick_readings q
  left join quick_pictures p on p.reading_id = q.id and p.account_id = q.account_id
  where q.id || ' ' || coalesce(p.blob_id, '') > $1 order by 1 limit $2`

/** Of every quick reading whose day is not over the key opens, and each picture is the one that was kept. */
export async function checkQuickReadings(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('quick readings')
  for await (const row of examined(store, notes, statement)) {
    // One whose day is over may be on its way out.
    if (Number(field(row, 'expires_at')) <= store.now) continue
    const key = openQuickKey(accounts, field(row, 'account_id'), row)
    if (key === null) notes.wrong(field(row, 'id'), 'The key of this quick reading does not open.')
    else if (row['blob_id'] !== null) await checkPicture(store, notes, { accounts, row, key })
  }
}

async function checkPicture(
  store: StoreUnderCheck,
  notes: Notebook,
  found: {
    readonly accounts: OpenedAccounts
    readonly row: TextRow
    readonly key: NonNullable<ReturnType<typeof openQuickKey>>
  },
): Promise<void> {
  const { accounts, row, key } = found
  const [account, blobId] = [field(row, 'account_id'), field(row, 'blob_id')]
  const content = unsealJson(key, [account, blobId, 'quick-picture', ''], bytesOf(field(row, 'sealed')))
  const picture = property(content, 'picture')
  if (picture === undefined) {
    notes.wrong(blobId, 'What is recorded of this kept picture does not open.')
    return
  }
  const find = accounts.find(account, 'find')
  const tokenHash = find && searchHash(find.key, 'image', String(property(picture, 'token')))
  notes.expect(tokenHash === row['token_hash'], blobId, 'The kept picture is not found by its token.')
  const wrong = 'The kept picture has no blob, or it does not open.'
  await checkBlob(store, notes, {
    ...{ blobId, key, recorded: picture, absent: wrong, broken: wrong },
    binding: [account, field(row, 'id'), 'blob:quick', blobId],
  })
}
