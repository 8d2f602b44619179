/** One call to the service's own HTTP interface. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Name of the account that it is about; the first one when absent. */
  readonly account?: string
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  /** JSON, or the bytes of whatever else it is. */
  readonly body: unknown
}

/**
 * The way to the service: over HTTP when one runs on this data directory (which it holds exclusively), otherwise to
 * one that lives only inside this command. Commands speak the same interface either way, so there is one code path.
 */
export interface Connection {
  /** Where it leads, for people. */
  readonly to: string
  /** What someone must be told now or never: the keys that opening a fresh data directory made. */
  readonly news: readonly string[]
  request(call: Call): Promise<Reply>
  close(): Promise<void>
}

/** An answer other than 2xx, as the command line shows it. */
export class Refused extends Error {
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
export async function ask(connection: Connection, call: Call): Promise<Readonly<Record<string, unknown>>> {
  const body = await answered(connection, call)
  return isRecord(body) ? body : {}
}

/** As `ask`, for an answer that is no JSON. */
export async function askBytes(connection: Connection, call: Call): Promise<Uint8Array> {
  const body = await answered(connection, call)
  if (body instanceof Uint8Array) return body
  throw new Error('The service answered JSON where bytes were asked for.')
}

async function answered(connection: Connection, call: Call): Promise<unknown> {
  const { status, body } = await connection.request(call)
  if (status >= 200 && status < 300) return body
  const fields = isRecord(body) ? body : {}
  const error = isRecord(fields['error']) ? fields['error'] : {}
  throw new Refused(
    status,
    textOf(error['code'], 'ERROR'),
    textOf(error['message'], `The service answered ${status}.`),
  )
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows of a list answer; what is no object is left out. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function textOf(value: unknown, otherwise = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : otherwise
}
