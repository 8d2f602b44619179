import { z } from 'zod'
import { requestWithKey, sendHttpRequest } from '../world/service/http-call.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { serviceKeys, startService, type Service } from '../world/service/service.ts'
import { licenceFile, todayInUtc } from '../world/pictures/specimen-file.ts'

/** A transaction that waits for a person. */
export interface WaitingRecord {
  readonly id: string
  /** Name of the holder, as it was read. */
  readonly name: string
}

/** The built service with records that wait for a person, and a receiver of its events. */
export interface InboxScene {
  readonly service: Service
  readonly receiver: WebhookReceiver
  readonly ask: ReturnType<typeof requestWithKey>
  /** Scans the front of a licence, which nothing confirms: it waits for a person. */
  scan(seed: number): Promise<WaitingRecord>
  /** Lets the holder of a hosted link ask for a code; answers the number. */
  sendCode(): Promise<string>
  close(): Promise<void>
}

const linkAnswer = z.looseObject({ reference: z.string() })
const sessionAnswer = z.looseObject({ sessionId: z.string() })
const profileAnswer = z.looseObject({ id: z.string() })
const scanAnswer = z.looseObject({
  transactionId: z.string(),
  decision: z.literal('review'),
  data: z.looseObject({ fullName: z.array(z.looseObject({ value: z.string() })).min(1) }),
})

export async function openInboxScene(): Promise<InboxScene> {
  const receiver = await openWebhookReceiver()
  const environment = { SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' }
  const service = await startService({ program: 'built', environment })
  const ask = requestWithKey(service.url, serviceKeys.test)
  const profile = await ask('POST', '/profile', { name: 'Inbox', webhook: `${receiver.url}/events` })
  const { id: profileId } = profileAnswer.parse(profile.json())
  return {
    service,
    receiver,
    ask,
    scan: async (seed) => {
      const { base64 } = await licenceFile({ kind: 'driving-licence-front', today: todayInUtc(), seed })
      const body = { profile: profileId, document: base64, outputImage: true }
      const { transactionId, data } = scanAnswer.parse((await ask('POST', '/scan', body)).json())
      return { id: transactionId, name: data.fullName[0]?.value ?? '' }
    },
    sendCode: async () => {
      const number = '+12025550143'
      const docupass = { phoneVerification: 1 }
      const link = { profile: profileId, mode: 1, userPhone: number, profileOverride: { docupass } }
      const { reference } = linkAnswer.parse((await ask('POST', '/docupass', link)).json())
      const hold = (path: string, secret: string, body?: string) =>
        sendHttpRequest(service.url, {
          method: body === undefined ? 'GET' : 'POST',
          path: `/docupassappv3/${path}`,
          headers: { Authorization: secret, 'Content-Type': 'application/json' },
          ...(body === undefined ? {} : { body }),
        })
      const opened = await hold('get_action', `DOCUPASS ${reference}`)
      const { sessionId } = sessionAnswer.parse(opened.json())
      const sent = JSON.stringify({ number: null, type: 'sms' })
      await hold('create_phone_verification', `DOCUPASS_SESSION ${sessionId}`, sent)
      return number
    },
    close: async () => {
      await service.kill()
      await receiver.close()
    },
  }
}
