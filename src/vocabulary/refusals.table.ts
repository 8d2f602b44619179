/** Every expected "no" of the service: code → HTTP status. Codes are the wire's words; what they say is in the catalogue. */
export const refusalStatuses = {
  ERROR_INVALID_JSON: 400,
  ERROR_INVALID_VALUE: 400,
  ERROR_INVALID_ENCODING: 400,
  ERROR_REMOTE_IMAGE_FAILED: 400,
  ERROR_IMAGE_CORRUPTED: 400,
  ERROR_OPERATION_FAILED: 400,
  DOCUPASS_CUSTOM_URL_ERROR: 400,
  INVALID_SIGNATURE_IMAGE: 400,
  SIGNATURE_MISSING: 400,
  ERROR_UNAUTHORIZED: 401,
  ERROR_QUOTA_EXCEEDED: 402,
  ERROR_KEY_FORBIDDEN: 403,
  ERROR_USER_BANNED: 403,
  ERROR_NOT_FOUND: 404,
  ERROR_METHOD_NOT_ALLOWED: 405,
  ERROR_REQUEST_TIMEOUT: 408,
  ERROR_CONFLICT: 409,
  INVALID_ACTION: 409,
  ERROR_REQUEST_TOO_LARGE: 413,
  ERROR_UNSUPPORTED_MEDIA_TYPE: 415,
  ERROR_RANGE_NOT_SATISFIABLE: 416,
  ERROR_IDEMPOTENCY_MISMATCH: 422,
  ERROR_HEADERS_TOO_LARGE: 431,
  ERROR_RATE_LIMIT: 429,
  ERROR_EXECUTION_CANCEL: 499,
  ERROR_INTERNAL_ERROR: 500,
  ERROR_STORED_FILE_DAMAGED: 500,
  SERVICE_UNAVAILABLE: 503,
  ERROR_MAX_EXECUTION_TIME_EXCEEDED: 504,
} as const satisfies Readonly<Record<string, number>>

export type RefusalCode = keyof typeof refusalStatuses

/** In the order of the table. */
export const refusalCodes: readonly RefusalCode[] = Object.keys(refusalStatuses).filter(isRefusalCode)

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatuses, code)
}
