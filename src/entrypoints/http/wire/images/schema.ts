import { z } from 'zod'
import type { FetchedImage } from '../../../../flows/images/images.ts'
import type { EndpointResponse } from '../../kit/endpoint.ts'
import { recordId, token } from '../../kit/shapes/value-schemas.ts'

export const imageVaultParams = z.object({ token })
export const linkedImageParams = z.object({
  transactionId: recordId,
  token,
  file: z.enum(['front.jpg', 'back.jpg', 'face.jpg']),
})
export const fileVaultParams = z.object({
  fileName: z.string().regex(/^[a-z0-9_-]{1,120}_[0-9A-Za-z]{32}\.(pdf|docx|html)$/),
})

/** The path that a signed picture address has. */
export function imagePath(transactionId: string, side: string, imageToken: string): string {
  return `/image/${transactionId}/${imageToken}/${side}.jpg`
}

export function presentImage({ bytes, contentType, sha256, ...owner }: FetchedImage): EndpointResponse {
  return {
    shown: { ids: [owner.transactionId], accountId: owner.accountId },
    content: { contentType, size: bytes.length, sha256, source: bytes },
    headers: {
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    },
  }
}
