import { join } from 'node:path'
import type { Vault } from '../flows/ports/vault/vault.ts'
import { blobFiles } from '../fsck/blob-files.ts'
import type { BlobsUnderCheck } from '../fsck/store.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { openFileVault } from '../adapters/vault/file-vault.ts'
import { type CredentialProvider, staticCredentials } from '../adapters/vault/credentials/credentials.ts'
import { roleCredentials } from '../adapters/vault/credentials/role-credentials.ts'
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
  { storage, objects: objectStorage, role }: Pick<Settings, 'storage' | 'objects' | 'role'>,
  isExclusive: boolean,
): Promise<OpenedVault> {
  const { endpoint } = objectStorage
  if (endpoint === null) {
    const directory = storage.vaultDir === '' ? join(storage.dataDir, 'vault') : storage.vaultDir
    const vault = await openFileVault({ directory, alone: isExclusive && storage.vaultDir === '' })
    return { vault, blobs: blobFiles(directory), close: () => Promise.resolve() }
  }
  const credentials = credentialsOf(objectStorage, role)
  const objectStore = new ObjectStore({ ...objectStorage, endpoint, credentials })
  try {
    const vault = await openS3Vault({ objects: objectStore, monotonic: () => systemClock.monotonic() })
    return {
      vault,
      blobs: { ...blobObjects(objectStore), stream: (id) => vault.readSealed(id) },
      close: () => objectStore.close(),
    }
  } catch (error) {
    await objectStore.close()
    throw error
  }
}

/** The settings give either both keys or none, and none with a role. */
function credentialsOf(
  { accessKey, secretKey, sessionToken, region }: Settings['objects'],
  role: Settings['role'],
): CredentialProvider {
  return accessKey === null || secretKey === null
    ? roleCredentials(role, { region, now: systemClock.now })
    : staticCredentials({ accessKey, secretKey, sessionToken })
}

function blobObjects(objectStore: ObjectStore): Omit<BlobsUnderCheck, 'stream'> {
  return {
    read: (blobId) => objectStore.read(`${blobFolder}${blobId}.blob`),
    list: async function* () {
      for await (const { name, modifiedAt } of objectStore.list(blobFolder))
        yield { name: name.slice(blobFolder.length), modifiedAt }
    },
  }
}
