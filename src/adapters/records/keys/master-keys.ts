import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../../flows/ports/clock.ts'
import type { MasterKeyStore } from '../../../platform/sealing/master-key.ts'
import {
  keyedHash,
  SealCorruptError,
  keyVersionOf,
  type SealLabel,
  unwrapKey,
  type VersionedKey,
  wrapKey,
} from '../../../platform/sealing/seal.ts'
import type { MasterKeyTable, Tables } from '../engine/schema.ts'

/** What this table says of a version that is still in use. */
type LiveRow = Pick<MasterKeyTable, 'version' | 'fingerprint' | 'wrapped'>

/** A keyed hash under the key itself, so that the table can say which version a given key is. */
export function fingerprintOf(key: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(keyedHash(key, 'master key', 'fingerprint'), 'hex'))
}

/** Whether anything of this database was ever sealed under a master key; stores of old have no table of versions. */
export async function isSealed(sql: Transaction<Tables>): Promise<boolean> {
  const version = await sql.selectFrom('master_keys').select('version').limit(1).executeTakeFirst()
  const key = await sql.selectFrom('instance_keys').select('purpose').limit(1).executeTakeFirst()
  return version !== undefined || key !== undefined
}

/** What each master key is wrapped as while another takes over from it. */
export function masterLabel(version: number): { accountId: string; id: string; kind: string } {
  return { accountId: '', id: String(version), kind: 'master' }
}

/** The master keys that this process can use, by version: those given to it, and those it learnt of from the others. */
export class MasterKeys {
  readonly place: MasterKeyStore
  readonly #clock: Clock
  #known: ReadonlyMap<number, Uint8Array> = new Map()
  #retired: readonly Uint8Array[] = []
  /** Versions and their states as they were learnt last. */
  #learnt = ''

  constructor(place: MasterKeyStore, clock: Clock) {
    this.place = place
    this.#clock = clock
  }

  /** Every key that opens something now, the newest first. */
  all(): readonly Uint8Array[] {
    return [...this.#known].sort(([one], [other]) => other - one).map(([, key]) => key)
  }

  /** Whether one is taking over from another, as far as this process has learnt. */
  isRotating(): boolean {
    return this.#known.size > 1
  }

  isRetired(key: Uint8Array): boolean {
    const mark = fingerprintOf(key)
    return this.#retired.some((retired) => Buffer.from(retired).equals(mark))
  }

  known(version: number): VersionedKey | undefined {
    const key = this.#known.get(version)
    return key === undefined ? undefined : { version, key }
  }

  /**
   * The key under which new ones are wrapped. Holds its row until the transaction ends, so that the version is not
   * retired while something is being wrapped by it.
   */
  async current(sql: Transaction<Tables>): Promise<VersionedKey> {
    const row = await sql
      .selectFrom('master_keys')
      .select('version')
      .where('state', '=', 'current')
      .forShare()
      .executeTakeFirstOrThrow()
    return this.#version(sql, row.version)
  }

  /** The key that opens a wrapped one. */
  async opening(sql: Transaction<Tables>, wrapped: Uint8Array): Promise<VersionedKey> {
    return this.#version(sql, keyVersionOf(wrapped))
  }

  /** Wraps a key anew under the current version. */
  async wrapAgain(
    sql: Transaction<Tables>,
    { wrapped, label }: { readonly wrapped: Uint8Array; readonly label: SealLabel },
  ): Promise<Uint8Array> {
    const key = unwrapKey({ by: await this.opening(sql, wrapped), wrapped, label })
    return wrapKey({ by: await this.current(sql), key, label })
  }

  /**
   * Reads which versions there are and finds the key of each; an empty table is given its first version.
   *
   * @throws SealBroken when the key that is given is none of those in use
   */
  async learn(sql: Transaction<Tables>): Promise<void> {
    await this.#first(sql)
    const rows = await sql.selectFrom('master_keys').selectAll().orderBy('version').execute()
    const live = rows.filter(({ state }) => state !== 'retired')
    this.#retired = rows.flatMap((row) => (row.state === 'retired' ? [row.fingerprint] : []))
    const held = this.place.held()
    const known = openAll(live, held)
    if (known.size < live.length)
      throw new SealCorruptError(
        held.some((key) => this.isRetired(key))
          ? 'The master key that is given was retired; give the one that took over from it.'
          : 'The master key that is given is not the one that this database was made with.',
      )
    this.#known = known
    this.#learnt = versionsOf(rows)
  }

  /** Whether the versions are those that this process has learnt; asked in one statement. */
  async isUpToDate(sql: Kysely<Tables>): Promise<boolean> {
    const rows = await sql.selectFrom('master_keys').select(['version', 'state']).orderBy('version').execute()
    return versionsOf(rows) === this.#learnt
  }

  async #version(sql: Transaction<Tables>, version: number): Promise<VersionedKey> {
    const known = this.known(version)
    if (known !== undefined) return known
    await this.learn(sql)
    const learnt = this.known(version)
    if (learnt === undefined)
      throw new SealCorruptError(
        `A key is wrapped by version ${version} of the master key, which is not in use.`,
      )
    return learnt
  }

  /** A store without a table of versions, or a new one: what is given is version 1, if it opens what is there. */
  async #first(sql: Transaction<Tables>): Promise<void> {
    const any = await sql.selectFrom('master_keys').select('version').limit(1).executeTakeFirst()
    if (any !== undefined) return
    const pepper = await sql
      .selectFrom('instance_keys')
      .select('wrapped')
      .where('purpose', '=', 'pepper')
      .executeTakeFirst()
    const label = { accountId: '', id: 'pepper', kind: 'instance' }
    const key =
      pepper === undefined
        ? this.place.held()[0]
        : this.place.held().find((held) => {
            return opens({ by: { version: 1, key: held }, wrapped: pepper.wrapped, label })
          })
    if (key === undefined)
      throw new SealCorruptError(
        'The master key that is given is not the one that this database was made with.',
      )
    await sql
      .insertInto('master_keys')
      .values({
        version: 1,
        fingerprint: fingerprintOf(key),
        state: 'current',
        wrapped: null,
        created_at: this.#clock.now(),
        retired_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Given keys are known by their fingerprint; the other one of a pair lies wrapped by its partner. */
function openAll(rows: readonly LiveRow[], held: readonly Uint8Array[]): Map<number, Uint8Array> {
  const known = new Map<number, Uint8Array>()
  for (const { version, fingerprint } of rows) {
    const key = held.find((candidate) => Buffer.from(fingerprintOf(candidate)).equals(fingerprint))
    if (key !== undefined) known.set(version, key)
  }
  for (const { version, wrapped } of rows) {
    if (wrapped === null || known.has(version)) continue
    const by = keyVersionOf(wrapped)
    const key = known.get(by)
    if (key === undefined) continue
    known.set(version, unwrapKey({ by: { version: by, key }, wrapped, label: masterLabel(version) }))
  }
  return known
}

function opens(wrapped: Parameters<typeof unwrapKey>[0]): boolean {
  try {
    unwrapKey(wrapped)
    return true
  } catch (error) {
    if (error instanceof SealCorruptError) return false
    throw error
  }
}

function versionsOf(rows: readonly { readonly version: number; readonly state: string }[]): string {
  return rows.map(({ version, state }) => `${version} ${state}`).join(', ')
}
