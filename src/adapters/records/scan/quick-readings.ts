import { insertStatement } from '../engine/queries/compiled-once.ts'
import { randomBytes } from 'node:crypto'
import type { MaintenanceRecords } from '../../../flows/ports/worker/jobs.ts'
import type {
  NewQuickReading,
  QuickImage,
  QuickReadingRecords,
} from '../../../flows/ports/scan/quick-readings.ts'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type { SealContext } from '../../../flows/ports/vault/vault.ts'
import { wrapKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { ownKeyOf, ownKeyVersion } from '../idempotency/idempotency-keys.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import type { Statement } from '../engine/session.ts'
import { commitUnrecorded } from '../account/quota.ts'
import { findHash } from '../keys/record-keys.ts'
import { sealJson } from '../engine/sealed-json.ts'

/** So many at a time, so that a sweep holds no locks for long. */
const batch = 200

export function quickReadingRecords(context: RecordsContext): QuickReadingRecords {
  return {
    newQuickReading: ({ accountId }) => {
      const id = context.ids.id()
      return { id, seal: sealOf({ accountId, id, key: new Uint8Array(randomBytes(32)) }) }
    },
    keepQuickReading: (principal, stored) => keep(context, { principal, kept: stored }),
    quickPicture: (principal, token) =>
      asAccount(context, principal, (sql) => find(context, sql, { principal, token })),
  }
}

function sealOf(reading: {
  readonly accountId: string
  readonly id: string
  readonly key: Uint8Array
}): SealContext {
  const { accountId, id, key } = reading
  return { key, keyVersion: ownKeyVersion, accountId, recordId: id, kind: 'quick' }
}

interface Keeping {
  readonly principal: Principal
  readonly kept: Parameters<QuickReadingRecords['keepQuickReading']>[1]
}

async function keep(context: RecordsContext, { principal, kept: stored }: Keeping): Promise<Allowance> {
  const { reading, pictures, lifetimeMs, reservation, idempotency: request } = stored
  const { accountId, actor, mode } = principal
  const { id, seal } = reading
  const now = context.clock.now()
  const by = await context.ring.accountKey(null, accountId, 'wrap')
  const row = {
    id,
    account_id: accountId,
    mode,
    made_by: actor,
    created_at: now,
    expires_at: now + lifetimeMs,
    account_key_version: by.version,
    wrapped: wrapKey({ by, key: seal.key, label: { accountId, id, kind: 'quick' } }),
  }
  const answer = request && (await answerToKeep(context, { principal, asked: request }))
  const keys = { recordId: id, recordKey: { version: seal.keyVersion, key: seal.key } }
  return commitUnrecorded(
    context,
    { principal, reservation, recordId: id },
    {
      rows: [
        insertStatement('quick_readings', [row]),
        ...(await pictureRows(context, { reading, pictures })),
      ],
      answer: answer && ((left) => answer.withRecord(keys, request.answer(left))),
    },
  )
}

async function pictureRows(
  context: RecordsContext,
  stored: { readonly reading: NewQuickReading; readonly pictures: readonly QuickImage[] },
): Promise<readonly Statement[]> {
  const { reading, pictures } = stored
  if (pictures.length === 0) return []
  const { accountId, key, keyVersion: version } = reading.seal
  const findBy = await context.ring.accountKey(null, accountId, 'find')
  const [first, ...more] = pictures.map((picture) => ({
    token_hash: findHash(findBy.key, 'image', picture.token),
    account_id: accountId,
    reading_id: reading.id,
    blob_id: picture.blobId,
    sealed: sealJson(
      { version, key },
      { accountId, id: picture.blobId, kind: 'quick-picture' },
      { schema: 1, picture },
    ),
  }))
  return first === undefined ? [] : [insertStatement('quick_pictures', [first, ...more])]
}

async function find(
  context: RecordsContext,
  sql: Sql,
  { principal, token }: { readonly principal: Principal; readonly token: string },
): Promise<{ readonly blobId: string; readonly seal: SealContext } | null> {
  const { accountId, actor } = principal
  const findBy = await context.ring.accountKey(sql, accountId, 'find')
  let query = sql
    .selectFrom('quick_pictures as p')
    .innerJoin('quick_readings as r', 'r.id', 'p.reading_id')
    .select(['r.id', 'p.blob_id'])
    .where('p.account_id', '=', accountId)
    .where('p.token_hash', '=', findHash(findBy.key, 'image', token))
    .where('r.made_by', '=', actor)
    .where('r.expires_at', '>', context.clock.now())
  const mode = onlyMode(principal)
  if (mode !== undefined) query = query.where('r.mode', '=', mode)
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  const found = await ownKeyOf(context, sql, { kind: 'quick', accountId, id: row.id })
  return found && { blobId: row.blob_id, seal: sealOf({ accountId, id: row.id, key: found.key }) }
}

/** See `UpkeepRecords`. */
export async function sweepQuickReadings(
  context: RecordsContext,
): ReturnType<MaintenanceRecords['sweepQuickReadings']> {
  return context.database.inTransaction('system', async (sql) => {
    const past = await sql
      .selectFrom('quick_readings')
      .select('id')
      .where('expires_at', '<=', context.clock.now())
      .orderBy('expires_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (past.length === 0) return { readings: 0, blobIds: [] }
    const ids = past.map(({ id }) => id)
    const pictures = await sql
      .deleteFrom('quick_pictures')
      .where('reading_id', 'in', ids)
      .returning('blob_id')
      .execute()
    await sql.deleteFrom('quick_readings').where('id', 'in', ids).execute()
    await sql.updateTable('idempotency').set({ sealed: null }).where('record_id', 'in', ids).execute()
    return { readings: ids.length, blobIds: pictures.map((row) => row.blob_id) }
  })
}
