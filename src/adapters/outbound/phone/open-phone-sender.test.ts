import { describe, expect, it } from 'vitest'
import type { PostedBody, PostingEgress } from '../../../flows/ports/outbound/egress.ts'
import type { PhoneMessage } from '../../../flows/ports/verification/phone-sender.ts'
import type { WebhookSender } from '../../../flows/ports/webhooks/webhook-sender.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { openPhoneSender } from './open-phone-sender.ts'

const message: PhoneMessage = {
  ...{ accountId: 'a', mode: 'live', to: '+12025550143', channel: 'sms', text: 'Your code is 123456 <&>' },
}
const signal = AbortSignal.timeout(60_000)

/** A network that takes everything, or nothing. */
function network({ isDown = false, status = 200 } = {}) {
  const posted: { url: string; body: PostedBody }[] = []
  const hooked: { url: string; body: string; secrets: readonly string[] }[] = []
  const egress: PostingEgress = {
    post: (url, body) => {
      posted.push({ url, body })
      return isDown
        ? Promise.reject(new Error('refused'))
        : Promise.resolve({ bytes: new Uint8Array() } as never)
    },
  }
  const webhookSender: WebhookSender = {
    objection: () => null,
    post: (sent) => {
      hooked.push(sent)
      return Promise.resolve({ status: isDown ? null : status } as never)
    },
  }
  return {
    posted,
    hooked,
    ports: { egress, webhookSender, ids: systemIds, clock: { now: () => 5, monotonic: () => 0 } },
  }
}

const phoneOf = (variables: Record<string, string>, ports: ReturnType<typeof network>['ports']) =>
  openPhoneSender(readSettings(variables).phone, ports)
const twilio = {
  ...{ SYMBOLON_PHONE: 'twilio', SYMBOLON_PHONE_TOKEN: 'secret', SYMBOLON_PHONE_ACCOUNT: 'AC1' },
  SYMBOLON_PHONE_FROM: '+12025550100',
}
const webhook = {
  ...{ SYMBOLON_PHONE: 'webhook', SYMBOLON_PHONE_TOKEN: 'secret' },
  SYMBOLON_PHONE_URL: 'https://sms.example/send',
}

describe('A code', () => {
  it('stays in the inbox where nothing is set, and only its own account sees it', async () => {
    const { ports, posted, hooked } = network()
    const phone = phoneOf({}, ports)
    expect(await phone.send(message, signal)).toBe('sent')
    expect(phone.held('a')).toEqual([{ ...message, at: 5 }])
    expect([phone.held('b'), posted, hooked]).toEqual([[], [], []])
  })

  it('of a test link never leaves the process', async () => {
    const { ports, posted } = network()
    const phone = phoneOf(twilio, ports)
    await phone.send({ ...message, mode: 'test' }, signal)
    expect([posted.length, phone.held('a').length]).toEqual([0, 1])
  })

  it('goes to a service of the Twilio kind as a message, or as a call whose text is no markup', async () => {
    const { ports, posted } = network()
    const phone = phoneOf(twilio, ports)
    expect(await phone.send(message, signal)).toBe('sent')
    await phone.send({ ...message, channel: 'call' }, signal)
    const forms = posted.map(({ body }) => new URLSearchParams(new TextDecoder().decode(body.bytes)))
    expect(posted.map(({ url }) => url)).toEqual([
      'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
      'https://api.twilio.com/2010-04-01/Accounts/AC1/Calls.json',
    ])
    expect(forms.map((form) => [form.get('To'), form.get('From')])).toEqual(
      Array(2).fill(['+12025550143', '+12025550100']),
    )
    expect(forms[1]?.get('Twiml')).toMatch(/^<Response><Say>Your code is 123456 +<\/Say><\/Response>$/)
    expect(posted[0]?.body.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  })

  it('is signed for a service of the operator, which may say that it does not reach the number', async () => {
    const { ports, hooked } = network()
    expect(await phoneOf(webhook, ports).send(message, signal)).toBe('sent')
    const { to, channel, text } = message
    expect(hooked).toMatchObject([{ url: 'https://sms.example/send', secrets: ['secret'] }])
    expect(JSON.parse(hooked[0]?.body ?? '')).toEqual({ to, channel, text })
    expect(await phoneOf(webhook, network({ status: 422 }).ports).send(message, signal)).toBe('unsupported')
  })

  it.each([twilio, webhook])(
    'that could not be sent is said to have failed ($SYMBOLON_PHONE)',
    async (settings) => {
      expect(await phoneOf(settings, network({ isDown: true }).ports).send(message, signal)).toBe('failed')
    },
  )

  it.each([
    [{ ...twilio, SYMBOLON_PHONE_ACCOUNT: '' }, 'SYMBOLON_PHONE_ACCOUNT'],
    [{ ...webhook, SYMBOLON_PHONE_URL: '' }, 'SYMBOLON_PHONE_URL'],
    [{ ...webhook, SYMBOLON_PHONE_TOKEN: '' }, 'SYMBOLON_PHONE_TOKEN'],
  ])('is sent by no service that lacks a setting, which is named', (settings, name) => {
    expect(() => phoneOf(settings, network().ports)).toThrow(name)
  })
})
