import { type OpenedAccounts, openInstanceKey, openRecordKey, recordKeyColumns } from './keys.ts'
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
import { type NumberedKey, searchHash, unsealJson } from './unseal.ts'

const keysOf = (link: string): string => `
  left join record_keys rk on rk.record_id = ${link} and rk.kind = 'link'
  left join subject_keys sk on sk.subject_id = rk.subject_id`

const statement = `
  select l.id as page_key, l.id, l.account_id, l.mode, l.profile_id, l.parent_id, l.created_at::text,
    l.expires_at::text, l.last_event_at::text, encode(l.reference_digest, 'hex') as reference_digest,
    encode(l.custom_hash, 'hex') as custom_hash, encode(l.sealed, 'hex') as sealed, ${recordKeyColumns},
    (select coalesce(string_agg(e.seq || ':' || e.at || ':' || encode(e.sealed, 'hex'), ',' order by e.seq), '')
      from hosted_link_events e where e.link_id = l.id and e.account_id = l.account_id) as events,
    c.transaction_id, c.completed_at::text, encode(c.sealed, 'hex') as completion,
    (exists (select from transactions t where t.id = c.transaction_id and t.account_id = l.account_id
        and t.subject_id = l.subject_id and t.type = 'docupass' and t.mode = l.mode)
      or exists (select from erasure_ledger e where e.target_id = c.transaction_id
        and e.account_id = l.account_id))::text as has_transaction,
    (exists (select from hosted_link_blobs b where b.link_id = l.id and b.forgotten_at is null))::text as has_blobs,
    (exists (select from jobs j where j.kind = 'expire-link' and j.state <> 'dead'
      and j.payload like '%' || l.id || '%'))::text as is_due
  from hosted_links l
  left join hosted_link_completions c on c.link_id = l.id and c.account_id = l.account_id
  ${keysOf('l.id')}
  where l.id > $1 order by l.id limit $2`

const blobStatement = `
  select b.blob_id as page_key, b.blob_id, b.account_id, b.link_id, encode(b.sealed, 'hex') as sealed,
    ${recordKeyColumns}
  from hosted_link_blobs b ${keysOf('b.link_id')}
  where b.blob_id > $1 order by b.blob_id limit $2`

/** Every hosted link opens, is found, tells all that happened, ended at most once, and keeps what it says until then. */
export async function checkHostedLinks(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('hosted links')
  const pepper = await openInstanceKey(store, 'pepper', '1')
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const content = key && unsealJson(key, [account, id, 'link', ''], bytesOf(field(row, 'sealed')))
    const link = property(content, 'link')
    if (key === null || link === undefined) {
      notes.wrong(id, 'The link does not open.')
      continue
    }
    checkColumns(notes, row, link)
    checkHashes(notes, { row, link, pepper, find: accounts.find(account, 'find') })
    checkLinkEvents(notes, row, key)
    checkCompletion(notes, row, key)
  }
  for await (const row of examined(store, notes, blobStatement)) {
    const [blobId, account] = [field(row, 'blob_id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const content = key && unsealJson(key, [account, blobId, 'link-blob', ''], bytesOf(field(row, 'sealed')))
    const recorded = property(content, 'blob')
    if (key === null || recorded === undefined) {
      notes.wrong(blobId, 'What is recorded of this part of a link does not open.')
      continue
    }
    const wrong = 'This part of a link has no blob, or it does not open.'
    await checkBlob(store, notes, {
      ...{ blobId, key, recorded, absent: wrong, broken: wrong },
      binding: [account, field(row, 'link_id'), 'blob:link', blobId],
    })
  }
}

const columns = [
  ['id', 'id'],
  ['mode', 'mode'],
  ['profile_id', 'profileId'],
  ['parent_id', 'parentId'],
  ['created_at', 'createdAt'],
  ['expires_at', 'expiresAt'],
] as const

function checkColumns(notes: Notebook, row: TextRow, link: unknown): void {
  for (const [column, name] of columns)
    notes.expect(
      String(property(link, name)) === String(row[column]),
      field(row, 'id'),
      `The column ${column} says something else than what was sealed.`,
    )
}

function checkHashes(
  notes: Notebook,
  {
    row,
    link,
    pepper,
    find,
  }: {
    readonly row: TextRow
    readonly link: unknown
    readonly pepper: Uint8Array | null
    readonly find: NumberedKey | null
  },
): void {
  const id = field(row, 'id')
  const reference = String(property(link, 'reference'))
  // One for a person who opened a reusable link is found by no address.
  const digest = row['parent_id'] === null && pepper ? searchHash(pepper, 'link', reference) : null
  notes.expect(row['reference_digest'] === digest, id, 'The link is not found by its reference.')
  if (find === null) return
  const customData = String(property(link, 'customData'))
  const custom = customData === '' ? null : searchHash(find.key, 'custom', customData)
  notes.expect(row['custom_hash'] === custom, id, 'The link is not found by its customData.')
}

function checkLinkEvents(notes: Notebook, row: TextRow, key: NumberedKey): void {
  const [id, account, stored] = [field(row, 'id'), field(row, 'account_id'), field(row, 'events')]
  const events = stored === '' ? [] : stored.split(',')
  let newest: string | null = null
  let isOfPerson = false
  for (const [index, text] of events.entries()) {
    const [seq = '', at = '', sealed = ''] = text.split(':')
    notes.expect(seq === String(index + 1), id, 'What happened on the link is not numbered without a gap.')
    const content = unsealJson(key, [account, id, 'link-event', seq], bytesOf(sealed))
    const event = property(content, 'event')
    const isItself = String(property(event, 'seq')) === seq && String(property(event, 'at')) === at
    notes.expect(
      isItself,
      id,
      'Something that happened on the link does not open, or is not as its columns say.',
    )
    isOfPerson ||= property(event, 'session') !== ''
    newest = at
  }
  const isOpen = row['completion'] === null
  const said = row['last_event_at'] ?? null
  const isRight = isOpen ? said === newest || (said === null && !isOfPerson) : said === null
  notes.expect(isRight, id, 'By its newest event the link is not forgotten when it should be.')
}

function checkCompletion(notes: Notebook, row: TextRow, key: NumberedKey): void {
  const [id, account] = [field(row, 'id'), field(row, 'account_id')]
  const sealed = row['completion'] ?? null
  if (sealed === null) {
    const isEndless = row['expires_at'] === null || row['is_due'] === 'true'
    notes.expect(isEndless, id, 'The link has an end, and no job is there that ends it.')
    return
  }
  const completion = property(
    unsealJson(key, [account, id, 'link-completion', ''], bytesOf(sealed)),
    'completion',
  )
  const isItself =
    property(completion, 'transactionId') === row['transaction_id'] &&
    String(property(completion, 'completedAt')) === row['completed_at']
  notes.expect(isItself, id, 'The end of the link does not open, or is not as its columns say.')
  notes.expect(
    row['has_transaction'] === 'true',
    id,
    'The transaction that the link ended in is not there, is of another person, or is none of a link.',
  )
  notes.expect(
    row['has_blobs'] === 'false',
    id,
    'The link has ended, and keeps what it should have forgotten.',
  )
}
