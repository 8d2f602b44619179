import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { AuditCheckpoint, AuditRecords } from '../../../flows/ports/audit/audit.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext } from '../engine/records-context.ts'

/** Reading the audit log, and signing where it ends (docs/reference/seal-format.md). */
export function auditLogRecords(
  context: RecordsContext,
): Pick<AuditRecords, 'auditEntries' | 'auditCheckpoint' | 'isOurCheckpoint'> {
  return {
    auditEntries: (principal, { after, limit }) =>
      asAccount(context, principal, async (sql) => {
        const rows = await sql
          .selectFrom('audit_entries')
          .select(['seq', 'at', 'actor', 'action', 'target', 'digest', 'hash'])
          .where('account_id', '=', principal.accountId)
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(limit)
          .execute()
        return rows.map((row) => ({ ...row, digest: hex(row.digest), hash: hex(row.hash) }))
      }),
    auditCheckpoint: (principal) => checkpoint(context, principal),
    isOurCheckpoint: async ({ signature, ...said }) => {
      const own = publicKeyOf(await signingKey(context))
      if (said.publicKey !== own.text) return false
      return verify(null, signedText(said), own.key, Buffer.from(signature, 'base64'))
    },
  }
}

async function checkpoint(context: RecordsContext, principal: Principal): Promise<AuditCheckpoint> {
  const { accountId } = principal
  const head = await asAccount(context, principal, (sql) =>
    sql
      .selectFrom('account_heads')
      .select(['audit_seq', 'audit_hash'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  )
  const key = await signingKey(context)
  const said = {
    accountId,
    seq: head.audit_seq,
    hash: hex(head.audit_hash),
    at: context.clock.now(),
    publicKey: publicKeyOf(key).text,
  }
  return { ...said, signature: sign(null, signedText(said), key).toString('base64') }
}

function signedText(said: Omit<AuditCheckpoint, 'signature'>): Buffer {
  const { accountId, seq, hash, at } = said
  return Buffer.from(`symbolon audit checkpoint 1\n${accountId}\n${seq}\n${hash}\n${at}`, 'utf8')
}

/** PKCS #8 of an Ed25519 key (RFC 8410) up to the 32 bytes of its seed. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

async function signingKey(context: RecordsContext): Promise<KeyObject> {
  const { key } = await context.ring.instanceKey('signing')
  return createPrivateKey({ key: Buffer.concat([pkcs8, key]), format: 'der', type: 'pkcs8' })
}

function publicKeyOf(privateKey: KeyObject): { readonly key: KeyObject; readonly text: string } {
  const key = createPublicKey(privateKey)
  return { key, text: key.export({ format: 'der', type: 'spki' }).toString('base64') }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
