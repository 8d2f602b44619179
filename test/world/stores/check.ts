import { Readable } from 'node:stream'
import { blobFiles } from '../../../src/fsck/blob-files.ts'
import { checkStore, type StoreReport } from '../../../src/fsck/check-store.ts'
import type { BlobsUnderCheck, StoreUnderCheck } from '../../../src/fsck/store.ts'
import type { MasterKeyStore } from '../../../src/platform/sealing/master-key.ts'
import type { Database } from '../../../src/adapters/records/engine/database.ts'
import type { Session } from '../../../src/adapters/records/engine/session.ts'

/** A session as the checker wants it: rows of text. */
export function textQuery(session: Session): StoreUnderCheck['query'] {
  return async (sql, parameters) => {
    const { rows } = await session.query(sql, parameters)
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          if (value !== null && typeof value !== 'string') throw new Error(`The column ${name} is not text.`)
          return [name, value]
        }),
      ),
    )
  }
}

/** The vault of a world that keeps no pictures. */
const emptyBlobStore: BlobsUnderCheck = {
  read: () => Promise.resolve(null),
  stream: () => Promise.resolve(null),
  list: () => Readable.from([]),
}

/** Examines what one session sees. Blobs without a record count as such after a day. */
export function checkOverSession(
  session: Session,
  masterKey: MasterKeyStore,
  vaultDirectory?: string,
): Promise<StoreReport> {
  const query = textQuery(session)
  const masterKeys = masterKey.held()
  const blobs = vaultDirectory === undefined ? emptyBlobStore : blobFiles(vaultDirectory)
  return checkStore({ query, blobs, masterKeys, now: Date.now(), orphansOlderThan: 86_400_000 })
}

/** Examines a store in one snapshot; without a folder, one whose vault is empty. */
export async function checkRecordStore<Schema>(
  world: { readonly database: Database<Schema>; readonly masterKey: MasterKeyStore },
  vaultDirectory?: string,
): Promise<StoreReport> {
  const session = await world.database.engine.acquire()
  try {
    await session.query('begin isolation level repeatable read read only', [])
    return await checkOverSession(session, world.masterKey, vaultDirectory)
  } finally {
    await session.query('rollback', [])
    session.release()
  }
}
