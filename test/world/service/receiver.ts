import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** One delivery as it arrived. */
export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders
  /** The very text that was posted. */
  readonly raw: string
  readonly body: Readonly<Record<string, unknown>>
  /** `webhook-id`. */
  readonly id: string
  readonly path: string
}

/** What a receiver answers; `hang` never answers, `cut` cuts the connection. */
export type ReceiverAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'hang'
  | 'cut'

/** A real HTTP receiver on this machine. */
export interface WebhookReceiver {
  readonly url: string
  readonly received: readonly ReceivedWebhook[]
  /** What it answers from now on. */
  answer(how: (delivery: ReceivedWebhook) => ReceiverAnswer): void
  close(): Promise<void>
}

const bodyShape = z.record(z.string(), z.unknown())

/** @param port any free one unless told */
export async function openWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const respond: { how: (delivery: ReceivedWebhook) => ReceiverAnswer } = { how: () => ({ status: 200 }) }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('error', () => undefined)
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8')
      const delivery: ReceivedWebhook = {
        headers: request.headers,
        raw,
        body: bodyShape.parse(JSON.parse(raw)),
        id: String(request.headers['webhook-id']),
        path: request.url ?? '',
      }
      received.push(delivery)
      const answer = respond.how(delivery)
      if (answer === 'cut') request.socket.destroy()
      else if (answer !== 'hang') reply.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answer: (how) => {
      respond.how = how
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed()
        })
        server.closeAllConnections()
      }),
  }
}
