import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import type { StoredImage } from '../ports/transactions/transactions.ts'

export interface FetchedImage {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string
  /** Whose it is: the record, and the account. */
  readonly transactionId: string
  readonly accountId: string
}

type StoredFilePorts = Pick<Ports, 'records' | 'vault'>

/** A picture by its token, for a caller with a key. Throws Refusal ERROR_NOT_FOUND. */
export async function fetchImage(
  vault: StoredFilePorts,
  principal: Principal,
  token: string,
): Promise<FetchedImage> {
  return openImage(vault, await vault.records.image(principal, token, 'any'))
}

/** A picture by a signed link whose signature the HTTP interface has checked. Throws Refusal ERROR_NOT_FOUND. */
export async function fetchLinkedImage(
  vault: StoredFilePorts,
  transactionId: string,
  token: string,
): Promise<FetchedImage> {
  return openImage(vault, await vault.records.imageOf(transactionId, token))
}

async function openImage({ vault }: StoredFilePorts, image: StoredImage | null): Promise<FetchedImage> {
  if (image === null) throw new Refusal('ERROR_NOT_FOUND')
  const bytes = await vault.fetch(image.blobId, image.seal)
  const { contentType, sha256, transactionId, accountId } = image
  return { bytes, contentType, sha256, transactionId, accountId }
}
