import { type OpenedAccounts, openRecordKey, recordKeyColumns } from './keys.ts'
import { checkBlob } from './sealed-blob.ts'
import { bytesOf, examined, field, type Notebook, property, type StoreUnderCheck } from './store.ts'
import { unsealJson } from './unseal.ts'

const keysOf = (record: string): string => `
  left join record_keys rk on rk.record_id = ${record}
  left join subject_keys sk on sk.subject_id = rk.subject_id`

const statement = `
  select s.id as page_key, s.id, s.account_id, s.state, encode(s.sealed, 'hex') as sealed, ${recordKeyColumns},
    (exists (select from contract_template_versions v where v.template_id = s.template_id
      and v.version = s.template_version and v.account_id = s.account_id))::text as has_version,
    (exists (select from jobs j where j.kind = 'seal-signing' and j.state <> 'dead'
      and j.payload like '%' || s.id || '%'))::text as is_due
  from signings s ${keysOf('s.record_id')}
  where s.id > $1 order by s.id limit $2`

const blobStatement = `
  select b.blob_id as page_key, b.blob_id, b.account_id, s.record_id as of_record, rk.kind,
    encode(b.sealed, 'hex') as sealed, ${recordKeyColumns}
  from signing_blobs b left join signings s on s.id = b.signing_id and s.account_id = b.account_id
  ${keysOf('s.record_id')}
  where b.blob_id > $1 order by b.blob_id limit $2`

/** Every signing opens and is as its columns say; one that waits for its seal will get it; its blobs hold what was recorded. */
export async function checkSignings(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('signings')
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const content = key && unsealJson(key, [account, id, 'signing', ''], bytesOf(field(row, 'sealed')))
    const signing = property(content, 'signing')
    const isItself = property(signing, 'id') === id && property(signing, 'state') === row['state']
    notes.expect(isItself, id, 'The signing does not open, or is not as its columns say.')
    notes.expect(row['has_version'] === 'true', id, 'The version of its template is missing.')
    const waits = row['state'] === 'sealing' && row['is_due'] !== 'true'
    notes.expect(!waits, id, 'All parties have signed, and no job is there that seals the document.')
  }
  for await (const row of examined(store, notes, blobStatement)) {
    const [blobId, account] = [field(row, 'blob_id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const content =
      key && unsealJson(key, [account, blobId, 'signing-blob', ''], bytesOf(field(row, 'sealed')))
    const recorded = property(content, 'blob')
    if (key === null || recorded === undefined) {
      notes.wrong(blobId, 'What is recorded of this part of a signing does not open.')
      continue
    }
    const wrong = 'This part of a signing has no blob, or it does not open.'
    await checkBlob(store, notes, {
      ...{ blobId, key, recorded, absent: wrong, broken: wrong },
      binding: [account, field(row, 'of_record'), `blob:${field(row, 'kind')}`, blobId],
    })
  }
}
