import type { ViewAction } from '../../vocabulary/audit.ts'

/** Somebody saw something. */
export interface View {
  readonly accountId: string
  /** Id of the API key, `cli`, or `link` for a signed address. */
  readonly actor: string
  readonly action: ViewAction
  /** Ids of what was shown. One is kept as it is, several as SHA-256 over all of them. */
  readonly ids: readonly string[]
}

export interface AuditRecords {
  /** Resolves once the entry is committed; without it nothing may be shown. */
  recordView(view: View): Promise<void>
}
