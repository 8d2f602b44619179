/** One call to the service's own HTTP interface. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Name of the account that it is about; the first one when absent. */
  readonly account?: string
  readonly body?: unknown
}

export interface ApiResponse {
  readonly status: number
  /** JSON, or the bytes of whatever else it is. */
  readonly body: unknown
  /** Keys of the request that had no effect, as `X-Ignored-Keys` names them; absent when all had. */
  readonly ignored?: string | undefined
}

/**
 * The way to the service: over HTTP when one runs on this data directory (which it holds exclusively), otherwise to
 * one that lives only inside this command. Commands speak the same interface either way, so there is one code path.
 */
export interface Connection {
  /** Where it leads, for people. */
  readonly to: string
  /** Lines that can be shown only now: the keys that opening a fresh data directory made. */
  readonly notices: readonly string[]
  request(request: ApiRequest): Promise<ApiResponse>
  close(): Promise<void>
}

/** An answer other than 2xx, as the command line shows it. */
export class HttpError extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The body of a 2xx answer; anything else is thrown as Refused with the sentence of its envelope. */
export async function requestJson(
  connection: Connection,
  request: ApiRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const body = await requestOk(connection, request)
  return isJsonObject(body) ? body : {}
}

/** As `ask`, for an answer that is no JSON. */
export async function requestBytes(connection: Connection, request: ApiRequest): Promise<Uint8Array> {
  const body = await requestOk(connection, request)
  if (body instanceof Uint8Array) return body
  throw new Error('The service answered JSON where bytes were asked for.')
}

async function requestOk(connection: Connection, request: ApiRequest): Promise<unknown> {
  const { status, body } = await connection.request(request)
  if (status >= 200 && status < 300) return body
  const fields = isJsonObject(body) ? body : {}
  const error = isJsonObject(fields['error']) ? fields['error'] : {}
  throw new HttpError(
    status,
    textOf(error['code'], 'ERROR'),
    textOf(error['message'], `The service answered ${status}.`),
  )
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows of a list answer; what is no object is left out. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : fallback
}
