import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../src/vocabulary/refusals.ts'
import { staticCredentials } from '../../src/adapters/vault/credentials/credentials.ts'
import { ObjectStore, type ObjectStoreSettings } from '../../src/adapters/vault/object-store.ts'
import { blobFolder, openS3Vault } from '../../src/adapters/vault/s3-vault.ts'
import type { Vault } from '../../src/flows/ports/vault/vault.ts'
import type { SealedVault } from '../../src/adapters/vault/sealed-vault.ts'
import { freshBucket, startObjectStore, type TestObjectStore } from '../world/stores/object-store.ts'
import { vaultContract, blobBytes, blobSeal, idsOf, newBlobId } from '../world/stores/vault-contract.ts'

const keysOf = ({ accessKey, secretKey }: TestObjectStore) => ({ accessKey, secretKey, sessionToken: null })

const server = await startObjectStore()

describe.skipIf(server === null)('the vault in a real S3 server', () => {
  let store: TestObjectStore
  beforeAll(() => {
    if (server !== null) store = server
  })
  afterAll(() => server?.stop())

  const settingsOf = async (given: Partial<ObjectStoreSettings> = {}): Promise<ObjectStoreSettings> => ({
    endpoint: store.endpoint,
    credentials: staticCredentials(keysOf(store)),
    region: 'us-east-1',
    bucket: given.bucket ?? (await freshBucket(store)),
    prefix: 'some/prefix-',
    pathStyle: true,
    retryPolicy: { tries: 2, pauseMs: 10, tryMs: 60_000 },
    ...given,
  })
  const open = async (
    given: Partial<ObjectStoreSettings> = {},
  ): Promise<{ readonly vault: Vault & SealedVault; readonly objects: ObjectStore }> => {
    const objects = new ObjectStore(await settingsOf(given))
    return { objects, vault: await openS3Vault({ objects, monotonic: () => performance.now() }) }
  }

  vaultContract(async () => {
    const { vault, objects } = await open()
    const nameOf = (id: string): string => `${blobFolder}${id}.blob`
    return {
      vault,
      lying: async (id) => (await objects.read(nameOf(id))) ?? new Uint8Array(0),
      damage: async (id, bytes) => {
        await objects.remove(nameOf(id))
        await objects.create(nameOf(id), bytes)
      },
    }
  })

  it('lists more blobs than one page of the store holds, each once, and nothing of a neighbour', async () => {
    const bucket = await freshBucket(store)
    const { vault, objects } = await open({ bucket })
    const neighbour = await open({ bucket, prefix: 'other/' })
    await neighbour.vault.keep({ id: newBlobId() }, blobBytes, blobSeal)
    const ids = Array.from({ length: 1100 }, newBlobId)
    for (let at = 0; at < ids.length; at += 50)
      await Promise.all(
        ids.slice(at, at + 50).map((id) => objects.create(`${blobFolder}${id}.blob`, new Uint8Array(1))),
      )
    expect(await idsOf(vault)).toEqual([...ids].sort())
  })

  it('is refused at the start with a wrong secret and without a bucket, and says what to set right', async () => {
    const wrong = { ...keysOf(store), secretKey: 'WrongSecretKeyWrongSecretKey' }
    await expect(open({ credentials: staticCredentials(wrong) })).rejects.toThrow('SYMBOLON_S3_SECRET_KEY')
    await expect(open({ bucket: 'not-there' })).rejects.toThrow('Create the bucket not-there')
  })

  it('answers as busy while the store is down, and works again when it is back', async () => {
    const { vault } = await open()
    const id = newBlobId()
    await vault.keep({ id }, blobBytes, blobSeal)
    await store.crash()
    try {
      await expect(vault.keep({ id: newBlobId() }, blobBytes, blobSeal)).rejects.toBeInstanceOf(Refusal)
      await expect(vault.fetch(id, blobSeal)).rejects.toBeInstanceOf(Refusal)
      expect(await vault.ready()).toBe(false)
    } finally {
      await store.start()
    }
    expect(await vault.fetch(id, blobSeal)).toEqual(blobBytes)
  })
})
