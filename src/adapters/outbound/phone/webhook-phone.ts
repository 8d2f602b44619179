import type { Ids } from '../../../flows/ports/ids.ts'
import type { PhoneSender } from '../../../flows/ports/verification/phone-sender.ts'
import type { WebhookSender } from '../../../flows/ports/webhooks/webhook-sender.ts'

export interface WebhookPhoneOptions {
  readonly url: string
  /** Signs each post as webhooks are signed. */
  readonly secret: string
  readonly sender: WebhookSender
  readonly ids: Pick<Ids, 'id'>
}

/** Posts each code to a service of the operator: `{to, channel, text}`. 422 says that the number is not reached. */
export function webhookPhone({ url, secret, sender, ids }: WebhookPhoneOptions): Pick<PhoneSender, 'send'> {
  return {
    send: async ({ to, channel, text }) => {
      const body = JSON.stringify({ to, channel, text })
      const { status } = await sender.post({ id: ids.id(), url, body, secrets: [secret] })
      if (status === 422) return 'unsupported'
      return status !== null && status >= 200 && status < 300 ? 'sent' : 'failed'
    },
  }
}
