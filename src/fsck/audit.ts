import { verifyChain } from './audit-chain.ts'
import type { OpenedAccounts } from './keys.ts'
import type { Notebook, StoreUnderCheck } from './store.ts'

/** The chain of every account is whole from its first entry to the recorded end. Names the first entry that is not. */
export async function checkAudit(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('audit log')
  for (const account of accounts.ids) {
    const key = accounts.find(account, 'audit')
    if (key === null) continue
    const { entries, fault } = await verifyChain(store, { account, key: key.key })
    notes.saw(entries)
    if (fault !== null) notes.wrong(`${account} ${fault.seq}`, fault.sentence)
  }
}
