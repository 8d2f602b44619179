import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Ports } from '../ports/ports.ts'

/** How a contract gets pictures of the vault, by their tokens. One that is not there has no entry. */
export type VaultPictures = (tokens: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>

/** For contracts in which none may be named. */
export const noPictures: VaultPictures = () => Promise.resolve(new Map())

/** Those that the caller may read: all of its account with the scope of records, otherwise those that it made itself. */
export function vaultPictures(
  { records, vault }: Pick<Ports, 'records' | 'vault'>,
  principal: Principal,
): VaultPictures {
  const madeBy = principal.scopes.includes('records') ? 'any' : 'caller'
  return async (tokens) => {
    const found = new Map<string, Uint8Array>()
    for (const token of tokens) {
      const image =
        (await records.image(principal, token, madeBy)) ?? (await records.quickPicture(principal, token))
      if (image !== null) found.set(token, await vault.fetch(image.blobId, image.seal))
    }
    return found
  }
}
