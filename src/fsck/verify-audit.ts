import { type ChainReport, type KnownEnd, verifyChain } from './audit-chain.ts'
import { checkAccountKeys } from './keys.ts'
import { Notebook, type StoreUnderCheck } from './store.ts'

/** Examines the audit log of one account, with SQL and cryptography of its own. Null when there is no such account. */
export async function verifyAudit(
  store: StoreUnderCheck,
  account: string,
  known?: KnownEnd,
): Promise<ChainReport | null> {
  const accounts = await checkAccountKeys(store, new Notebook(0))
  const key = accounts.find(account, 'audit')
  if (key === null) return null
  return verifyChain(store, { account, key: key.key, ...(known === undefined ? {} : { known }) })
}
