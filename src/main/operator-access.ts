import { actors } from '../vocabulary/account/actor.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Ids } from '../flows/ports/ids.ts'
import type { Records } from '../flows/ports/records.ts'
import { type Mode, operatorScopes, type Principal } from '../vocabulary/account/principal.ts'

/** Keys of anyone who may read the data directory; they live as long as the process that made them. */
export type OperatorKeys = Readonly<Record<Mode, string>>

const fileName = 'operator.json'

/** What commands that run beside a service find. */
export type FoundOperatorKeys = OperatorKeys & {
  /** PEM by which the service is known; null where it serves HTTP. */
  readonly certificate: string | null
}

/**
 * Left in the data directory, readable by its owner alone, for commands that run beside the service.
 *
 * @param certificate what the service shows for TLS; null where it serves HTTP
 */
export function writeOperatorKeys(
  directory: string,
  keys: OperatorKeys,
  certificate: string | null,
): () => void {
  const path = join(directory, fileName)
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ ...keys, certificate }), { mode: 0o600, flag: 'wx' })
  return () => rmSync(path, { force: true })
}

const storedKeys = z.object({ live: z.string(), test: z.string(), certificate: z.string().nullish() })

/** Null when no service left any. */
export function readOperatorKeys(directory: string): FoundOperatorKeys | null {
  try {
    const found: unknown = JSON.parse(readFileSync(join(directory, fileName), 'utf8'))
    const { live, test, certificate } = storedKeys.parse(found)
    return { live, test, certificate: certificate ?? null }
  } catch {
    return null
  }
}

export function generateOperatorKeys(ids: Pick<Ids, 'apiKey'>): OperatorKeys {
  return { live: ids.apiKey(), test: ids.apiKey() }
}

/** What the operator presents to act for an account; for the first one when none is named. */
export function operatorApiKey(key: string, account: string | undefined): string {
  return account === undefined ? key : `${key}@${account}`
}

/**
 * The records, with the operator let in as `cli`; everyone else is asked for a stored key as before. The operator acts
 * for the first account, or for the one named behind the key: `KEY@NAME`.
 */
export function withOperatorAccess<BaseRecords extends Records>(
  records: BaseRecords,
  keys: OperatorKeys,
): BaseRecords {
  const [live, test] = [digestOf(keys.live), digestOf(keys.test)]
  return {
    ...records,
    authenticate: async (presented: string) => {
      const [key = '', name] = presented.split('@')
      // Compared by digest, so that the time it takes tells nothing.
      const digest = digestOf(key)
      const mode = timingSafeEqual(digest, live) ? 'live' : timingSafeEqual(digest, test) ? 'test' : null
      if (mode === null) return records.authenticate(presented)
      const { accountId } = await records.operator(name)
      const principal: Principal = {
        accountId,
        actor: actors.operator,
        kind: 'server',
        mode,
        scopes: operatorScopes,
      }
      const account = await records.account(principal)
      // Anyone who may read the data directory is past any list of hosts, and is the one who lifts bans.
      return { principal, account: { ...account, hostList: '', banned: false } }
    },
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
