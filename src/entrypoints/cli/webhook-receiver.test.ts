import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { signatureHeaders, formatWebhookSecret } from '../../platform/sealing/webhook-signature.ts'
import { receiveWebhook } from './webhook-receiver.ts'

const secret = formatWebhookSecret(Buffer.alloc(32, 3))
const body = '{"event":"new","transactionId":"ab"}'

function webhookRequest(signedWith: string, timestamp = Math.floor(Date.now() / 1000)): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  const headers = signatureHeaders({ id: 'evt1', timestamp, body }, [signedWith])
  for (const [name, value] of Object.entries(headers)) request.headers[name.toLowerCase()] = value
  request.push(body)
  request.push(null)
  return request
}

describe('listening for events', () => {
  it('believes what the secret signed a moment ago', async () => {
    expect(await receiveWebhook(webhookRequest(secret), secret)).toEqual({
      id: 'evt1',
      event: JSON.parse(body) as unknown,
    })
  })

  it('believes nothing that another secret signed, and nothing old', async () => {
    expect(await receiveWebhook(webhookRequest('another'), secret)).toHaveProperty('objection')
    expect(await receiveWebhook(webhookRequest(secret, 1_700_000_000), secret)).toHaveProperty('objection')
  })
})
