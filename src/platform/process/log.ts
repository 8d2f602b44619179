import { pino, type DestinationStream } from 'pino'

/**
 * What a log line may carry. Everything else is dropped before it is written: bodies, names, addresses, keys and
 * customer data have no field here.
 */
const allowedFields = [
  'requestId', 'incident', 'method', 'route', 'status', 'code', 'ms', 'bytes', 'keyId', 'mode', 'transactionId',
  'job', 'attempt', 'list', 'register', 'version', 'records', 'state', 'part', 'pid', 'port', 'address', 'folder', 'signal',
  'count', 'seconds', 'setting', 'endpoint', 'error',
] as const // prettier-ignore

export type LogFields = Readonly<
  Partial<Record<Exclude<(typeof allowedFields)[number], 'error'>, string | number>>
> & {
  readonly error?: unknown
}

/** Lines of JSON. The message is a fixed phrase; what varies goes into fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** `stream` is for tests; otherwise standard error, so that a command's own output stays clean. */
export function createLog(level: LogLevel, stream?: DestinationStream): Log {
  const sink = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  )
  const write =
    (severity: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) => {
      sink[severity](pickAllowedFields(fields), message)
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

/** A log that writes nothing. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

function pickAllowedFields(fields: LogFields): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of allowedFields) {
    const value = fields[name]
    if (value !== undefined) picked[name] = name === 'error' ? describeError(value, 0) : truncate(value)
  }
  return picked
}

function truncate(value: unknown): unknown {
  return typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value
}

/**
 * Parsers, PostgreSQL's data exceptions (SQLSTATE class 22) and Node's checks of arguments quote what they were given, which
 * may be a person's.
 */
function redactedMessage(error: Error, code: string | null): string {
  if (error instanceof SyntaxError || code?.startsWith('22') === true)
    return error.message.replace(/".*"/s, '"…"')
  return code?.startsWith('ERR_INVALID_ARG') === true
    ? error.message.replace(/Received .*/s, 'Received …')
    : error.message
}

/** Name, message, code, stack and causes; never the other properties, which may quote what a caller sent. */
function describeError(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  return {
    name,
    message: truncate(redactedMessage(error, code)),
    ...(code === null ? {} : { code }),
    ...(stack === undefined
      ? {}
      : {
          // The message stands before the places, on as many lines as it has.
          stack: stack
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line.startsWith('at '))
            .slice(0, 11),
        }),
    ...(cause === undefined || depth > 4 ? {} : { cause: describeError(cause, depth + 1) }),
  }
}
