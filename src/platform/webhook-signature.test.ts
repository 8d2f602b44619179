import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { objectionToDelivery, signatureHeaders, standardKey, writeSecret } from './webhook-signature.ts'

const now = Math.floor(Date.now() / 1000)
const message = { id: 'ab'.repeat(16), timestamp: now, body: '{"event":"new","name":"Zoë"}' }
const secret = writeSecret(Buffer.alloc(32, 7))
const former = writeSecret(Buffer.alloc(32, 9))

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

describe('the headers of a delivery', () => {
  it('are taken by the public library of Standard Webhooks, under either secret while one replaces the other', () => {
    const headers = lowerCase(signatureHeaders(message, [secret, former]))
    for (const one of [secret, former])
      expect(new Webhook(one).verify(message.body, headers)).toMatchObject({ event: 'new' })
    expect(() => new Webhook(writeSecret(Buffer.alloc(32))).verify(message.body, headers)).toThrow()
    expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow()
  })

  it('are refused by that library after five minutes', () => {
    const old = { ...message, timestamp: now - 301 }
    expect(() => new Webhook(secret).verify(old.body, signatureHeaders(old, [secret]))).toThrow()
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
      expect(objectionToDelivery({ headers, body: message.body }, expected)).toBeNull()
  })

  it('refuses what is older or newer than five minutes', () => {
    for (const nowSeconds of [now + 301, now - 301])
      expect(objectionToDelivery({ headers: signed, body: message.body }, { secret, nowSeconds })).toContain(
        '300 seconds',
      )
  })

  it('refuses any other body, id, time or secret', () => {
    const changes: readonly Record<string, string>[] = [
      { 'webhook-id': 'other' },
      { 'webhook-timestamp': String(now - 1) },
      { 'webhook-signature': 'v1,AAAA' },
      { 'webhook-signature': '' },
    ]
    for (const change of changes)
      expect(
        objectionToDelivery({ headers: { ...signed, ...change }, body: message.body }, expected),
      ).not.toBeNull()
    for (const headers of [signed, wireOnly])
      fc.assert(
        fc.property(fc.string(), (body) => {
          fc.pre(body !== message.body)
          expect(objectionToDelivery({ headers, body }, expected)).not.toBeNull()
        }),
      )
    expect(
      objectionToDelivery({ headers: signed, body: message.body }, { ...expected, secret: 'other' }),
    ).not.toBeNull()
    expect(objectionToDelivery({ headers: {}, body: message.body }, expected)).toBe('It has no time.')
  })
})

describe('a secret', () => {
  it('is read as Standard Webhooks writes it, and as its text when it is no base64', () => {
    expect(standardKey(secret)).toEqual(Buffer.alloc(32, 7))
    expect(standardKey('not base64!')).toEqual(Buffer.from('not base64!'))
  })
})
