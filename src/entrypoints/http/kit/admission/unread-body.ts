import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRateLimit, smallBodyBytes } from './rate-limit.ts'

/**
 * Bytes of refused bodies that are read and thrown away, for one sender: clients that send a whole body before they look for
 * the answer find it so. Who sends more than that does not heed `Retry-After`.
 */
const discard = { perSecond: 8_388_608, burst: 33_554_432 } as const
/** So many senders are known, those that came last. */
const maxSenders = 10_000
/** Bodies so small have come with their headers, or as good as. */
const smallBytes = 65_536
/** The answer has this long to arrive before the connection breaks: closing at once, with bytes unread, may void it. */
const lingerMs = 1_000

/** What may still be read of bodies that were refused. */
export interface DiscardLimit {
  /** Whether the rest of this body is read and thrown away. It is charged to the sender if so: asked for where it is large alone. */
  mayRead(bytes: number, sender: () => string): boolean
}

/** @param now monotonic milliseconds */
export function createDiscardLimit(now: () => number): DiscardLimit {
  const limit = createRateLimit({ ...discard, names: maxSenders, now })
  return { mayRead: (bytes, sender) => bytes <= smallBytes || limit.take(sender(), bytes).taken }
}

/** Bytes that the headers announce; `unknown` where a body comes that says nothing of its length. */
export function announcedBytes({ headers }: FastifyRequest, unknown: number): number {
  const announced = headers['content-length']
  if (announced !== undefined) return Number(announced)
  return headers['transfer-encoding'] === undefined ? 0 : unknown
}

/** Whether the whole of a body that is not counted lies in memory already: then nothing is left to be waited for. */
export function hasArrived({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const announced = Number(headers['content-length'])
  return announced <= smallBodyBytes && raw.readableLength >= announced
}

/** Bytes that were announced, until the body is in; of unknown length a mebibyte. */
export const unreadBytes = (request: FastifyRequest): number =>
  request.raw.complete ? 0 : announcedBytes(request, 1_048_576)

/**
 * Sends an answer whose status and headers are set, and ends the connection without reading the rest of the request
 * (RFC 9112 section 9.6: half a close first).
 *
 * @returns false where an earlier answer of this connection has not gone out: nothing was done
 */
export function sendAndClose(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  body: string,
): boolean {
  if (reply.raw.socket !== socket) return false
  reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(body) })
  const { statusCode } = reply
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}: ${each}`),
  )
  const head = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, ...headers, '', body]
  reply.hijack()
  socket.end(head.join('\r\n'))
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
  return true
}
