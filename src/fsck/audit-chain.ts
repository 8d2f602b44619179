import { createHmac } from 'node:crypto'
import { bytesOf, field, type StoreUnderCheck } from './store.ts'

/** So many entries are fetched at a time; the next page is on its way while one is looked at. */
const pageSize = 5000
const start = '00'.repeat(32)

export type ChainFault = 'altered' | 'missing' | 'swapped' | 'truncated' | 'added' | 'rewritten'

export interface ChainReport {
  /** Entries that are whole, counted from the first. */
  readonly entries: number
  /** Of the last whole entry, lower-case hex; zeros when there is none. */
  readonly hash: string
  /** The first entry that is not as it was written. */
  readonly fault: { readonly kind: ChainFault; readonly seq: number; readonly sentence: string } | null
}

/** An end of the chain that was noted before, elsewhere. */
export interface KnownEnd {
  readonly seq: number
  /** Lower-case hex. */
  readonly hash: string
}

export interface Chain {
  readonly account: string
  readonly key: Uint8Array
  readonly known?: KnownEnd
}

/** Examines one account's audit log from its first entry to its end, at constant memory. */
export async function verifyChain(store: StoreUnderCheck, chain: Chain): Promise<ChainReport> {
  const { account, known } = chain
  const at = { seq: 0, hash: start }
  const fault = (kind: ChainFault, seq: number, sentence: string) => faultAt(at, { kind, seq, sentence })
  const missing = () => fault('missing', at.seq + 1, `Entry ${at.seq + 1} of the audit log is missing.`)
  const last = await lastOf(store, account)
  let next = page(store, account, 0)
  for (let end = pageSize; end - pageSize < last; end += pageSize) {
    const rows = await next
    if (end < last) next = page(store, account, end)
    for (const row of rows) {
      if (row.seq !== at.seq + 1) return missing()
      if (row.previous !== at.hash || hashOf(chain, row, row.seq) !== row.hash)
        return faultAt(at, await diagnose(store, chain, row))
      at.seq = row.seq
      at.hash = row.hash
      if (known?.seq === row.seq && known.hash !== row.hash)
        return fault('rewritten', row.seq, `Entry ${row.seq} is not the one that the checkpoint names.`)
    }
    if (at.seq < Math.min(end, last)) return missing()
  }
  return endFault(store, chain, at)
}

function faultAt(at: KnownEnd, fault: ChainReport['fault']): ChainReport {
  return { entries: at.seq, hash: at.hash, fault }
}

async function endFault(
  store: StoreUnderCheck,
  { account, known }: Chain,
  at: KnownEnd,
): Promise<ChainReport> {
  const fault = (kind: ChainFault, seq: number, sentence: string) => faultAt(at, { kind, seq, sentence })
  const heads = await store.query(
    `select audit_seq::text as seq, encode(audit_hash, 'hex') as hash from account_heads where account_id = $1`,
    [account],
  )
  const head = heads[0]
  const recorded = head === undefined ? 0 : Number(field(head, 'seq'))
  const noted = Math.max(recorded, known?.seq ?? 0)
  if (noted > at.seq) {
    const by = recorded > at.seq ? 'its recorded end' : 'the checkpoint'
    return fault('truncated', at.seq + 1, `The audit log was cut off: ${by} is entry ${noted}.`)
  }
  if (recorded < at.seq)
    return fault('added', recorded + 1, `Entry ${recorded + 1} is after the recorded end of the audit log.`)
  if (head === undefined || field(head, 'hash') !== at.hash)
    return fault('altered', at.seq, 'The recorded end of the audit log is not its last entry.')
  return { entries: at.seq, hash: at.hash, fault: null }
}

interface Entry {
  readonly seq: number
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly digest: string
  readonly previous: string
  readonly hash: string
}

async function lastOf(store: StoreUnderCheck, account: string): Promise<number> {
  const rows = await store.query(
    `select coalesce(max(seq), 0)::text as last from audit_entries where account_id = $1`,
    [account],
  )
  return Number(rows[0]?.['last'] ?? 0)
}

/**
 * A page in one text, which costs a tenth of what rows of columns cost; the separators occur in no entry of this service. Its
 * numbers are bounded on both sides: with a limit instead, a plan made without statistics may sort the rest of the log.
 */
async function page(store: StoreUnderCheck, account: string, after: number): Promise<readonly Entry[]> {
  const rows = await store.query(
    `select string_agg(concat_ws(chr(31), seq, at, actor, action, target, encode(digest, 'hex'),
         encode(previous, 'hex'), encode(hash, 'hex')), chr(30) order by seq) as entries
     from audit_entries where account_id = $1 and seq > $2 and seq <= $3`,
    [account, after, after + pageSize],
  )
  const text = rows[0]?.['entries'] ?? ''
  return text === '' ? [] : text.split('\x1e').map(entryOf)
}

function entryOf(text: string): Entry {
  const [seq, at, actor = '', action = '', target = '', digest = '', previous = '', hash = ''] =
    text.split('\x1f')
  return { seq: Number(seq), at: Number(at), actor, action, target, digest, previous, hash }
}

/** HMAC-SHA-256 over the previous hash and the entry as a JSON array. */
function hashOf({ account, key }: Chain, entry: Entry, seq: number): string {
  const { at, actor, action, target, digest, previous } = entry
  return createHmac('sha256', key)
    .update(bytesOf(previous))
    .update(JSON.stringify([account, seq, at, actor, action, target, digest]))
    .digest('hex')
}

/** An entry that is whole under another number was moved; anyone who follows it tells which number that was. */
async function diagnose(
  store: StoreUnderCheck,
  chain: Chain,
  entry: Entry,
): Promise<NonNullable<ChainReport['fault']>> {
  const { seq } = entry
  const neighbours = await store.query(
    `select account_id, seq::text as seq from audit_entries where previous = decode($1, 'hex')
     union all select account_id, (audit_seq + 1)::text from account_heads where audit_hash = decode($1, 'hex')`,
    [/^[0-9a-f]*$/.test(entry.hash) && entry.hash.length % 2 === 0 ? entry.hash : ''],
  )
  for (const row of neighbours) {
    const [owner, own] = [field(row, 'account_id'), Number(field(row, 'seq')) - 1]
    const isForeign = owner !== chain.account
    if (!isForeign && (own === seq || hashOf(chain, entry, own) !== entry.hash)) continue
    const where = isForeign ? 'the log of another account' : `place ${own}`
    return {
      kind: 'swapped',
      seq,
      sentence: `Entry ${seq} was swapped: its content belongs to ${where}.`,
    }
  }
  return { kind: 'altered', seq, sentence: `Entry ${seq} of the audit log was altered.` }
}
