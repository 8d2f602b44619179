import type { SigningRow } from '../../../flows/ports/agreements/signings.ts'
import type { FileMetadata } from '../../../flows/ports/export/exports.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Signing } from '../../../vocabulary/agreements/signing.ts'
import type { AuditFact } from '../audit/audit-chain.ts'
import { asAccount, type RecordsContext } from '../engine/records-context.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'
import { eventRow } from '../webhooks/outbox.ts'
import { findSigning, type OpenSigning, sealSigningRow } from './signing-rows.ts'

/** The next version of a signing, for one statement that finds the version it was made of, or nothing. */
export interface NextSigning {
  readonly accountId: string
  readonly open: OpenSigning
  readonly next: Signing
  readonly version: number
}

/** Decides who was first. */
export function movingSigning(
  context: RecordsContext,
  { accountId, open, next, version }: NextSigning,
): { readonly statement: Statement; readonly sealed: Uint8Array } {
  const sealed = sealSigningRow(open.recordKey, accountId, { signing: next, webhook: open.webhook })
  const statement = context.database.kysely
    .updateTable('signings')
    .set({ state: next.state, version: version + 1, updated_at: context.clock.now(), sealed })
    .where('id', '=', next.id)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .returning('id')
    .compile()
  return { statement, sealed }
}

/**
 * Statements that store a signing as sealed with something else, undone with `states.recordMoved` where it was changed since;
 * null where it is gone. The file is stored by the caller.
 */
export async function sealedSigning(
  context: RecordsContext,
  sealed: {
    readonly principal: Principal
    readonly signing: Pick<SigningRow, 'signing' | 'version'> & { readonly file: FileMetadata }
  },
): Promise<{ readonly rows: readonly Statement[]; readonly facts: readonly AuditFact[] } | null> {
  const { principal } = sealed
  const { signing: next, version, file } = sealed.signing
  const { accountId, actor } = principal
  const open = await asAccount(context, principal, (sql) =>
    findSigning(context, sql, { principal, id: next.id }),
  )
  if (open === null) return null
  const { statement } = movingSigning(context, { accountId, open, next, version })
  const at = context.clock.now()
  const event = eventRow(context, {
    ...{ accountId, event: 'signing_sealed', seq: version * 2, url: open.webhook, at },
    subject: { kind: 'signing', signing: next },
    sealedBy: { recordId: open.recordId, key: open.recordKey },
  })
  // Of the file itself: anyone who has it can compare.
  const digest = Buffer.from(file.sha256, 'hex')
  return {
    rows: [requiringRow(statement, states.recordMoved), event],
    facts: [{ accountId, at, actor, action: 'signing.sealed', target: next.id, digest }],
  }
}
