import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SealedVault } from '../../../src/adapters/vault/sealed-vault.ts'
import {
  BlobCorruptError,
  BlobNotFoundError,
  type SealContext,
  type Vault,
} from '../../../src/flows/ports/vault/vault.ts'

/** An empty vault, and the way to what really lies there. */
export interface VaultUnderTest {
  readonly vault: Vault & SealedVault
  /** Sealed bytes as they lie there. */
  readonly lying: (id: string) => Promise<Uint8Array>
  /** Puts other bytes in their place, as a broken disk or an intruder would. */
  readonly damage: (id: string, bytes: Uint8Array) => Promise<void>
}

export const newBlobId = (): string => randomBytes(32).toString('hex')

export const blobSeal: SealContext = {
  key: randomBytes(32),
  keyVersion: 1,
  accountId: 'a',
  recordId: 'r',
  kind: 'transaction',
}

export const blobBytes = new TextEncoder().encode('MUSTERMANN<<ERIKA'.repeat(100))

export async function idsOf(vault: Vault): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of vault.list()) ids.push(id)
  return ids.sort()
}

/** What every vault promises, whatever it keeps its blobs in. */
export function vaultContract(open: () => Promise<VaultUnderTest>): void {
  const putBlob = async (vault: Vault): Promise<string> => {
    const id = newBlobId()
    await vault.keep({ id }, blobBytes, blobSeal)
    return id
  }

  it('gives back what was kept, with digest and size of the plain bytes', async () => {
    const { vault } = await open()
    const id = newBlobId()
    const sha256 = createHash('sha256').update(blobBytes).digest('hex')
    expect(await vault.keep({ id }, blobBytes, blobSeal)).toEqual({ sha256, size: blobBytes.length })
    expect(await vault.fetch(id, blobSeal)).toEqual(blobBytes)
    expect(await idsOf(vault)).toEqual([id])
    expect(await vault.ready()).toBe(true)
  })

  it('takes over what another one kept, sealed as it is, small or large, once', async () => {
    const [{ vault: one }, { vault: other }] = [await open(), await open()]
    const large = randomBytes(20_000_000)
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(large)
    }
    const [small, long] = [await putBlob(one), newBlobId()]
    await one.keepLarge({ id: long }, parts(), blobSeal)
    for (const id of [small, long, small, long]) {
      const sealed = await one.readSealed(id)
      if (sealed !== null) await other.laySealed(id, sealed)
    }
    expect(await other.fetch(small, blobSeal)).toEqual(blobBytes)
    const pieces: Uint8Array[] = []
    const span = { start: 0, end: large.length, size: large.length }
    for await (const piece of other.fetchPart(long, blobSeal, span)) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(large)).toBe(true)
    expect(new Set(await idsOf(other))).toEqual(new Set([small, long]))
    expect(await other.readSealed(newBlobId())).toBeNull()
  })

  it('keeps nothing that can be read without the key', async () => {
    const { vault, lying } = await open()
    const id = await putBlob(vault)
    expect(Buffer.from(await lying(id)).includes('MUSTERMANN')).toBe(false)
  })

  it('never serves a blob with a flipped byte, a blob cut off, or one put in the place of another', async () => {
    const { vault, lying, damage } = await open()
    const [flipped, cut, one, other] = [
      await putBlob(vault),
      await putBlob(vault),
      await putBlob(vault),
      await putBlob(vault),
    ]
    const bytes = await lying(flipped)
    await damage(
      flipped,
      bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
    )
    await damage(cut, (await lying(cut)).subarray(0, 100))
    await damage(one, await lying(other))
    for (const id of [flipped, cut, one])
      await expect(vault.fetch(id, blobSeal)).rejects.toBeInstanceOf(BlobCorruptError)
    expect(await vault.fetch(other, blobSeal)).toEqual(blobBytes)
  })

  it('opens a blob only as part of the account and the record it was kept for', async () => {
    const { vault } = await open()
    const id = await putBlob(vault)
    for (const otherAccountSeal of [
      { ...blobSeal, accountId: 'b' },
      { ...blobSeal, recordId: 's' },
      { ...blobSeal, kind: 'face' },
      { ...blobSeal, key: randomBytes(32) },
    ]) {
      await expect(vault.fetch(id, otherAccountSeal)).rejects.toBeInstanceOf(BlobCorruptError)
    }
  })

  it('makes no path out of anything but an id', async () => {
    const { vault } = await open()
    for (const id of [
      '',
      '../../etc/passwd',
      'A'.repeat(64),
      'a'.repeat(63),
      `${'a'.repeat(63)}/`,
      `${'a'.repeat(64)}\n`,
    ]) {
      await expect(vault.fetch(id, blobSeal)).rejects.toThrow('64 lower-case hex')
      await expect(vault.keep({ id }, blobBytes, blobSeal)).rejects.toThrow('64 lower-case hex')
      await expect(vault.forget(id)).rejects.toThrow('64 lower-case hex')
    }
  })

  it('never writes over a blob', async () => {
    const { vault } = await open()
    const id = await putBlob(vault)
    await expect(vault.keep({ id }, new Uint8Array(3), blobSeal)).rejects.toThrow('kept already')
    expect(await vault.fetch(id, blobSeal)).toEqual(blobBytes)
  })

  it('forgets, and forgets again without validation message', async () => {
    const { vault } = await open()
    const id = await putBlob(vault)
    await vault.forget(id)
    await vault.forget(id)
    await expect(vault.fetch(id, blobSeal)).rejects.toBeInstanceOf(BlobNotFoundError)
    expect(await idsOf(vault)).toEqual([])
  })

  it('keeps an empty blob and one of eight megabytes', async () => {
    const { vault } = await open()
    for (const bytes of [new Uint8Array(0), new Uint8Array(randomBytes(8_000_000))]) {
      const id = newBlobId()
      await vault.keep({ id }, bytes, blobSeal)
      expect(Buffer.from(await vault.fetch(id, blobSeal)).equals(bytes)).toBe(true)
    }
  })
}
