import { createServer, type IncomingMessage } from 'node:http'
import { silentLog } from '../../platform/process/log.ts'
import { closeOnSignal } from '../../platform/process/shutdown.ts'
import { webhookVerificationError } from '../../platform/sealing/webhook-signature.ts'
import { isJsonObject, textOf } from './connection.ts'
import { exitCodes, type ExitCode, UsageError } from './exit-codes.ts'
import type { Terminal } from './terminal.ts'

const maxBodyBytes = 10_000_000

interface ReceiverOptions {
  readonly port: number
  /** Of the account or of the endpoint; null when no one gave one. */
  readonly secret: string | null
}

/** What one post was: an event to believe, or why not. */
export type ReceivedWebhook =
  { readonly event: Readonly<Record<string, unknown>>; readonly id: string } | { readonly objection: string }

/** Receives webhooks on this machine, believes what is signed by the secret, and prints it; until a signal. */
export async function receiveWebhooks(
  terminal: Terminal,
  { port, secret }: ReceiverOptions,
): Promise<ExitCode> {
  if (secret === null)
    throw new UsageError('Give the webhook secret: --secret whsec_…, or SYMBOLON_WEBHOOK_SECRET.')
  const seenIds = new Set<string>()
  const server = createServer((request, reply) => {
    void receiveWebhook(request, secret).then(
      (received) => {
        reply.writeHead('event' in received ? 200 : 401).end()
        printWebhook(terminal, received, seenIds)
      },
      () => {
        reply.writeHead(400).end()
      },
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port
  terminal.err(`Listening on http://127.0.0.1:${boundPort}/ for signed events.\n`)
  terminal.err(
    `Set it as the webhook of a profile, and start the service with SYMBOLON_WEBHOOK_ALLOW=127.0.0.1.\n`,
  )
  return new Promise((ended) => {
    const close = (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => {
          closed()
        })
        server.closeAllConnections()
      })
    closeOnSignal([{ part: 'receiver', close }], {
      log: silentLog,
      exit: () => {
        ended(exitCodes.done)
      },
    })
  })
}

/** @throws Error when the post is cut off, or longer than any event */
export async function receiveWebhook(request: IncomingMessage, secret: string): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new Error('The body is no bytes.')
    length += chunk.length
    if (length > maxBodyBytes) throw new Error('The body is too long.')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks).toString('utf8')
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
  const nowSeconds = Math.floor(Date.now() / 1000)
  const error = webhookVerificationError({ headers, body }, { secret, nowSeconds })
  if (error !== null) return { objection: error }
  const event: unknown = JSON.parse(body)
  return isJsonObject(event)
    ? { event, id: headers['webhook-id'] ?? '' }
    : { objection: 'It is no JSON object.' }
}

function printWebhook(terminal: Terminal, received: ReceivedWebhook, seenIds: Set<string>): void {
  if ('objection' in received) {
    terminal.err(`Not believed: ${received.objection}\n`)
    return
  }
  const { event, id } = received
  const isRepeated = seenIds.has(id)
  seenIds.add(id)
  if (terminal.json) {
    terminal.out(JSON.stringify({ id, again: isRepeated, event }))
    return
  }
  const columns = [event['event'], event['decision'], event['transactionId'], isRepeated ? '(again)' : '']
  terminal.out(
    columns
      .map((part) => textOf(part))
      .filter(Boolean)
      .join('  '),
  )
}
