import { createHmac } from 'node:crypto'
import type { OpenedAccounts } from './keys.ts'
import { bytesOf, field, type Notebook, type StoreUnderCheck, type TextRow } from './store.ts'

const pageSize = 1000

/** The chain of every account is whole from its first entry to the recorded end. Names the first entry that is not. */
export async function checkAudit(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('audit log')
  for (const account of accounts.ids) await checkChain(store, notes, { accounts, account })
}

async function checkChain(
  store: StoreUnderCheck,
  notes: Notebook,
  { accounts, account }: { readonly accounts: OpenedAccounts; readonly account: string },
): Promise<void> {
  const key = accounts.find(account, 'audit')
  if (key === null) return
  let previous = '00'.repeat(32)
  let seq = 0
  for (;;) {
    const rows = await store.query(
      `select seq::text, at::text, actor, action, target, encode(digest, 'hex') as digest,
         encode(previous, 'hex') as previous, encode(hash, 'hex') as hash
       from audit_entries where account_id = $1 and audit_entries.seq > $2 order by audit_entries.seq limit $3`,
      [account, seq, pageSize],
    )
    for (const row of rows) {
      notes.saw()
      const wrong = wrongOf(row, { key: key.key, account, previous, seq: seq + 1 })
      if (wrong !== null) {
        notes.wrong(`${account} ${seq + 1}`, wrong)
        return
      }
      seq += 1
      previous = field(row, 'hash')
    }
    if (rows.length < pageSize) break
  }
  const heads = await store.query(
    `select audit_seq::text as seq, encode(audit_hash, 'hex') as hash from account_heads where account_id = $1`,
    [account],
  )
  const head = heads[0]
  const ends = head !== undefined && field(head, 'seq') === String(seq) && field(head, 'hash') === previous
  notes.expect(
    ends,
    account,
    'The audit log does not end where its end was recorded: entries are missing or were added.',
  )
}

/** Hash of an entry: HMAC-SHA-256 over the previous hash and the entry as a JSON array. */
function wrongOf(
  row: TextRow,
  expected: {
    readonly key: Uint8Array
    readonly account: string
    readonly previous: string
    readonly seq: number
  },
): string | null {
  const { key, account, previous, seq } = expected
  if (field(row, 'seq') !== String(seq)) return 'This entry of the audit log is missing.'
  if (field(row, 'previous') !== previous)
    return 'This entry of the audit log does not follow the one before it.'
  const entry = [
    account,
    seq,
    Number(field(row, 'at')),
    field(row, 'actor'),
    field(row, 'action'),
    field(row, 'target'),
    field(row, 'digest'),
  ]
  const hash = createHmac('sha256', key).update(bytesOf(previous)).update(JSON.stringify(entry)).digest('hex')
  return hash === field(row, 'hash') ? null : 'This entry of the audit log was altered.'
}
