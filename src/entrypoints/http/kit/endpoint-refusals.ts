import { type RefusalCode, refusalCodes } from '../../../vocabulary/refusals.table.ts'
import type { Endpoint } from './endpoint.ts'

/** Refusals that the frame itself gives, by what the endpoint is. */
const commonRefusals: readonly RefusalCode[] = [
  'ERROR_REQUEST_TIMEOUT',
  'ERROR_HEADERS_TOO_LARGE',
  'ERROR_UNSUPPORTED_MEDIA_TYPE',
  'ERROR_EXECUTION_CANCEL',
  'ERROR_INTERNAL_ERROR',
  'ERROR_STORED_FILE_DAMAGED',
  'SERVICE_UNAVAILABLE',
  'ERROR_MAX_EXECUTION_TIME_EXCEEDED',
]
const keyRefusals: readonly RefusalCode[] = [
  'ERROR_UNAUTHORIZED',
  'ERROR_USER_BANNED',
  'ERROR_KEY_FORBIDDEN',
  'ERROR_RATE_LIMIT',
  // The account that the operator names behind the key.
  'ERROR_NOT_FOUND',
]
/** To the holder of a link: beside those that have status 200. */
const holderRefusals: readonly RefusalCode[] = ['ERROR_RATE_LIMIT', 'ERROR_CONFLICT']
/** With an Idempotency-Key. */
const idempotencyRefusals: readonly RefusalCode[] = [
  'ERROR_INVALID_VALUE',
  'ERROR_CONFLICT',
  'ERROR_IDEMPOTENCY_MISMATCH',
]
const bodyRefusals: readonly RefusalCode[] = [
  'ERROR_INVALID_JSON',
  'ERROR_INVALID_VALUE',
  'ERROR_REQUEST_TOO_LARGE',
]

/** Every refusal that an endpoint may give, in the order of the table. */
export function endpointRefusals(endpoint: Endpoint): readonly RefusalCode[] {
  const possibleCodes = new Set<RefusalCode>([...commonRefusals, ...endpoint.refusals])
  if (endpoint.access.kind === 'key' || endpoint.access.kind === 'signed-or-key')
    keyRefusals.forEach((code) => possibleCodes.add(code))
  if (endpoint.access.kind === 'link') holderRefusals.forEach((code) => possibleCodes.add(code))
  if (endpoint.access.kind === 'key' && endpoint.method === 'POST')
    idempotencyRefusals.forEach((code) => possibleCodes.add(code))
  if (endpoint.body !== null) bodyRefusals.forEach((code) => possibleCodes.add(code))
  if (endpoint.query !== null) possibleCodes.add('ERROR_INVALID_VALUE')
  if (endpoint.params !== null) possibleCodes.add('ERROR_NOT_FOUND')
  return refusalCodes.filter((code) => possibleCodes.has(code))
}
