import { createHash } from 'node:crypto'
import type {
  ErasureResult,
  ErasureCertificate,
  SubjectRecords,
} from '../../../flows/ports/subjects/subjects.ts'
import { readJwsPayload, type JwsSigner, createJwsSigner } from '../../../platform/sealing/jws.ts'
import { removeContract } from '../agreements/remove-contract.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { remove } from '../transactions/change-transaction.ts'
import { dropConsents } from '../consents/consent-rows.ts'
import { destroyKey } from './destroy-key.ts'
import { dropFalsePositives } from '../screening/false-positive-rows.ts'
import { refuseHeld } from '../retention/legal-holds.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { cancelEvents } from '../webhooks/outbox.ts'
import { insertSubject, newSubject } from '../keys/record-keys.ts'
import { removeScreening } from '../screening/remove-screening.ts'
import { removeLink } from '../verification/remove-link.ts'
import { lockSubject, recordTables } from './subject-rows.ts'
import { findTransaction } from '../transactions/transaction-rows.ts'

/** `typ` of a certificate's head (RFC 7515, section 4.1.9). */
const certificateType = 'erasure-certificate+json'

export function erasureRecords(
  context: RecordsContext,
): Pick<SubjectRecords, 'eraseSubject' | 'certificate' | 'certificateKey'> {
  const signer = async (): Promise<JwsSigner> =>
    createJwsSigner((await context.ring.instanceKey('signing')).key)
  return {
    eraseSubject: async (principal, subjectId) => {
      const signing = await signer()
      return asAccount(context, principal, (sql) =>
        erase(context, sql, { principal, subjectId, signer: signing }),
      )
    },
    certificate: (principal, subjectId) =>
      asAccount(context, principal, async (sql) => {
        const only = onlyMode(principal)
        let query = sql
          .selectFrom('erasure_certificates')
          .select('signed')
          .where('subject_id', '=', subjectId)
          .where('account_id', '=', principal.accountId)
        if (only !== undefined) query = query.where('mode', '=', only)
        const row = await query.executeTakeFirst()
        return row === undefined ? null : { certificate: readCertificate(row.signed), signed: row.signed }
      }),
    certificateKey: async () => (await signer()).publicKey,
  }
}

interface Erasure {
  readonly principal: Principal
  readonly subjectId: string
}

type Gone = ErasureCertificate['records'][number]

async function erase(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId, signer }: Erasure & { readonly signer: JwsSigner },
): Promise<ErasureResult | null> {
  const { accountId, actor } = principal
  const subject = await lockSubject(sql, { principal, subjectId })
  if (subject === null) return null
  await refuseHeld(context, sql, { accountId, subjectId })
  const at = context.clock.now()
  const { transactions, blobIds } = await removeTransactions(context, sql, { principal, subjectId })
  const screenings = await removeScreenings(context, sql, { principal, subjectId })
  const contracts = await removeOthers(context, sql, { principal, subjectId, kind: 'contract' })
  const links = await removeOthers(context, sql, { principal, subjectId, kind: 'link' })
  await dropFalsePositives(sql, { accountId, subjectId })
  const changes = await cancelChanges(sql, { accountId, subjectId })
  await dropConsents(sql, { accountId, subjectId })
  const records = [...transactions, ...screenings, ...contracts.gone, ...links.gone]
  const certificate: ErasureCertificate = {
    schema: 1,
    accountId,
    subjectId,
    mode: subject.mode,
    erasedAt: at,
    erasedBy: actor,
    destroyed: {
      subjectKeys: 1,
      recordKeys: records.length + changes,
      transactions: transactions.length,
      screenings: screenings.length,
      contracts: contracts.gone.length,
      links: links.gone.length,
      images: blobIds.length + contracts.blobIds.length + links.blobIds.length,
    },
    records,
  }
  const signed = signer.sign(certificateType, certificate)
  const digest = createHash('sha256').update(signed).digest()
  await destroyKey(sql, { accountId, kind: 'subject', id: subjectId, at, actor: actor, lastSeq: 0, digest })
  await sql
    .insertInto('erasure_certificates')
    .values({ subject_id: subjectId, account_id: accountId, mode: subject.mode, at, signed })
    .execute()
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  const action = 'subject.erased'
  await appendAudit(sql, key, { accountId, at, actor: actor, action, target: subjectId, digest })
  return { certificate, signed, blobIds: [...blobIds, ...contracts.blobIds, ...links.blobIds] }
}

