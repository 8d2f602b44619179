import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed: the very bytes of the body, under an id and a time. */
export interface WebhookMessage {
  /** Constant over all tries; letters, digits and `_` only, so that no dot can move. */
  readonly id: string
  /** Unix seconds of this try. */
  readonly timestamp: number
  readonly body: string
}

const secretPrefix = 'whsec_'

/**
 * The headers of a delivery under one or more secrets, the newest first.
 *
 * `X-IDA-Signature: v1=<hex HMAC-SHA-256(secret, timestamp + "." + body)>`, where the secret is the text as it is
 * given out, prefix and all; while a secret is being replaced both signatures stand there, separated by a comma.
 * `webhook-id`, `webhook-timestamp`, `webhook-signature` after Standard Webhooks 1.0.
 */
export function signatureHeaders(
  message: WebhookMessage,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(message.timestamp)
  return {
    'X-IDA-Timestamp': timestamp,
    'X-IDA-Signature': secrets.map((secret) => `v1=${idaSignature(message, secret)}`).join(','),
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => `v1,${standardWebhooksSignature(message, secret)}`)
      .join(' '),
  }
}

/** Why a delivery is not to be believed; null when its signature and its time are right. */
export function webhookVerificationError(
  received: {
    /** By lower-case name. */
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly body: string
  },
  expected: { readonly secret: string; readonly nowSeconds: number; readonly toleranceSeconds?: number },
): string | null {
  const { headers, body } = received
  const writtenTimestamp = headers['webhook-timestamp'] ?? headers['x-ida-timestamp'] ?? ''
  if (!/^\d{1,12}$/.test(writtenTimestamp)) return 'It has no time.'
  const timestamp = Number(writtenTimestamp)
  const message = { id: headers['webhook-id'] ?? '', timestamp, body }
  const { secret, nowSeconds, toleranceSeconds = 300 } = expected
  if (Math.abs(nowSeconds - timestamp) > toleranceSeconds)
    return `Its time is more than ${toleranceSeconds} seconds away.`
  const standardHeader = headers['webhook-signature']
  if (standardHeader !== undefined) {
    const expectedSignature = standardWebhooksSignature(message, secret)
    const isValid = standardHeader
      .split(' ')
      .some((one) => isEqualConstantTime(one, `v1,${expectedSignature}`))
    return isValid ? null : 'Its signature is not from this secret.'
  }
  const expectedSignature = idaSignature(message, secret)
  const signatures = (headers['x-ida-signature'] ?? '').split(',')
  return signatures.some((one) => isEqualConstantTime(one.trim(), `v1=${expectedSignature}`))
    ? null
    : 'Its signature is not from this secret.'
}

/**
 * The key of a Standard Webhooks secret: what follows `whsec_`, from base64; a secret that is no base64 is taken as
 * the bytes of its text.
 */
export function standardWebhooksKey(secret: string): Uint8Array {
  const encodedKey = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret
  const isBase64 =
    encodedKey !== '' && encodedKey.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(encodedKey)
  return Buffer.from(encodedKey, isBase64 ? 'base64' : 'utf8')
}

/** A secret of 32 random bytes, as Standard Webhooks writes it. */
export function formatWebhookSecret(bytes: Uint8Array): string {
  return `${secretPrefix}${Buffer.from(bytes).toString('base64')}`
}

function idaSignature({ timestamp, body }: WebhookMessage, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex')
}

function standardWebhooksSignature({ id, timestamp, body }: WebhookMessage, secret: string): string {
  return createHmac('sha256', standardWebhooksKey(secret))
    .update(`${id}.${timestamp}.${body}`, 'utf8')
    .digest('base64')
}

function isEqualConstantTime(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
