import type { Vault } from '../../flows/ports/vault/vault.ts'
import type { SealedVault } from './sealed-vault.ts'

/** Blobs on their way at the same time. */
const ports = 8

export interface BlobCopy {
  readonly from: SealedVault
  readonly to: SealedVault & Pick<Vault, 'list'>
  /** Ids of all blobs that records refer to. */
  readonly requested: AsyncGenerator<string>
  /** Which of these ids a record refers to. */
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly onBlob: (done: number) => void
}

export interface CopiedBlobs {
  readonly blobs: number
  /** Ids of blobs that records refer to and that lie in neither vault; 100 at most. */
  readonly missing: readonly string[]
}

/**
 * Copies sealed blobs from one vault into another. What lies there already is left as it is, so that an interrupted run
 * goes on where it ended.
 *
 * @throws Error with a sentence when blobs lie there that are of another store
 */
export async function copyBlobs({ from, to, requested, known, onBlob }: BlobCopy): Promise<CopiedBlobs> {
  await refuseStrangers(to, known)
  const missing: string[] = []
  let blobs = 0
  const carry = async (id: string): Promise<void> => {
    const sealed = await from.readSealed(id)
    if (sealed !== null) await to.laySealed(id, sealed)
    else if ((await to.readSealed(id)) === null && missing.length < 100) missing.push(id)
    onBlob(++blobs)
  }
  const work = async (): Promise<void> => {
    for (let id = await requested.next(); id.done !== true; id = await requested.next()) await carry(id.value)
  }
  await Promise.all(Array.from({ length: ports }, work))
  return { blobs, missing }
}

async function refuseStrangers(to: Pick<Vault, 'list'>, known: BlobCopy['known']): Promise<void> {
  let page: string[] = []
  const look = async (): Promise<void> => {
    const ours = page.length === 0 ? new Set() : await known(page)
    if (page.some((id) => !ours.has(id)))
      throw new Error('The vault that the settings name is not empty: it holds blobs of another store.')
    page = []
  }
  for await (const { id } of to.list()) if (page.push(id) === 500) await look()
  await look()
}
