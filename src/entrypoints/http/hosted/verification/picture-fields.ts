import { z } from 'zod'
import type { Endpoint } from '../../kit/endpoint.ts'

/** No address and no token: a page has no reason to send another's picture, and may make the service fetch none. */
export const sentPicture = z
  .string()
  .refine(
    (written) => !/^\s*(ref:|https?:)|,\s*(ref:|https?:)/i.test(written),
    'It must be a picture in base64',
  )
  .describe('JPEG in base64.')

export const sourceField = z
  .exactOptional(z.enum(['camera', 'file']))
  .describe('Extension: where the client says that it comes from.')

export const pictureRefusals: Endpoint['refusals'] = [
  'ERROR_INVALID_ENCODING',
  'ERROR_IMAGE_CORRUPTED',
  'ERROR_REMOTE_IMAGE_FAILED',
  'ERROR_OPERATION_FAILED',
  'ERROR_CONFLICT',
]
