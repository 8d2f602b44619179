import type { Clock } from '../../../flows/ports/clock.ts'
import type { Ids } from '../../../flows/ports/ids.ts'
import type { PostingEgress } from '../../../flows/ports/outbound/egress.ts'
import type { PhoneSender } from '../../../flows/ports/verification/phone-sender.ts'
import type { WebhookSender } from '../../../flows/ports/webhooks/webhook-sender.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { phoneInbox } from './phone-inbox.ts'
import { twilioPhone } from './twilio-phone.ts'
import { webhookPhone } from './webhook-phone.ts'

interface PhonePorts {
  readonly egress: PostingEgress
  readonly webhookSender: WebhookSender
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * The way that the settings name. Codes of test links stay in the inbox whatever it is.
 *
 * @throws Error where a setting is missing that it needs
 */
export function openPhoneSender(settings: Settings['phone'], ports: PhonePorts): PhoneSender {
  const inbox = phoneInbox(ports.clock)
  const network = networkOf(settings, ports)
  if (network === null) return inbox
  return {
    send: (message, signal) => (message.mode === 'test' ? inbox : network).send(message, signal),
    held: (accountId) => inbox.held(accountId),
  }
}

function networkOf(
  { service, url, account, token, from }: Settings['phone'],
  { egress, webhookSender, ids }: PhonePorts,
): Pick<PhoneSender, 'send'> | null {
  if (service === 'inbox') return null
  if (token === null) throw new Error(`SYMBOLON_PHONE=${service} needs SYMBOLON_PHONE_TOKEN.`)
  if (service === 'webhook') {
    if (url === null) throw new Error('SYMBOLON_PHONE=webhook needs SYMBOLON_PHONE_URL.')
    return webhookPhone({ url, secret: token, sender: webhookSender, ids })
  }
  if (account === '' || from === '')
    throw new Error('SYMBOLON_PHONE=twilio needs SYMBOLON_PHONE_ACCOUNT and SYMBOLON_PHONE_FROM.')
  return twilioPhone({ url: url ?? 'https://api.twilio.com', account, token, from, egress })
}
