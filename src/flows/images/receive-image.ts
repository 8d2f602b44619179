import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'

export interface ReceiveLimits {
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Whatever way a picture was handed over → its bytes, not yet looked at.
 * Throws Refusal ERROR_REMOTE_IMAGE_FAILED (address or reference), ERROR_REQUEST_TOO_LARGE.
 */
export async function receiveImage(
  { egress, records, vault }: Pick<Ports, 'egress' | 'records' | 'vault'>,
  principal: Principal,
  request: { readonly input: ImageInput; readonly limits: ReceiveLimits },
): Promise<Uint8Array> {
  const { input, limits } = request
  switch (input.kind) {
    case 'bytes':
      if (input.bytes.byteLength > limits.maxBytes) throw new Refusal('ERROR_REQUEST_TOO_LARGE')
      return input.bytes
    case 'url':
      return (await egress.fetch(input.url, limits)).bytes
    case 'ref': {
      const image =
        (await records.image(principal, input.token, 'caller')) ??
        (await records.quickPicture(principal, input.token))
      if (image === null) throw new Refusal('ERROR_REMOTE_IMAGE_FAILED')
      return vault.fetch(image.blobId, image.seal)
    }
  }
}
