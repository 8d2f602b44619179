import type { Readable } from 'node:stream'
import { Agent, type Dispatcher, request } from 'undici'
import type { Clock } from '../../flows/ports/clock.ts'
import type { WebhookSender } from '../../flows/ports/webhooks/webhook-sender.ts'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { signatureHeaders } from '../../platform/sealing/webhook-signature.ts'
import { maxReplyBytes, type AttemptOutcome } from '../../vocabulary/webhooks/webhook-delivery.ts'
import { isLoopbackName, isSameOrigin, isAllowedAddress, urlViolation } from './ssrf-filter.ts'
import { ForbiddenDestinationError, ssrfSafeConnector, type ResolveHost } from './ssrf-safe-connector.ts'

export interface WebhookSenderOptions {
  /** Private ranges that may be posted to. */
  readonly allow: readonly Cidr[]
  /** Our own addresses: an event posted to ourselves would be a loop. */
  readonly ownOrigins: () => readonly string[]
  readonly clock: Clock
  readonly resolve?: ResolveHost
  /** For one try, from the first look at the name to the end of what is read of the answer; 10 s unless told. */
  readonly timeoutMs?: number
}

const privateNetworkMessage =
  'The address leads to a private or special network; the operator can allow it with SYMBOLON_WEBHOOK_ALLOW.'
const ownUrlMessage = 'The address belongs to this service.'
const violationMessages = {
  scheme: 'The address is neither http nor https.',
  user: 'The address contains credentials.',
  port: 'The port is reserved for another protocol than HTTP.',
} as const

/** Where one post goes, and how. */
type SendContext = WebhookSenderOptions & { readonly agent: Dispatcher }

/** Posts events. Redirects are not followed, and whatever fails becomes a fixed sentence. */
export function openWebhookSender(options: WebhookSenderOptions): WebhookSender & { close(): Promise<void> } {
  const { timeoutMs = 10_000 } = options
  const agent = new Agent({
    connect: ssrfSafeConnector(options),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16_384,
    // Shorter than any usual receiver keeps a connection open, so that none closes under a post.
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
  })
  const context = { ...options, agent }
  return {
    post: (message) => post(message, context),
    objection: (url) => destinationError(url, options),
    close: () => agent.close(),
  }
}

async function post(
  message: Parameters<WebhookSender['post']>[0],
  context: SendContext,
): Promise<AttemptOutcome> {
  const { id, url, body, secrets } = message
  const rejection = destinationError(url, context)
  if (rejection !== null) return failedAttempt(rejection)
  const timestamp = Math.floor(context.clock.now() / 1000)
  const timeout = AbortSignal.timeout(context.timeoutMs ?? 10_000)
  try {
    const reply = await request(new URL(url), {
      dispatcher: context.agent,
      signal: timeout,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'symbolon-webhook',
        ...signatureHeaders({ id, timestamp, body }, secrets),
      },
      body,
    })
    return await readOutcome(reply, context.clock)
  } catch (error) {
    return failedAttempt(connectionErrorMessage(error, timeout))
  }
}

async function readOutcome(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  clock: Clock,
): Promise<AttemptOutcome> {
  const retryAfter = headers['retry-after']
  return {
    status: statusCode,
    error: '',
    reply: await firstBytes(body),
    retryAfterMs: retryAfterMs(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter, clock.now()),
  }
}

function failedAttempt(error: string): AttemptOutcome {
  return { status: null, error, reply: '', retryAfterMs: null }
}

/** Enough for the log and no more. The status has come: what happens to the rest of the body changes nothing. */
async function firstBytes(body: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) break
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxReplyBytes) break
    }
  } catch {
    // Cut off or too slow.
  }
  body.on('error', () => undefined).destroy()
  // A character that the cut went through would otherwise become three bytes that were never sent.
  return Buffer.concat(chunks)
    .subarray(0, maxReplyBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')
}

/** RFC 9110 section 10.2.3: seconds, or a date. Null when absent, unreadable or past. */
function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const wait = /^\d{1,12}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(wait) && wait > 0 ? wait : null
}

function destinationError(url: string, { allow, ownOrigins }: WebhookSenderOptions): string | null {
  if (!URL.canParse(url)) return violationMessages.scheme
  const address = new URL(url)
  const violation = urlViolation(address)
  if (violation !== null) return violationMessages[violation]
  const host = address.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ownOrigins().some((ownUrl) => isSameOrigin(new URL(ownUrl), address))) return ownUrlMessage
  const literal = isLoopbackName(host) ? '127.0.0.1' : host
  const isLiteral = literal.includes(':') || /^\d+(\.\d+){3}$/.test(literal)
  return isLiteral && !isAllowedAddress(literal, allow) ? privateNetworkMessage : null
}

/** What a failed connection is called; never with anything that the other side wrote. */
const connectionErrorMessages: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_\w+)$/, 'The name of the receiver could not be resolved.'],
  [/^ECONNREFUSED$/, 'The receiver refused the connection.'],
  [/TIMEOUT|ETIMEDOUT/, 'The receiver did not answer in time.'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/, "The receiver's TLS certificate was not accepted."],
  [/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/, 'The receiver could not be reached.'],
  [/HEADERS_OVERFLOW|HPE_/, 'The receiver did not answer in HTTP.'],
]

function connectionErrorMessage(error: unknown, timeout: AbortSignal): string {
  if (timeout.aborted) return 'The receiver did not answer in time.'
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ForbiddenDestinationError) return privateNetworkMessage
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const known = connectionErrorMessages.find(([pattern]) => pattern.test(code))
    if (known !== undefined) return known[1]
  }
  return 'The connection to the receiver was lost.'
}
