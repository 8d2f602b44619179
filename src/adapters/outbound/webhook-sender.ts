import type { Readable } from 'node:stream'
import { Agent, type Dispatcher, request } from 'undici'
import type { Clock } from '../../flows/ports/clock.ts'
import type { WebhookSender } from '../../flows/ports/webhook-sender.ts'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { signatureHeaders } from '../../platform/sealing/webhook-signature.ts'
import { maxReplyBytes, type AttemptOutcome } from '../../vocabulary/webhooks/webhook-delivery.ts'
import { isLoopbackName, isSameOrigin, mayReach, objectionTo } from './destinations.ts'
import { ForbiddenDestination, guardedConnector, type Resolve } from './guarded-connector.ts'

export interface WebhookSenderOptions {
  /** Private ranges that may be posted to. */
  readonly allow: readonly Cidr[]
  /** Our own addresses: an event posted to ourselves would be a loop. */
  readonly ownOrigins: () => readonly string[]
  readonly clock: Clock
  readonly resolve?: Resolve
  /** For one try, from the first look at the name to the end of what is read of the answer; 10 s unless told. */
  readonly timeoutMs?: number
}

const privateSentence =
  'The address leads to a private or special network; the operator can allow it with SYMBOLON_WEBHOOK_ALLOW.'
const ownSentence = 'The address is our own.'
const objections = {
  scheme: 'The address is neither http nor https.',
  user: 'The address holds credentials.',
  port: 'The port belongs to another trade than HTTP.',
} as const

/** Where one post goes, and how. */
type Way = WebhookSenderOptions & { readonly agent: Dispatcher }

/** Posts events. Redirects are not followed, and whatever fails becomes a fixed sentence. */
export function openWebhookSender(options: WebhookSenderOptions): WebhookSender & { close(): Promise<void> } {
  const { timeoutMs = 10_000 } = options
  const agent = new Agent({
    connect: guardedConnector(options),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16_384,
    // Shorter than any usual receiver keeps a connection open, so that none closes under a post.
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
  })
  const way = { ...options, agent }
  return {
    post: (message) => post(message, way),
    objection: (url) => objectionOf(url, options),
    close: () => agent.close(),
  }
}

async function post(message: Parameters<WebhookSender['post']>[0], way: Way): Promise<AttemptOutcome> {
  const { id, url, body, secrets } = message
  const objection = objectionOf(url, way)
  if (objection !== null) return failed(objection)
  const timestamp = Math.floor(way.clock.now() / 1000)
  const giveUp = AbortSignal.timeout(way.timeoutMs ?? 10_000)
  try {
    const reply = await request(new URL(url), {
      dispatcher: way.agent,
      signal: giveUp,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'symbolon-webhook',
        ...signatureHeaders({ id, timestamp, body }, secrets),
      },
      body,
    })
    return await outcomeOf(reply, way.clock)
  } catch (error) {
    return failed(sentenceOf(error, giveUp))
  }
}

async function outcomeOf(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  clock: Clock,
): Promise<AttemptOutcome> {
  const after = headers['retry-after']
  return {
    status: statusCode,
    error: '',
    reply: await firstBytes(body),
    retryAfterMs: retryAfterMs(Array.isArray(after) ? after[0] : after, clock.now()),
  }
}

function failed(error: string): AttemptOutcome {
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

function objectionOf(url: string, { allow, ownOrigins }: WebhookSenderOptions): string | null {
  if (!URL.canParse(url)) return objections.scheme
  const address = new URL(url)
  const objection = objectionTo(address)
  if (objection !== null) return objections[objection]
  const host = address.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ownOrigins().some((own) => isSameOrigin(new URL(own), address))) return ownSentence
  const literal = isLoopbackName(host) ? '127.0.0.1' : host
  const isLiteral = literal.includes(':') || /^\d+(\.\d+){3}$/.test(literal)
  return isLiteral && !mayReach(literal, allow) ? privateSentence : null
}

/** What a failed connection is called; never with anything that the other side wrote. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_\w+)$/, 'The name of the receiver could not be resolved.'],
  [/^ECONNREFUSED$/, 'The receiver refused the connection.'],
  [/TIMEOUT|ETIMEDOUT/, 'The receiver did not answer in time.'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/, "The receiver's TLS certificate was not accepted."],
  [/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/, 'The receiver could not be reached.'],
  [/HEADERS_OVERFLOW|HPE_/, 'The receiver did not answer in HTTP.'],
]

function sentenceOf(error: unknown, giveUp: AbortSignal): string {
  if (giveUp.aborted) return 'The receiver did not answer in time.'
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ForbiddenDestination) return privateSentence
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const known = sentences.find(([pattern]) => pattern.test(code))
    if (known !== undefined) return known[1]
  }
  return 'The connection to the receiver broke.'
}
