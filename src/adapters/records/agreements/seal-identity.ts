import type { RecordsContext } from '../engine/records-context.ts'

/** What the seal of this installation is made with. */
export interface SealIdentity {
  /** 32 random bytes that the private key comes from. */
  readonly seed: Uint8Array
  /** DER of the X.509 certificate. */
  readonly certificate: Uint8Array
}

export interface SealIdentityRecords {
  /**
   * The key and certificate that all processes of this store share; made by the one that asks first.
   *
   * @param make issues a certificate, whose key comes from the seed
   * @throws SealBroken when the key does not open under the master key
   */
  sealIdentity(make: (seed: Uint8Array) => Promise<Uint8Array>): Promise<SealIdentity>
}

export function sealIdentityRecords({ database, ring, clock }: RecordsContext): SealIdentityRecords {
  const stored = async (version: number): Promise<Uint8Array | undefined> => {
    const row = await database.inTransaction('system', (sql) =>
      sql
        .selectFrom('seal_certificates')
        .select('certificate')
        .where('key_version', '=', version)
        .executeTakeFirst(),
    )
    return row?.certificate
  }
  return {
    sealIdentity: async (make) => {
      const { version, key: seed } = await ring.instanceKey('seal')
      const found = await stored(version)
      if (found !== undefined) return { seed, certificate: found }
      const certificate = await make(seed)
      await database.inTransaction('system', (sql) =>
        sql
          .insertInto('seal_certificates')
          .values({ key_version: version, certificate, created_at: clock.now() })
          // Of two processes that start at once the first one is kept.
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      return { seed, certificate: (await stored(version)) ?? certificate }
    },
  }
}
