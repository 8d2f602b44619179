import { sql as raw } from 'kysely'
import type { EventRecords, ReportedEvent } from '../../../flows/ports/webhooks/events.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { type KeyColumns, keyColumns, openKeys } from '../keys/record-keys.ts'
import { openJson } from '../engine/sealed-json.ts'

/** Places given out at a time. */
const batch = 1000

export function eventRecords(context: RecordsContext): EventRecords {
  return {
    eventsAfter: (principal, page) =>
      asAccount(context, principal, async (sql) => {
        await givePlaces(sql, principal.accountId)
        return eventsAfter(context, sql, { principal, page })
      }),
  }
}

/**
 * Events get their places when someone reads, one reader of an account at a time: what is visible then is committed,
 * and what is committed later gets a later place, whatever its clock said.
 */
async function givePlaces(sql: Sql, accountId: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`events ${accountId}`}, 0))`.execute(sql)
  await raw`
    update outbox o set place = fresh.place
    from (
      select id, (select coalesce(max(place), 0) from outbox where account_id = ${accountId})
                 + row_number() over (order by created_at, transaction_id, seq) as place
      from (
        select id, created_at, transaction_id, seq from outbox
        where account_id = ${accountId} and place is null order by created_at, id limit ${batch}
      ) unplaced
    ) fresh
    where o.id = fresh.id`.execute(sql)
}

async function eventsAfter(
  context: RecordsContext,
  sql: Sql,
  request: {
    readonly principal: Principal
    readonly page: { readonly place: number; readonly limit: number }
  },
): Promise<readonly ReportedEvent[]> {
  const { principal, page } = request
  const { accountId } = principal
  let query = sql
    .selectFrom('outbox as o')
    .leftJoin('record_keys as rk', 'rk.record_id', 'o.sealed_by')
    .leftJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['o.id', 'o.event', 'o.subject_kind', 'o.transaction_id', 'o.mode', 'o.created_at', 'o.place'])
    .select('o.sealed')
    .select(keyColumns)
    .where('o.account_id', '=', accountId)
    .where('o.place', '>', page.place)
    .orderBy('o.place')
    .limit(page.limit)
  const mode = onlyMode(principal)
  if (mode !== undefined) query = query.where('o.mode', '=', mode)
  const reported: ReportedEvent[] = []
  for (const row of await query.execute()) {
    const columns = whole(row)
    reported.push({
      id: row.id,
      event: row.event,
      subject: { kind: row.subject_kind, id: row.transaction_id },
      mode: row.mode,
      createdAt: row.created_at,
      place: row.place ?? 0,
      body: columns === null ? null : await bodyOf(context, sql, { accountId, columns, row }),
    })
  }
  return reported
}

/** Null when a key on the way is gone. */
function whole(row: { readonly [Name in keyof KeyColumns]: KeyColumns[Name] | null }): KeyColumns | null {
  const { record_id, record_version, subject_id, record_wrapped } = row
  const { subject_version, subject_wrapped, account_key_version } = row
  if (record_id === null || record_version === null || subject_id === null || record_wrapped === null)
    return null
  if (subject_version === null || subject_wrapped === null || account_key_version === null) return null
  return {
    record_id,
    record_version,
    subject_id,
    record_wrapped,
    subject_version,
    subject_wrapped,
    account_key_version,
  }
}

async function bodyOf(
  context: RecordsContext,
  sql: Sql,
  stored: {
    readonly accountId: string
    readonly columns: KeyColumns
    readonly row: { readonly id: string; readonly sealed: Uint8Array }
  },
): Promise<Readonly<Record<string, unknown>>> {
  const { accountId, columns, row } = stored
  const { recordKey } = await openKeys(context, sql, { accountId, columns })
  const frozen = openJson(recordKey, { accountId, id: row.id, kind: 'event' }, row.sealed)
  if (typeof frozen !== 'object' || frozen === null || !('body' in frozen) || typeof frozen.body !== 'string')
    throw new Error('A stored event has a schema that this version does not know.')
  const body: unknown = JSON.parse(frozen.body)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
