import {
  BlobNotFoundError,
  type SealContext,
  type ByteRange,
  type StoredBlob,
  type Vault,
} from '../../flows/ports/vault/vault.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { allObjects, createRest, readerOf } from './large-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { checkBlobId, isBlobId, openBlob, openLargeBlob, sealBlob, sealLargeBlob } from './sealed-blob.ts'
import { isLarge, type SealedVault, wholeOf } from './sealed-vault.ts'

/** Begins the names of all blobs, so that nothing else under the same prefix is taken for one. */
export const blobFolder = 'blobs/'
const probeName = 'probe'

/** How long an answer about readiness is believed. */
const believedMs = 5000
/** A store that needs longer for an empty object is not ready. */
const probeMs = 1500

export interface S3VaultSettings {
  readonly objects: ObjectStore
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number
}

/**
 * The vault in an S3-compatible store: `PREFIXblobs/abcd….blob`, each sealed under its record's key before it leaves
 * the process. A blob is written in one conditional PUT; when `keep` returns, the store has acknowledged it.
 *
 * @throws Error with a sentence when the store cannot be written to
 */
export async function openS3Vault(settings: S3VaultSettings): Promise<Vault & SealedVault> {
  const vault = new S3Vault(settings)
  try {
    await vault.prove()
  } catch (error) {
    const reported = error instanceof Refusal && error.cause instanceof Error ? error.cause : error
    throw new Error(`The vault cannot be opened. ${reported instanceof Error ? reported.message : ''}`, {
      cause: error,
    })
  }
  return vault
}

class S3Vault implements Vault, SealedVault {
  readonly #objects: ObjectStore
  readonly #monotonic: () => number
  #believed = { ready: true, until: -Infinity }

  constructor({ objects, monotonic }: S3VaultSettings) {
    this.#objects = objects
    this.#monotonic = monotonic
  }

  async keep(
    { id }: { readonly id: string },
    bytes: Uint8Array,
    context: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }> {
    const name = nameOf(id)
    const { sealed, ...plain } = sealBlob(id, bytes, context)
    const isNew = await this.#objects.create(name, sealed)
    if (!isNew) throw new Error('A blob with this id is kept already.')
    return plain
  }

  async fetch(id: string, context: SealContext): Promise<Uint8Array> {
    const sealed = await this.#objects.read(nameOf(id))
    if (sealed === null) throw new BlobNotFoundError(`The blob ${id} is not in the vault.`)
    return openBlob(id, sealed, context)
  }

  /** In objects of 8 MiB, the one with the blob's own name last: until it is there, there is no blob. */
  async keepLarge(
    { id }: { readonly id: string },
    parts: AsyncIterable<Uint8Array>,
    context: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }> {
    const { sealed, plain } = sealLargeBlob(id, parts, context)
    const first = await createRest(this.#objects, nameOf(id), sealed)
    const isNew = await this.#objects.create(nameOf(id), first)
    if (!isNew) throw new Error('A blob with this id is kept already.')
    return plain()
  }

  async *fetchPart(id: string, context: SealContext, span: ByteRange): AsyncIterable<Uint8Array> {
    yield* openLargeBlob(id, context, { read: readerOf(this.#objects, nameOf(id)), span })
  }

  async readSealed(id: string): Promise<AsyncIterable<Uint8Array> | null> {
    const first = await this.#objects.read(nameOf(id))
    return first === null ? null : allObjects(this.#objects, nameOf(id), first)
  }

  /** Objects that an interrupted move laid are the same as those that would be laid now. */
  async laySealed(id: string, sealed: AsyncIterable<Uint8Array>): Promise<void> {
    const { large, parts } = await isLarge(sealed)
    const create = async (name: string, bytes: Uint8Array): Promise<boolean> => {
      await this.#objects.create(name, bytes)
      return true
    }
    await create(nameOf(id), large ? await createRest({ create }, nameOf(id), parts) : await wholeOf(parts))
  }

  async forget(id: string): Promise<void> {
    await this.#objects.remove(nameOf(id))
    for await (const { name } of this.#objects.list(`${nameOf(id)}.`)) await this.#objects.remove(name)
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const { name, modifiedAt } of this.#objects.list(blobFolder)) {
      const [id = '', kind] = name.slice(blobFolder.length).split('.')
      if (kind === 'blob' && isBlobId(id)) yield { id, modifiedAt }
    }
  }

  /** By writing: a store that can be read and not be written to is not ready. */
  async ready(): Promise<boolean> {
    if (this.#monotonic() < this.#believed.until) return this.#believed.ready
    const ready = await this.#objects.probe(probeName, probeMs).then(
      () => true,
      () => false,
    )
    this.#believed = { ready, until: this.#monotonic() + believedMs }
    return ready
  }

  /** Rejects with what is wrong when nothing can be written; three times the time, for a first connection. */
  async prove(): Promise<void> {
    await this.#objects.probe(probeName, 3 * probeMs)
  }
}

function nameOf(id: string): string {
  return `${blobFolder}${checkBlobId(id)}.blob`
}
