import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ids } from '../flows/ports/ids.ts'
import type { Records } from '../flows/ports/records.ts'
import { type Mode, type Principal, scopes } from '../vocabulary/principal.ts'

/** Keys of whoever may read the data directory; they live as long as the process that made them. */
export type OperatorKeys = Readonly<Record<Mode, string>>

const fileName = 'operator.json'

/** Left in the data directory, readable by its owner alone, for commands that run beside the service. */
export function leaveOperatorKeys(directory: string, keys: OperatorKeys): () => void {
  const path = join(directory, fileName)
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
  return () => rmSync(path, { force: true })
}

/** Null when no service left any. */
export function findOperatorKeys(directory: string): OperatorKeys | null {
  try {
    const found: unknown = JSON.parse(readFileSync(join(directory, fileName), 'utf8'))
    if (typeof found !== 'object' || found === null || !('live' in found) || !('test' in found)) return null
    const { live, test } = found
    return typeof live === 'string' && typeof test === 'string' ? { live, test } : null
  } catch {
    return null
  }
}

export function makeOperatorKeys(ids: Pick<Ids, 'apiKey'>): OperatorKeys {
  return { live: ids.apiKey(), test: ids.apiKey() }
}

/** The records, with the operator let in as `cli`; everybody else is asked for a stored key as before. */
export function admitOperator<Kept extends Records>(records: Kept, keys: OperatorKeys): Kept {
  return {
    ...records,
    authenticate: async (presented: string) => {
      const mode = presented === keys.live ? 'live' : presented === keys.test ? 'test' : null
      if (mode === null) return records.authenticate(presented)
      const { accountId } = await records.operator()
      const principal: Principal = { accountId, keyId: 'cli', kind: 'server', mode, scopes }
      const account = await records.account(principal)
      // Whoever may read the data directory is past any list of hosts.
      return { principal, account: { ...account, hostList: '' } }
    },
  }
}
