import { type RefusalCode, refusalStatuses } from './refusals.table.ts'
import { languages } from './texts/languages.ts'

export interface RefusalDetails {
  /** Sentence for the caller instead of the catalogue's; never with personal data. */
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
    super(details.message ?? languages.en.refusals[code], { cause: details.cause })
    this.code = code
    this.status = refusalStatuses[code]
    this.retryAfterSeconds = details.retryAfterSeconds
    this.headers = details.headers ?? {}
  }
}

/** A refusal as a message between threads, which no class passes. */
export interface RefusalMessage {
  readonly code: RefusalCode
  readonly message: string
}

/** Null for what is no refusal. */
export const refusalMessage = (error: unknown): RefusalMessage | null =>
  error instanceof Refusal ? { code: error.code, message: error.message } : null

export const refusalOf = ({ code, message }: RefusalMessage): Refusal => new Refusal(code, { message })

/** The wire's wording for a bad or missing parameter. */
export function invalidValue(parameter: string, why?: string): Refusal {
  const tail = why === undefined ? '' : ` ${why}`
  return new Refusal('ERROR_INVALID_VALUE', {
    message: `Parameter '${parameter}' contains invalid value.${tail}`,
  })
}
