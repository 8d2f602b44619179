import type { Principal } from '../../../vocabulary/account/principal.ts'

/** A version of something whose every version is kept. */
interface NewVersion {
  readonly principal: Principal
  /** 1, 2, … without a gap. */
  readonly version: number
  readonly at: number
}

/** What every version says beside its content: whose it is, which it follows, who made it, and which key seals it. */
export function versionColumns(
  { principal, version, at }: NewVersion,
  account: { readonly version: number },
): {
  version: number
  account_id: string
  parent: number | null
  author: string
  created_at: number
  account_key_version: number
} {
  return {
    version,
    account_id: principal.accountId,
    parent: version === 1 ? null : version - 1,
    author: principal.actor,
    created_at: at,
    account_key_version: account.version,
  }
}
