import { BlobCorruptError, BlobNotFoundError } from '../../../../flows/ports/vault/vault.ts'
import type { RefusalCode } from '../../../../vocabulary/refusals.table.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { languages } from '../../../../vocabulary/texts/languages.ts'
import { securityHeaders } from './headers.ts'

/** The body of every answer that is a no. */
export interface ErrorEnvelope {
  readonly success: false
  readonly error: { readonly status: number; readonly code: RefusalCode; readonly message: string }
}

export function errorEnvelope(refusal: Refusal): ErrorEnvelope {
  const { status, code, message } = refusal
  return { success: false, error: { status, code, message } }
}

/** A refusal as a problem of RFC 9457; what the envelope says stands beside it, so that no client has to choose. */
export function problemDetails(refusal: Refusal, requestId: string) {
  const { status, code, message } = refusal
  const problemType = code.toLowerCase().replaceAll('_', '-')
  return {
    type: `urn:symbolon:refusal:${problemType}`,
    title: languages.en.refusals[code],
    status,
    detail: message,
    instance: `urn:symbolon:request:${requestId}`,
    ...errorEnvelope(refusal),
  }
}

/** Headers that belong to a refusal. */
export function refusalHeaders(refusal: Refusal): Record<string, string> {
  const { headers, status, retryAfterSeconds = status === 503 ? usualRetrySeconds : undefined } = refusal
  return retryAfterSeconds === undefined
    ? { ...headers }
    : { ...headers, 'retry-after': String(retryAfterSeconds) }
}

/** Of a service that does not answer, where nothing tells when it will: a full disk, a list that is not loaded. */
const usualRetrySeconds = 5

/** What Fastify itself refuses → our code. */
const frameworkCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'ERROR_REQUEST_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'ERROR_UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'ERROR_INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'ERROR_INVALID_JSON',
  FST_ERR_BAD_URL: 'ERROR_NOT_FOUND',
  FST_ERR_ASYNC_CONSTRAINT: 'ERROR_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ERROR_NOT_FOUND',
  ECONNRESET: 'ERROR_EXECUTION_CANCEL',
  ERR_STREAM_PREMATURE_CLOSE: 'ERROR_EXECUTION_CANCEL',
}

/** Any error → a refusal; null when it is a fault of this service, of which the caller learns nothing but an incident id. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const code = frameworkCodes[error.code]
  return code === undefined ? null : new Refusal(code, { cause: error })
}

/** The answer to a fault; files that are not what was stored have a code of their own, because only a backup helps. */
export function faultResponse(error: unknown, incident: string): Refusal {
  const isDamaged = error instanceof BlobCorruptError || error instanceof BlobNotFoundError
  const code = isDamaged ? 'ERROR_STORED_FILE_DAMAGED' : 'ERROR_INTERNAL_ERROR'
  return new Refusal(code, { message: `${languages.en.refusals[code]} Incident ${incident}.`, cause: error })
}

/** What Node's HTTP parser refuses before there is a request, as a whole reply. */
export function parserErrorResponse(error: NodeJS.ErrnoException): string {
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Refusal('ERROR_HEADERS_TOO_LARGE')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Refusal('ERROR_REQUEST_TIMEOUT')
        : new Refusal('ERROR_INVALID_VALUE', { message: 'The request is not valid HTTP.' })
  return rawResponse(refusal)
}

/** A refusal as a whole reply, for a socket that no response belongs to; the connection ends with it. */
export function rawResponse(refusal: Refusal): string {
  const body = JSON.stringify(errorEnvelope(refusal))
  return [
    `HTTP/1.1 ${refusal.status} ${refusal.code}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
