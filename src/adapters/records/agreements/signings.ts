import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type {
  NewSigning,
  SigningChange,
  SigningRecords,
  SigningSealed,
} from '../../../flows/ports/agreements/signings.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { spends } from '../account/quota.ts'
import { enterQuota } from '../account/quota-plan.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { sealJson } from '../engine/sealed-json.ts'
import { keepWithRecord } from '../idempotency/idempotency.ts'
import { addingFile, fileNameDigest } from '../images/files.ts'
import { type FreshKeys, insertSubject, openKeys } from '../keys/record-keys.ts'
import { findTransaction } from '../transactions/transaction-rows.ts'
import { linkRows } from '../verification/link-rows.ts'
import { enqueue } from '../worker/jobs.ts'
import { listSignings } from './list-signings.ts'
import { movingSigning, type NextSigning } from './sealed-signing.ts'
import { expireLater, remindLater, reportSigning, sealSoon } from './signing-follow-ups.ts'
import { findSigning, insertSigningBlobs, type OpenSigning, sealSigningRow } from './signing-rows.ts'

export function signingRecords(context: RecordsContext, fresh: FreshKeys): SigningRecords {
  return {
    startSigning: (principal, started) =>
      asAccount(context, principal, (sql) => start(context, sql, { principal, fresh, started })),
    listSignings: (principal, request) =>
      asAccount(context, principal, (sql) => listSignings(context, sql, { principal, request })),
    getSigning: (principal, id) =>
      asAccount(context, principal, async (sql) => {
        const open = await findSigning(context, sql, { principal, id })
        return open && { signing: open.signing, version: open.version, seal: open.seal }
      }),
    changeSigning: (principal, change) =>
      asAccount(context, principal, (sql) => storeChange(context, sql, { principal, change })),
    sealSigning: (principal, sealed) =>
      asAccount(context, principal, (sql) => storeSeal(context, sql, { principal, sealed })),
  }
}

interface Starting {
  readonly principal: Principal
  readonly fresh: FreshKeys
  readonly started: NewSigning
}

async function start(context: RecordsContext, sql: Sql, starting: Starting): Promise<void> {
  const { principal, started } = starting
  const { accountId, actor, mode } = principal
  const { signing, idempotency } = started
  const { recordId, recordKey, webhook } = await hostOf(context, sql, starting)
  const sealed = sealSigningRow(recordKey, accountId, { signing, webhook })
  const { id, template, state, createdAt } = signing
  const row = {
    ...{ id, account_id: accountId, mode, record_id: recordId, state, version: 1, made_by: actor, sealed },
    ...{ template_id: template.id, template_version: template.version },
    ...{ created_at: createdAt, updated_at: createdAt },
  }
  await sql.insertInto('signings').values(row).execute()
  const blobs = [signing.shown, signing.tree]
  await insertSigningBlobs(context, sql, { accountId, signingId: id, recordKey, blobs })
  await expireLater(context, sql, { accountId, signing })
  await remindLater(context, sql, { accountId, signing })
  const digest = createHash('sha256').update(sealed).digest()
  await auditDone(context, sql, { principal, action: 'signing.started', target: id, digest })
  if (idempotency === undefined) return
  const keys = { recordId, recordKey }
  await keepWithRecord(context, sql, {
    principal,
    asked: idempotency,
    answer: idempotency.answer(signing),
    keys,
  })
}

type Host = Pick<OpenSigning, 'recordId' | 'recordKey' | 'webhook'>

/** The record that the signing belongs to, locked; a contract is stored with it. */
async function hostOf(
  context: RecordsContext,
  sql: Sql,
  { principal, fresh, started }: Starting,
): Promise<Host> {
  const { host, webhook } = started
  if (host.kind === 'transaction') {
    const open = await findTransaction(context, sql, { principal, id: host.transactionId, lock: true })
    if (open === null) throw new Refusal('ERROR_NOT_FOUND')
    const address = webhook === '' ? open.webhook : webhook
    return { recordId: host.transactionId, recordKey: open.recordKey, webhook: address }
  }
  if (host.kind === 'link') {
    const recordKey = await lockedLinkKey(context, sql, { principal, linkId: host.linkId })
    return { recordId: host.linkId, recordKey, webhook }
  }
  const { accountId, actor, mode } = principal
  const { record, file } = host
  const keys = fresh.of(record)
  const { recordId, recordKey, subjectId } = keys
  const at = context.clock.now()
  await insertSubject(sql, keys, { mode, at })
  await sql
    .insertInto('record_keys')
    .values({
      ...{ record_id: recordId, account_id: accountId, kind: 'contract', subject_id: subjectId },
      ...{ version: recordKey.version, subject_key_version: keys.subjectKey.version },
      wrapped: keys.wrappedRecordKey,
    })
    .execute()
  await sql
    .insertInto('contracts')
    .values({
      ...{ id: recordId, account_id: accountId, subject_id: subjectId, mode, made_by: actor, created_at: at },
      ...{ template_id: file.template.id, template_version: file.template.version },
      ...contractFileColumns({ accountId, recordKey, file }),
    })
    .execute()
  // It costs nothing: what is there is charged once all the same.
  const free = { entry: 'settle', amount: 0, reservation_id: null, record_id: recordId } as const
  await enterQuota(sql, context, { account_id: accountId, kind: spends(principal), ...free })
  return { recordId, recordKey, webhook }
}

