import type { ImageSide } from '../../vocabulary/transaction.ts'
import type { Hands } from '../ports/hands.ts'
import type { FreshRecord, KeptImage } from '../ports/records.ts'

/**
 * Lays each picture, sealed under the record's own key and synced, into the vault, before the row that names it is
 * written. When one fails, those already laid down are taken away again.
 */
export async function keepPictures(
  { vault, ids }: Pick<Hands, 'vault' | 'ids'>,
  record: FreshRecord,
  pictures: Readonly<Partial<Record<ImageSide, Uint8Array>>>,
): Promise<readonly KeptImage[]> {
  const kept: KeptImage[] = []
  try {
    for (const side of ['front', 'back', 'face'] as const) {
      const bytes = pictures[side]
      if (bytes === undefined) continue
      const blobId = ids.token()
      const { sha256, size } = await vault.keep({ id: blobId }, bytes, record.seal)
      kept.push({ token: ids.token(), blobId, side, contentType: 'image/jpeg', sha256, size })
    }
    return kept
  } catch (error) {
    await forgetPictures({ vault }, kept)
    throw error
  }
}

/** Best effort: what cannot be unlinked now is an orphan, and swept later. */
async function forgetPictures({ vault }: Pick<Hands, 'vault'>, kept: readonly KeptImage[]): Promise<void> {
  await Promise.allSettled(kept.map(({ blobId }) => vault.forget(blobId)))
}
