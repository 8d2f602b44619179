import {
  type OpenedAccounts,
  exportKeyColumns,
  openExportKey,
  openQuickKey,
  openRecordKey,
  quickKeyColumns,
  recordKeyColumns,
} from './keys.ts'
import { bytesOf, examined, field, type Notebook, property, type StoreUnderCheck } from './store.ts'
import { unsealJson } from './unseal.ts'

/** By which key a body names what it is about. */
const idNames: Readonly<Record<string, string>> = { signing: 'signingId', link: 'linkId' }

/** Every event that may still be sent opens and names what it is about; every kept answer opens. */
export async function checkEvents(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('events')
  const statement = `
    select o.id as page_key, o.id, o.account_id, o.transaction_id, o.event, o.state,
      encode(o.sealed, 'hex') as sealed, ${recordKeyColumns},
      (exists (select from transactions t where t.id = o.transaction_id)
        or exists (select from signings s where s.id = o.transaction_id)
        or exists (select from hosted_links l where l.id = o.transaction_id))::text as alive, o.subject_kind
    from outbox o
    left join record_keys rk on rk.record_id = o.sealed_by and rk.account_id = o.account_id
    left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = o.account_id
    where o.id > $1 order by o.id limit $2`
  for await (const row of examined(store, notes, statement)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = openRecordKey(accounts, account, row)
    const needed = row['state'] === 'pending' || row['alive'] === 'true'
    if (key === null) {
      notes.expect(!needed, id, 'The event cannot be sent: its key does not open.')
      continue
    }
    const frozen = unsealJson(key, [account, id, 'event', ''], bytesOf(field(row, 'sealed')))
    const body = parse(property(frozen, 'body'))
    const named = idNames[row['subject_kind'] ?? ''] ?? 'transactionId'
    notes.expect(
      property(body, 'event') === row['event'] && property(body, named) === row['transaction_id'],
      id,
      'The event does not open, or reports something else.',
    )
    const isAddressed = property(frozen, 'url') !== ''
    notes.expect(
      isAddressed === (row['state'] !== 'unaddressed'),
      id,
      'Whether the event is to be sent is not as it was sealed.',
    )
  }
}

function parse(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export async function checkAnswers(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('kept answers')
  const statement = `
    select i.account_id || ' ' || encode(i.key_hash, 'hex') as page_key, i.account_id, i.record_id as kept_for,
      i.body_hash, i.account_key_version::text as kept_by, encode(i.sealed, 'hex') as sealed, ${recordKeyColumns},
      ${exportKeyColumns}, ${quickKeyColumns}
    from idempotency i
    left join record_keys rk on rk.record_id = i.record_id and rk.account_id = i.account_id
    left join subject_keys sk on sk.subject_id = rk.subject_id and sk.account_id = i.account_id
    left join exports x on x.id = i.record_id and x.account_id = i.account_id
    left join quick_readings q on q.id = i.record_id and q.account_id = i.account_id
    where i.sealed is not null and i.account_id || ' ' || encode(i.key_hash, 'hex') > $1
    order by 1 limit $2`
  for await (const row of examined(store, notes, statement)) {
    const account = field(row, 'account_id')
    const id = row['kept_for'] ?? field(row, 'body_hash')
    const key = row['kept_for']
      ? (openRecordKey(accounts, account, row) ??
        openExportKey(accounts, account, row) ??
        openQuickKey(accounts, account, row))
      : accounts.find(account, 'wrap', Number(row['kept_by']))
    const opens =
      key !== null &&
      unsealJson(key, [account, id, 'answer', ''], bytesOf(field(row, 'sealed'))) !== undefined
    notes.expect(opens, id, 'The answer kept for this request does not open.')
  }
}

export async function checkProfiles(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('profiles')
  const statement = `
    select v.profile_id || ' ' || lpad(v.version::text, 10, '0') as page_key, v.profile_id, v.version::text,
      v.parent::text, v.account_id, v.account_key_version::text, encode(v.sealed, 'hex') as sealed
    from profile_versions v
    where v.profile_id || ' ' || lpad(v.version::text, 10, '0') > $1 order by 1 limit $2`
  for await (const row of examined(store, notes, statement)) {
    const [id, version, account] = [field(row, 'profile_id'), field(row, 'version'), field(row, 'account_id')]
    const key = accounts.find(account, 'wrap', Number(field(row, 'account_key_version')))
    const content = key && unsealJson(key, [account, id, 'profile', version], bytesOf(field(row, 'sealed')))
    notes.expect(
      property(content, 'settings') !== undefined,
      id,
      `Version ${version} of the profile does not open.`,
    )
    const parent = version === '1' ? null : String(Number(version) - 1)
    notes.expect(
      (row['parent'] ?? null) === parent,
      id,
      `Version ${version} of the profile does not follow the one before.`,
    )
  }
  const gaps = await store.query(
    `select p.id from profiles p left join profile_versions v on v.profile_id = p.id
     group by p.id, p.version having count(v.version) <> p.version or max(v.version) <> p.version`,
    [],
  )
  for (const row of gaps) notes.wrong(field(row, 'id'), 'A version of the profile is missing.')
}