/** Throws Refusal ERROR_NOT_FOUND where the link is gone. */
async function lockedLinkKey(
  context: RecordsContext,
  sql: Sql,
  { principal, linkId }: { readonly principal: Principal; readonly linkId: string },
): Promise<OpenSigning['recordKey']> {
  const row = await linkRows(sql, principal).where('l.id', '=', linkId).forUpdate('l').executeTakeFirst()
  if (row === undefined) throw new Refusal('ERROR_NOT_FOUND')
  const { recordKey } = await openKeys(context, sql, { accountId: row.account_id, columns: row })
  return recordKey
}

function contractFileColumns({
  accountId,
  recordKey,
  file,
}: Pick<OpenSigning, 'recordKey'> & Pick<SigningSealed, 'file'> & { readonly accountId: string }) {
  const sealed = sealJson(recordKey, { accountId, id: file.blobId, kind: 'file' }, { schema: 1, file })
  return { name_digest: fileNameDigest(file.fileName), blob_id: file.blobId, sealed }
}

/** Null where it was changed meanwhile; otherwise its envelope. */
async function moveOn(context: RecordsContext, sql: Sql, moved: NextSigning): Promise<Uint8Array | null> {
  const { statement, sealed } = movingSigning(context, moved)
  const { rows } = await sql.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]))
  return rows.length === 0 ? null : sealed
}

async function storeChange(
  context: RecordsContext,
  sql: Sql,
  { principal, change }: { readonly principal: Principal; readonly change: SigningChange },
): Promise<boolean> {
  const { accountId } = principal
  const { next, version, action, blobs, events, idempotency } = change
  const open = await findSigning(context, sql, { principal, id: next.id })
  if (open === null) return false
  const sealed = await moveOn(context, sql, { accountId, open, next, version })
  if (sealed === null) return false
  const { recordKey, recordId } = open
  await insertSigningBlobs(context, sql, { accountId, signingId: next.id, recordKey, blobs })
  // That of a link is sealed by what completes the link.
  if (next.state === 'sealing' && open.kind !== 'link')
    await sealSoon(context, sql, { accountId, signing: next })
  if (action === 'reminded') await remindLater(context, sql, { accountId, signing: next })
  for (const event of events)
    await reportSigning(context, sql, {
      accountId,
      open,
      next,
      event,
      seq: version * 2 + events.indexOf(event),
    })
  const digest = createHash('sha256').update(sealed).digest()
  await auditDone(context, sql, { principal, action: `signing.${action}`, target: next.id, digest })
  if (idempotency !== undefined)
    await keepWithRecord(context, sql, {
      ...{ principal, asked: idempotency, answer: idempotency.answer(next) },
      keys: { recordId, recordKey },
    })
  return true
}

/** The record is locked before its signing, as anyone who removes it does. */
async function storeSeal(
  context: RecordsContext,
  sql: Sql,
  { principal, sealed }: { readonly principal: Principal; readonly sealed: SigningSealed },
): Promise<boolean> {
  const { accountId } = principal
  const { next, version, file } = sealed
  const open = await findSigning(context, sql, { principal, id: next.id })
  if (open === null) return false
  const nameFile = await lockedHost(context, sql, { principal, open, sealed })
  if (nameFile === null) return false
  if ((await moveOn(context, sql, { accountId, open, next, version })) === null) return false
  await nameFile()
  await reportSigning(context, sql, { accountId, open, next, event: 'signing_sealed', seq: version * 2 })
  // Of the file itself: anyone who has it can compare.
  const digest = Buffer.from(file.sha256, 'hex')
  await auditDone(context, sql, { principal, action: 'signing.sealed', target: next.id, digest })
  return true
}

/** What makes the sealed file one of its record, which is locked; null where it is gone. */
async function lockedHost(
  context: RecordsContext,
  sql: Sql,
  asked: { readonly principal: Principal; readonly open: OpenSigning; readonly sealed: SigningSealed },
): Promise<(() => Promise<void>) | null> {
  const { principal, open, sealed } = asked
  const { accountId } = principal
  const { recordId, recordKey } = open
  if (open.kind === 'link') throw new Error('A signing of a link is sealed by what completes the link.')
  if (open.kind === 'transaction') {
    const transaction = await findTransaction(context, sql, { principal, id: recordId, lock: true })
    if (transaction === null) return null
    const name = sealed.next.name
    const { statements, fact } = addingFile(context, {
      ...{ principal, open: transaction, file: sealed.file, name },
    })
    return async () => {
      for (const { sql: text, parameters } of statements)
        await sql.executeQuery(CompiledQuery.raw(text, [...parameters]))
      const { key } = await context.ring.accountKey(sql, accountId, 'audit')
      await appendAudit(sql, key, fact)
    }
  }
  const row = await sql
    .selectFrom('contracts')
    .select('blob_id')
    .where('id', '=', recordId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return async () => {
    const columns = contractFileColumns({ accountId, recordKey, file: sealed.file })
    await sql.updateTable('contracts').set(columns).where('id', '=', recordId).execute()
    await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds: [row.blob_id] }) })
  }
}