async function removeTransactions(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: Erasure,
): Promise<{ readonly transactions: readonly Gone[]; readonly blobIds: readonly string[] }> {
  const { accountId } = principal
  // All rows are locked before the first is removed: the end of the audit chain comes after every record.
  const rows = await sql
    .selectFrom('transactions')
    .select(['id', 'mode'])
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const [first] = rows
  if (first === undefined) return { transactions: [], blobIds: [] }
  // The events of the deletions cannot lie under a key that is destroyed with them.
  const wrap = await context.ring.accountKey(sql, accountId, 'wrap')
  const carrier = newSubject(wrap, { accountId, subjectId: context.ids.id() })
  await insertSubject(sql, carrier, { mode: first.mode, at: context.clock.now() })
  const transactions: Gone[] = []
  const blobIds: string[] = []
  for (const { id } of rows) {
    const open = await findTransaction(context, sql, { principal, id, lock: true })
    if (open === null) throw new Error('A transaction has another mode than its subject; run symbolon fsck.')
    blobIds.push(...(await remove(context, sql, { principal, open, carrier })).blobIds)
    transactions.push({
      kind: 'transaction',
      id,
      sha256: hex(createHash('sha256').update(open.sealed).digest()),
    })
  }
  return { transactions, blobIds }
}

/** A person's records of one table, in order, locked. */
function lockedIds(
  sql: Sql,
  table: 'screenings' | 'contracts' | 'hosted_links',
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<readonly { readonly id: string }[]> {
  return sql
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function removeScreenings(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: Erasure,
): Promise<readonly Gone[]> {
  const { accountId, actor: actor } = principal
  const rows = await lockedIds(sql, 'screenings', { accountId, subjectId })
  const gone: Gone[] = []
  for (const { id } of rows) {
    const digest = await removeScreening(context, sql, { accountId, id, actor, at: context.clock.now() })
    if (digest !== null) gone.push({ kind: 'screening', id, sha256: hex(digest) })
  }
  return gone
}

/** What has no events of its own, with its blobs. */
const removals = { contract: removeContract, link: removeLink } as const

async function removeOthers(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId, kind }: Erasure & { readonly kind: keyof typeof removals },
): Promise<{ readonly gone: readonly Gone[]; readonly blobIds: readonly string[] }> {
  const { accountId, actor } = principal
  const rows = await lockedIds(sql, recordTables[kind], { accountId, subjectId })
  const gone: Gone[] = []
  const blobIds: string[] = []
  for (const { id } of rows) {
    const removed = await removals[kind](context, sql, { accountId, id, actor, at: context.clock.now() })
    if (removed === null) continue
    gone.push({ kind, id, sha256: hex(removed.digest) })
    blobIds.push(...removed.blobIds)
  }
  return { gone, blobIds }
}

/**
 * Undelivered events of earlier deletions lie under the subject's key; they are not sent any more.
 * How many keys that were.
 */
export async function cancelChanges(
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<number> {
  const keys = await sql
    .deleteFrom('record_keys')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', 'event')
    .returning('record_id')
    .execute()
  if (keys.length === 0) return 0
  await cancelEvents(sql, accountId, { sealedBy: keys.map((key) => key.record_id) })
  return keys.length
}

/** The signature of what lies in our own table was made by us; its schema number says that this code can read it. */
function readCertificate(signed: string): ErasureCertificate {
  const payload = readJwsPayload(signed)
  if (typeof payload === 'object' && payload !== null && 'schema' in payload && payload.schema === 1)
    return payload as ErasureCertificate
  throw new Error('A stored certificate has a schema that this version does not know.')
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
