import { type Actor } from '../../../vocabulary/account/actor.ts'
import type { ViewAction } from '../../../vocabulary/audit/view-actions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

/** Someone saw something. */
export interface AuditView {
  readonly accountId: string
  readonly actor: Actor
  readonly action: ViewAction
  /** Ids of what was shown. One is kept as it is, several as SHA-256 over all of them. */
  readonly ids: readonly string[]
}

/** One entry, as it was written; ids and hashes only. */
export interface AuditEntry {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly target: string
  /** Lower-case hex; empty when nothing was hashed. */
  readonly digest: string
  readonly hash: string
}

/** Where an account's log ended, signed with the Ed25519 key of the installation. To be kept elsewhere. */
export interface AuditCheckpoint {
  readonly accountId: string
  readonly seq: number
  /** Of that entry, lower-case hex. */
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** SubjectPublicKeyInfo (RFC 8410) in base64. */
  readonly publicKey: string
  /** Over `symbolon audit checkpoint 1`, account, seq, hash and time, a line each; base64. */
  readonly signature: string
}

export interface AuditRecords {
  /** Oldest first, those after a number. */
  auditEntries(
    principal: Principal,
    request: { readonly after: number; readonly limit: number },
  ): Promise<readonly AuditEntry[]>
  auditCheckpoint(principal: Principal): Promise<AuditCheckpoint>
  /** Whether this installation signed it, exactly so. */
  isOurCheckpoint(checkpoint: AuditCheckpoint): Promise<boolean>
  /** Resolves once the entry is committed; without it nothing may be shown. */
  recordView(view: AuditView): Promise<void>
}
