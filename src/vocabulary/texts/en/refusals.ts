import type { Catalogue } from '../catalogue.ts'

/** What each refusal says to the caller where nothing more exact is said. */
export const refusals: Catalogue['refusals'] = {
  ERROR_INVALID_JSON: 'Invalid JSON POST body, please check whether your request is valid JSON.',
  ERROR_INVALID_VALUE: 'A parameter contains an invalid value.',
  ERROR_INVALID_ENCODING: 'The image is not valid base64.',
  ERROR_REMOTE_IMAGE_FAILED: 'The image could not be loaded from the address or reference given.',
  ERROR_IMAGE_CORRUPTED: 'The image is damaged, or is not JPEG, PNG, WebP, HEIC or PDF.',
  ERROR_OPERATION_FAILED: 'The operation cannot be done.',
  DOCUPASS_CUSTOM_URL_ERROR: 'No link can begin with docupass.customDocuPassURL of the profile.',
  INVALID_SIGNATURE_IMAGE:
    'The signature must be a PNG of at most 1 MB and 2000 pixels a side that is not blank.',
  SIGNATURE_MISSING: 'A field of this party is missing, or one was sent that it does not have.',
  ERROR_UNAUTHORIZED: 'Failed to authenticate: send a valid API key in the header X-API-KEY.',
  ERROR_QUOTA_EXCEEDED: 'No quota or credit is left.',
  ERROR_KEY_FORBIDDEN: 'Your api key does not have permission.',
  ERROR_USER_BANNED: 'This account is disabled.',
  ERROR_NOT_FOUND: 'Not found.',
  ERROR_METHOD_NOT_ALLOWED: 'This method is not allowed here.',
  ERROR_REQUEST_TIMEOUT: 'The request did not arrive in time.',
  ERROR_CONFLICT: 'Another request changed this at the same time; read it again and retry.',
  INVALID_ACTION: 'The signing is not at this step; read it again.',
  ERROR_REQUEST_TOO_LARGE: 'The request body is too large.',
  ERROR_UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  ERROR_RANGE_NOT_SATISFIABLE: 'Request one range of bytes inside the file.',
  ERROR_IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was used with another request.',
  ERROR_HEADERS_TOO_LARGE: 'The request headers are too large.',
  ERROR_RATE_LIMIT: 'Too many requests; wait and retry.',
  ERROR_EXECUTION_CANCEL: 'The client closed the connection before the answer.',
  ERROR_INTERNAL_ERROR: 'Internal server error.',
  ERROR_STORED_FILE_DAMAGED:
    'A stored file is damaged or missing and is not served. The operator can restore it from a backup.',
  SERVICE_UNAVAILABLE: 'The service is busy or not ready; retry later.',
  ERROR_MAX_EXECUTION_TIME_EXCEEDED: 'The request took longer than its limit; nothing was stored or charged.',
}
