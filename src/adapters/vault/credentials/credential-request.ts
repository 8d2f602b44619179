import { request } from 'undici'
import { z } from 'zod'
import { readBounded } from '../read-bounded.ts'
import { parseErrorCode } from '../object-store-xml.ts'
import type { Credentials } from './credentials.ts'

/** No answer with credentials is as large as this. */
const maxAnswerBytes = 64 * 1024

export interface CredentialRequest {
  readonly method?: 'GET' | 'PUT' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** Who is asked, for sentences. */
  readonly service: string
}

/**
 * The text of a 2xx answer. Redirects are not followed.
 *
 * @throws Error that names the service, the address and the status, and nothing of the body but an error's code
 */
export async function requestText({
  method = 'GET',
  url,
  headers = {},
  body,
  timeoutMs,
  service,
}: CredentialRequest): Promise<string> {
  const address = new URL(url).origin
  const answer = await request(url, {
    method,
    headers,
    body: body ?? null,
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async ({ statusCode, body: bytes }) => ({
      statusCode,
      bytes: await readBounded(bytes, maxAnswerBytes),
    }))
    .catch((cause: unknown) => {
      throw new Error(`${service} at ${address} does not answer.`, { cause })
    })
  if (answer.statusCode >= 200 && answer.statusCode < 300) return Buffer.from(answer.bytes).toString('utf8')
  const code = parseErrorCode(answer.bytes)
  throw new Error(`${service} at ${address} answered ${answer.statusCode}${code === '' ? '' : ` ${code}`}.`)
}

const jsonCredentials = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  Token: z.string().min(1),
  Expiration: z.iso.datetime({ offset: true }),
})

/** The JSON that containers and machines are given. Throws Error without quoting it. */
export function parseJsonCredentials(json: string, service: string): Credentials {
  const read = jsonCredentials.safeParse(jsonOrNull(json))
  if (!read.success) throw new Error(`${service} answered no credentials.`)
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = read.data
  return {
    accessKey: AccessKeyId,
    secretKey: SecretAccessKey,
    sessionToken: Token,
    expiresAt: Date.parse(Expiration),
  }
}

function jsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
