import { join } from 'node:path'
import type { Vault } from '../flows/ports/vault.ts'
import { blobFiles } from '../fsck/blob-files.ts'
import type { BlobsUnderCheck } from '../fsck/store.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { openFileVault } from '../adapters/vault/file-vault.ts'
import { ObjectStore } from '../adapters/vault/object-store.ts'
import { blobFolder, openS3Vault } from '../adapters/vault/s3-vault.ts'
import type { SealedVault } from '../adapters/vault/sealed-vault.ts'

export interface OpenedVault {
  readonly vault: Vault & SealedVault
  /** The same blobs, sealed, for the checker. */
  readonly blobs: BlobsUnderCheck
  readonly close: () => Promise<void>
}

/** The vault that the settings name: files, or an object store. `alone`: no other process has this data directory. */
export async function openVault(
  { storage, objects }: Pick<Settings, 'storage' | 'objects'>,
  alone: boolean,
): Promise<OpenedVault> {
  const { endpoint, accessKey, secretKey } = objects
  if (endpoint === null || accessKey === null || secretKey === null) {
    const directory = storage.vaultDir === '' ? join(storage.dataDir, 'vault') : storage.vaultDir
    const vault = await openFileVault({ directory, alone: alone && storage.vaultDir === '' })
    return { vault, blobs: blobFiles(directory), close: () => Promise.resolve() }
  }
  const store = new ObjectStore({ ...objects, endpoint, accessKey, secretKey })
  try {
    const vault = await openS3Vault({ objects: store, monotonic: () => systemClock.monotonic() })
    return {
      vault,
      blobs: { ...blobObjects(store), stream: (id) => vault.readSealed(id) },
      close: () => store.close(),
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

function blobObjects(store: ObjectStore): Omit<BlobsUnderCheck, 'stream'> {
  return {
    read: (blobId) => store.read(`${blobFolder}${blobId}.blob`),
    list: async function* () {
      for await (const { name, modifiedAt } of store.list(blobFolder))
        yield { name: name.slice(blobFolder.length), modifiedAt }
    },
  }
}
