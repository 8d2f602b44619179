import type { Principal } from '../vocabulary/principal.ts'
import type { Hands } from './ports/hands.ts'
import type { AccountRow, AccountUsage, KeyRow } from './ports/records.ts'

export interface AccountView {
  readonly account: AccountRow
  readonly usage: AccountUsage
  /** The live keys in use by kind, the newest of each; of a key only its first characters are known. */
  readonly serverKey: KeyRow | null
  readonly restrictedKey: KeyRow | null
}

/** The account of a caller, what it used, and which keys open it. */
export async function viewAccount(
  { records }: Pick<Hands, 'records'>,
  principal: Principal,
): Promise<AccountView> {
  const [account, usage, keys] = await Promise.all([
    records.account(principal),
    records.usage(principal),
    records.listKeys(principal),
  ])
  const newest = (kind: KeyRow['kind']) =>
    keys
      .filter((key) => key.kind === kind && key.mode === 'live' && key.revokedAt === null)
      .reduce<KeyRow | null>(
        (best, key) => (best === null || key.createdAt > best.createdAt ? key : best),
        null,
      )
  return { account, usage, serverKey: newest('server'), restrictedKey: newest('restricted') }
}
