import { type OpenedAccounts } from './keys.ts'
import { bytesOf, examined, field, type Notebook, property, type StoreUnderCheck } from './store.ts'
import { searchHash, unsealJson } from './unseal.ts'

/** Every endpoint opens and is found under its own address; every secret opens. */
export async function checkEndpoints(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('webhook endpoints')
  const endpoints = `
    select id as page_key, id, account_id, encode(url_hash, 'hex') as url_hash, account_key_version::text,
      encode(sealed, 'hex') as sealed
    from webhook_endpoints where id > $1 order by id limit $2`
  for await (const row of examined(store, notes, endpoints)) {
    const [id, account] = [field(row, 'id'), field(row, 'account_id')]
    const key = accounts.find(account, 'wrap', Number(field(row, 'account_key_version')))
    const content = key && unsealJson(key, [account, id, 'webhook', ''], bytesOf(field(row, 'sealed')))
    const url = property(content, 'url')
    const find = accounts.find(account, 'find')
    const hash = typeof url === 'string' && find !== null ? searchHash(find.key, 'webhook', url) : null
    notes.expect(
      hash === field(row, 'url_hash'),
      id,
      'The endpoint does not open, or is another than it is found by.',
    )
  }
  const secrets = `
    select account_id || ' ' || endpoint_id || ' ' || lpad(version::text, 10, '0') as page_key, account_id,
      endpoint_id, version::text, account_key_version::text, encode(sealed, 'hex') as sealed
    from webhook_secrets
    where account_id || ' ' || endpoint_id || ' ' || lpad(version::text, 10, '0') > $1 order by 1 limit $2`
  for await (const row of examined(store, notes, secrets)) {
    const [account, endpoint, version] = [
      field(row, 'account_id'),
      field(row, 'endpoint_id'),
      field(row, 'version'),
    ]
    const key = accounts.find(account, 'wrap', Number(field(row, 'account_key_version')))
    const content =
      key && unsealJson(key, [account, endpoint, 'webhook-secret', version], bytesOf(field(row, 'sealed')))
    notes.expect(
      typeof property(content, 'secret') === 'string',
      endpoint === '' ? account : endpoint,
      `Version ${version} of the webhook secret does not open.`,
    )
  }
}

/** Sent events agree with what happened: none missing, none twice, none before the one it follows. */
export async function checkDeliveries(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('deliveries')
  const statement = `
    select d.id as page_key, d.id, d.state, d.event, d.urgent::text, d.attempts::text, o.state as event_state,
      (o.id is not null and (o.account_id <> d.account_id or o.transaction_id <> d.transaction_id
        or o.seq <> d.seq or o.event <> d.event or o.mode <> d.mode))::text as differs,
      (e.account_id = d.account_id)::text as same_account,
      (select count(*) from delivery_attempts a where a.delivery_id = d.id
        and a.attempt between 1 and d.attempts and a.account_id = d.account_id)::text as tries,
      exists (select from outbox b where b.transaction_id = d.transaction_id and b.seq < d.seq
        and b.state = 'pending')::text as overtook
    from deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    left join outbox o on o.id = d.id
    where d.id > $1 order by d.id limit $2`
  for await (const row of examined(store, notes, statement)) {
    const id = field(row, 'id')
    notes.expect(row['same_account'] === 'true', id, 'The delivery goes to an endpoint of another account.')
    notes.expect(
      row['tries'] === row['attempts'],
      id,
      'The tries of this delivery are not as many as it counts.',
    )
    if (row['event'] === 'test') continue
    notes.expect(
      typeof row['event_state'] === 'string' && row['differs'] === 'false',
      id,
      'The delivery belongs to no event, or to another than it says.',
    )
    notes.expect(
      agrees(row['state'], row['event_state'], row['urgent'] === 'true'),
      id,
      'The delivery and its event do not say the same of how it went.',
    )
    notes.expect(
      row['attempts'] === '0' || row['overtook'] === 'false',
      id,
      'This event was sent before the one it follows.',
    )
  }
  const missing = await store.query(
    `select o.id from outbox o left join deliveries d on d.id = o.id
     where o.state = 'pending' and o.queued and d.id is null`,
    [],
  )
  for (const row of missing) notes.wrong(field(row, 'id'), 'The event is due, and no delivery waits for it.')
}

/** `waiting` by hand outlives the end of its event; a delivery that succeeded after a cancellation stays a success. */
function agrees(
  state: string | null | undefined,
  event: string | null | undefined,
  isUrgent: boolean,
): boolean {
  switch (state) {
    case 'waiting':
      return event === 'pending' || (isUrgent && (event === 'failed' || event === 'cancelled'))
    case 'delivered':
      return event === 'delivered' || event === 'cancelled'
    case 'failed':
      return event === 'failed' || event === 'cancelled'
    case 'cancelled':
      return event === 'cancelled'
    default:
      return false
  }
}
