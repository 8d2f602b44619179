/**
 * Every expected "no" of the service: code → HTTP status, sentence for the caller.
 * Codes are the wire's words (docs/reference/refusals.md is generated from here).
 */
export const refusals = {
  ERROR_INVALID_JSON: {
    status: 400,
    sentence: 'Invalid JSON POST body, please check whether your request is valid JSON.',
  },
  ERROR_INVALID_VALUE: { status: 400, sentence: 'A parameter contains an invalid value.' },
  ERROR_INVALID_ENCODING: { status: 400, sentence: 'The image is not valid base64.' },
  ERROR_REMOTE_IMAGE_FAILED: {
    status: 400,
    sentence: 'The image could not be loaded from the address or reference given.',
  },
  ERROR_IMAGE_CORRUPTED: {
    status: 400,
    sentence: 'The image is damaged, or is not JPEG, PNG, WebP, HEIC or PDF.',
  },
  ERROR_OPERATION_FAILED: { status: 400, sentence: 'The operation cannot be done.' },
  ERROR_UNAUTHORIZED: {
    status: 401,
    sentence: 'Failed to authenticate: send a valid API key in the header X-API-KEY.',
  },
  ERROR_QUOTA_EXCEEDED: { status: 402, sentence: 'No quota or credit is left.' },
  ERROR_KEY_FORBIDDEN: { status: 403, sentence: 'Your api key does not have permission.' },
  ERROR_USER_BANNED: { status: 403, sentence: 'This account is disabled.' },
  ERROR_NOT_FOUND: { status: 404, sentence: 'Not found.' },
  ERROR_METHOD_NOT_ALLOWED: { status: 405, sentence: 'This method is not allowed here.' },
  ERROR_REQUEST_TIMEOUT: { status: 408, sentence: 'The request did not arrive in time.' },
  ERROR_CONFLICT: {
    status: 409,
    sentence: 'Another request changed this at the same time; read it again and retry.',
  },
  ERROR_REQUEST_TOO_LARGE: { status: 413, sentence: 'The request body is too large.' },
  ERROR_UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'Send the body as application/json.' },
  ERROR_RANGE_NOT_SATISFIABLE: {
    status: 416,
    sentence: 'Request one range of bytes inside the file.',
  },
  ERROR_IDEMPOTENCY_MISMATCH: {
    status: 422,
    sentence: 'This Idempotency-Key was used with another request.',
  },
  ERROR_HEADERS_TOO_LARGE: { status: 431, sentence: 'The request headers are too large.' },
  ERROR_RATE_LIMIT: { status: 429, sentence: 'Too many requests; wait and retry.' },
  ERROR_EXECUTION_CANCEL: { status: 499, sentence: 'The client closed the connection before the answer.' },
  ERROR_INTERNAL_ERROR: { status: 500, sentence: 'Internal server error.' },
  SERVICE_UNAVAILABLE: { status: 503, sentence: 'The service is busy or not ready; retry later.' },
  ERROR_MAX_EXECUTION_TIME_EXCEEDED: {
    status: 504,
    sentence: 'The request took longer than its limit; nothing was stored or charged.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  /** 501 for a path or a field that a later version brings; otherwise the table's status holds. */
  readonly status?: 501
  /** Sentence for the caller instead of the table's own; never with personal data. */
  readonly message?: string
  /** Seconds after which a retry makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** Extra response headers, for example `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An expected "no". Thrown by any layer, turned into an answer in exactly one place per entry point. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].sentence, { cause: details.cause })
    this.code = code
    this.status = details.status ?? refusals[code].status
    this.retryAfterSeconds = details.retryAfterSeconds
    this.headers = details.headers ?? {}
  }
}

/** The wire's wording for a bad or missing parameter. */
export function invalidValue(parameter: string, why?: string): Refusal {
  const tail = why === undefined ? '' : ` ${why}`
  return new Refusal('ERROR_INVALID_VALUE', {
    message: `Parameter '${parameter}' contains invalid value.${tail}`,
  })
}
