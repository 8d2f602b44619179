import { createHmac, webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  webhookVerificationError,
  signatureHeaders,
  standardWebhooksKey,
  formatWebhookSecret,
} from './webhook-signature.ts'

const now = Math.floor(Date.now() / 1000)
const message = { id: 'ab'.repeat(16), timestamp: now, body: '{"event":"new","name":"Zoë"}' }
const secret = formatWebhookSecret(Buffer.alloc(32, 7))
const former = formatWebhookSecret(Buffer.alloc(32, 9))

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** A receiver as Standard Webhooks 1.0 describes it, by another cryptography than the sender's. */
async function verifiesByStandardWebhooks(
  headers: Readonly<Record<string, string>>,
  body: string,
  written: string,
): Promise<boolean> {
  const { subtle } = webcrypto
  const bytes = Uint8Array.from(atob(written.slice('whsec_'.length)), (letter) => letter.charCodeAt(0))
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const content = `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.${body}`
  for (const one of (headers['webhook-signature'] ?? '').split(' ')) {
    const [version, signature = ''] = one.split(',')
    const signed = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0))
    if (version === 'v1' && (await subtle.verify('HMAC', key, signed, new TextEncoder().encode(content))))
      return true
  }
  return false
}

describe('the headers of a delivery', () => {
  it('#123 are taken by a receiver that follows Standard Webhooks, under either secret while one replaces the other', async () => {
    const headers = lowerCase(signatureHeaders(message, [secret, former]))
    expect(await verifiesByStandardWebhooks(headers, message.body, secret)).toBe(true)
    expect(await verifiesByStandardWebhooks(headers, message.body, former)).toBe(true)
    expect(
      await verifiesByStandardWebhooks(headers, message.body, formatWebhookSecret(Buffer.alloc(32))),
    ).toBe(false)
    expect(await verifiesByStandardWebhooks(headers, `${message.body} `, secret)).toBe(false)
  })

  it('are, for the example that implementations of Standard Webhooks share, what they all write', () => {
    const example = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    }
    expect(signatureHeaders(example, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toMatchObject({
      'webhook-id': example.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('carry the signature of the wire over time and raw body, under the secret as it was given out', () => {
    const headers = signatureHeaders(message, [secret])
    const expected = createHmac('sha256', secret).update(`${now}.${message.body}`).digest('hex')
    expect(headers).toMatchObject({
      'X-IDA-Timestamp': String(now),
      'X-IDA-Signature': `v1=${expected}`,
    })
    const both = signatureHeaders(message, [secret, former])['X-IDA-Signature']
    expect(both?.split(',')).toHaveLength(2)
    expect(both?.startsWith(`v1=${expected},`)).toBe(true)
  })
})

describe('our own verifier', () => {
  const expected = { secret, nowSeconds: now }
  const signed = lowerCase(signatureHeaders(message, [secret, former]))
  const wireOnly = {
    'x-ida-timestamp': signed['x-ida-timestamp'],
    'x-ida-signature': signed['x-ida-signature'],
  }

  it('takes what was signed, in either way', () => {
    for (const headers of [signed, wireOnly])
      expect(webhookVerificationError({ headers, body: message.body }, expected)).toBeNull()
  })

  it('#121 refuses what is older or newer than five minutes', () => {
    for (const nowSeconds of [now + 301, now - 301])
      expect(
        webhookVerificationError({ headers: signed, body: message.body }, { secret, nowSeconds }),
      ).toContain('300 seconds')
  })

  it('#122 refuses any other body, id, time or secret', () => {
    const changes: readonly Record<string, string>[] = [
      { 'webhook-id': 'other' },
      { 'webhook-timestamp': String(now - 1) },
      { 'webhook-signature': 'v1,AAAA' },
      { 'webhook-signature': '' },
    ]
    for (const change of changes)
      expect(
        webhookVerificationError({ headers: { ...signed, ...change }, body: message.body }, expected),
      ).not.toBeNull()
    for (const headers of [signed, wireOnly])
      fc.assert(
        fc.property(fc.string(), (body) => {
          fc.pre(body !== message.body)
          expect(webhookVerificationError({ headers, body }, expected)).not.toBeNull()
        }),
      )
    expect(
      webhookVerificationError({ headers: signed, body: message.body }, { ...expected, secret: 'other' }),
    ).not.toBeNull()
    expect(webhookVerificationError({ headers: {}, body: message.body }, expected)).toBe('It has no time.')
  })
})

describe('a secret', () => {
  it('is read as Standard Webhooks writes it, and as its text when it is no base64', () => {
    expect(standardWebhooksKey(secret)).toEqual(Buffer.alloc(32, 7))
    expect(standardWebhooksKey('not base64!')).toEqual(Buffer.from('not base64!'))
  })
})
