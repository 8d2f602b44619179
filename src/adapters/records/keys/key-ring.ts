import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clock } from '../../../flows/ports/clock.ts'
import { unwrapKey, type VersionedKey, wrapKey } from '../../../platform/sealing/seal.ts'
import type { Database } from '../engine/database.ts'
import type { MasterKeys } from './master-keys.ts'
import type { AccountKeyPurpose, Tables } from '../engine/schema.ts'

/** How long the newest version of an account's key is believed to be the newest. Older ones stay valid. */
const newestForMs = 30_000

/** Keys of so many accounts are kept unwrapped in memory. */
const accountsInMemory = 1000

/**
 * Secrets of the whole installation: that under which API keys are hashed, that of signed links, that by which
 * certificates of erasure are signed, and that of the seal on contracts. Each is random and wrapped, not derived, so that a new master key leaves it as it is.
 */
export type InstancePurpose = 'pepper' | 'links' | 'signing' | 'seal'

/** Opens the keys above the records' own: those of the installation and of each account. */
export class KeyRing {
  readonly master: MasterKeys
  readonly #clock: Clock
  readonly #database: Database<Tables>
  /** By `account purpose version`, oldest use first. */
  readonly #opened = new Map<string, Uint8Array>()
  readonly #newest = new Map<string, { readonly version: number; readonly until: number }>()
  readonly #instance = new Map<InstancePurpose, Promise<VersionedKey>>()

  constructor(opening: {
    readonly master: MasterKeys
    readonly clock: Clock
    readonly database: Database<Tables>
  }) {
    this.master = opening.master
    this.#clock = opening.clock
    this.#database = opening.database
  }

  /** The secret under which API keys are hashed. */
  pepper(): Promise<VersionedKey> {
    return this.instanceKey('pepper')
  }

  /** A secret of the installation; made by anyone who needs it first. */
  instanceKey(purpose: InstancePurpose): Promise<VersionedKey> {
    const found = this.#instance.get(purpose)
    if (found !== undefined) return found
    const loading = this.#loadInstanceKey(purpose).catch((error: unknown) => {
      this.#instance.delete(purpose)
      throw error
    })
    this.#instance.set(purpose, loading)
    return loading
  }

  /** Makes the three keys of a new account. */
  async makeAccountKeys(sql: Transaction<Tables>, accountId: string): Promise<void> {
    const by = await this.master.current(sql)
    for (const purpose of ['wrap', 'find', 'audit'] as const) {
      const label = { accountId, id: purpose, kind: 'account' }
      await sql
        .insertInto('account_keys')
        .values({
          account_id: accountId,
          purpose,
          version: 1,
          wrapped: wrapKey({ by, key: randomBytes(32), label }),
          created_at: this.#clock.now(),
        })
        .execute()
    }
  }

  /** The newest key of an account for a purpose, when no query is needed to know it. */
  newestInMemory(accountId: string, purpose: AccountKeyPurpose): VersionedKey | undefined {
    const newest = this.#newest.get(`${accountId} ${purpose}`)
    if (newest === undefined || newest.until <= this.#clock.monotonic()) return undefined
    const key = this.#opened.get(`${accountId} ${purpose} ${newest.version}`)
    return key === undefined ? undefined : { version: newest.version, key }
  }

  /**
   * The newest key of an account for a purpose, or the version asked for.
   *
   * @param sql the transaction that one is in; null for one who is in none
   */
  async accountKey(
    sql: Transaction<Tables> | null,
    accountId: string,
    requested: AccountKeyPurpose | { readonly purpose: AccountKeyPurpose; readonly version: number },
  ): Promise<VersionedKey> {
    if (typeof requested === 'string') {
      const newest = this.newestInMemory(accountId, requested)
      return newest ?? this.#loadAccountKey(sql, { accountId, purpose: requested, version: undefined })
    }
    const { purpose, version } = requested
    const key = this.#opened.get(`${accountId} ${purpose} ${version}`)
    if (key !== undefined) return { version, key }
    return this.#loadAccountKey(sql, { accountId, purpose, version })
  }

  async #loadAccountKey(
    sql: Transaction<Tables> | null,
    requested: { accountId: string; purpose: AccountKeyPurpose; version: number | undefined },
  ): Promise<VersionedKey> {
    const { accountId, purpose } = requested
    if (sql === null)
      return this.#database.inTransaction({ account: accountId }, (own) =>
        this.#loadAccountKey(own, requested),
      )
    let query = sql
      .selectFrom('account_keys')
      .select(['version', 'wrapped'])
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
    if (requested.version !== undefined) query = query.where('version', '=', requested.version)
    const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst()
    if (row === undefined) throw new Error(`An account has no ${purpose} key.`)
    const label = { accountId, id: purpose, kind: 'account' }
    const by = await this.master.opening(sql, row.wrapped)
    const key = unwrapKey({ by, wrapped: row.wrapped, label })
    if (this.#opened.size >= 3 * accountsInMemory) this.#forgetAll()
    this.#opened.set(`${accountId} ${purpose} ${row.version}`, key)
    if (requested.version === undefined)
      this.#newest.set(`${accountId} ${purpose}`, {
        version: row.version,
        until: this.#clock.monotonic() + newestForMs,
      })
    return { version: row.version, key }
  }

  /** Starting over is simpler than counting uses, and costs one query per account. */
  #forgetAll(): void {
    this.#opened.clear()
    this.#newest.clear()
  }

  async #loadInstanceKey(purpose: InstancePurpose): Promise<VersionedKey> {
    const label = { accountId: '', id: purpose, kind: 'instance' }
    return this.#database.inTransaction('system', async (sql) => {
      const wrapped = wrapKey({ by: await this.master.current(sql), key: randomBytes(32), label })
      await sql
        .insertInto('instance_keys')
        .values({ purpose, version: 1, wrapped, created_at: this.#clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await sql
        .selectFrom('instance_keys')
        .select(['version', 'wrapped'])
        .where('purpose', '=', purpose)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const by = await this.master.opening(sql, row.wrapped)
      return { version: row.version, key: unwrapKey({ by, wrapped: row.wrapped, label }) }
    })
  }
}
