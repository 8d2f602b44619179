import type { PostingEgress } from '../../../flows/ports/outbound/egress.ts'
import type { PhoneMessage, PhoneSender } from '../../../flows/ports/verification/phone-sender.ts'

/** A service that speaks the HTTP interface of Twilio, version 2010-04-01. */
export interface TwilioOptions {
  /** Without a slash at its end. */
  readonly url: string
  readonly account: string
  readonly token: string
  /** Number or name that messages and calls come from. */
  readonly from: string
  readonly egress: PostingEgress
}

const timeoutMs = 10_000
const maxReplyBytes = 65_536

/** Every failure is `failed`: what the service says of it stays there. */
export function twilioPhone(options: TwilioOptions): Pick<PhoneSender, 'send'> {
  const { url, account, token, egress } = options
  const base = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    send: async (message, signal) => {
      const { path, form } = requestOf(message, options.from)
      const bytes = new TextEncoder().encode(new URLSearchParams(form).toString())
      const body = { contentType: 'application/x-www-form-urlencoded', bytes, authorization }
      try {
        await egress.post(`${base}/${path}.json`, body, { maxBytes: maxReplyBytes, timeoutMs, signal })
        return 'sent'
      } catch {
        return 'failed'
      }
    },
  }
}

function requestOf(
  { to, channel, text }: PhoneMessage,
  from: string,
): { readonly path: string; readonly form: Readonly<Record<string, string>> } {
  if (channel === 'sms') return { path: 'Messages', form: { To: to, From: from, Body: text } }
  const spoken = text.replace(/[<>&'"]/g, ' ')
  return { path: 'Calls', form: { To: to, From: from, Twiml: `<Response><Say>${spoken}</Say></Response>` } }
}
