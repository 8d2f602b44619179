import type { ImageSide } from '../../vocabulary/transactions/transaction.ts'
import type { Ports } from '../ports/ports.ts'
import type { ImageMetadata } from '../ports/transactions/transactions.ts'
import type { SealContext } from '../ports/vault/vault.ts'

type RectifiedImage = Omit<ImageMetadata, 'contentType'>

/**
 * Lays each picture, sealed under the key of what it belongs to and synced, into the vault, before the row that names it
 * is written. When one fails, those already laid down are taken away again.
 */
export async function storeImages(
  { vault, ids }: Pick<Ports, 'vault' | 'ids'>,
  { seal }: { readonly seal: SealContext },
  images: Readonly<Partial<Record<ImageSide, Uint8Array>>>,
): Promise<readonly RectifiedImage[]> {
  const stored: RectifiedImage[] = []
  try {
    for (const side of ['front', 'back', 'face'] as const) {
      const bytes = images[side]
      if (bytes === undefined) continue
      const blobId = ids.token()
      const { sha256, size } = await vault.keep({ id: blobId }, bytes, seal)
      stored.push({ token: ids.token(), blobId, side, sha256, size })
    }
    return stored
  } catch (error) {
    await deleteImages({ vault }, stored)
    throw error
  }
}

/** Best effort: what cannot be unlinked now is an orphan, and swept later. */
async function deleteImages(
  { vault }: Pick<Ports, 'vault'>,
  stored: readonly RectifiedImage[],
): Promise<void> {
  await Promise.allSettled(stored.map(({ blobId }) => vault.forget(blobId)))
}
