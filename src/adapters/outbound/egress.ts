import type { Readable } from 'node:stream'
import { Agent, request, type Dispatcher } from 'undici'
import type { Egress, EgressLimits, FetchResult, CacheValidator } from '../../flows/ports/egress.ts'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { isSameOrigin, objectionTo } from './destinations.ts'
import { ForbiddenDestination, guardedConnector, type Resolve } from './guarded-connector.ts'

const maxRedirects = 3
const maxAddressLength = 4096
const privateSentence =
  'The address leads to a private or special network; the operator can allow it with SYMBOLON_FETCH_ALLOW.'

export interface EgressOptions {
  /** Private ranges that may be reached. */
  readonly allow: readonly Cidr[]
  /** Our own addresses (`https://id.example.org`), whose origins are never fetched: that would be a loop. */
  readonly ownOrigins: () => readonly string[]
  readonly resolve?: Resolve
}

/**
 * The guarded way out. Addresses are judged where the socket is made: literals by what they are, names by every
 * address they resolve to, and the connection goes to the very addresses that were judged. Redirects (three at most)
 * are judged anew. Nothing is decompressed. Whatever fails, the caller learns one code and a fixed sentence.
 */
export function createEgress(options: EgressOptions): Egress & { close(): Promise<void> } {
  const agent = new Agent({
    connect: guardedConnector(options),
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxHeaderSize: 16_384,
    pipelining: 0,
    keepAliveTimeout: 1,
  })
  return {
    fetch: (url, limits) => fetchGuarded(url, { limits, agent, options }),
    close: () => agent.close(),
  }
}

interface Way {
  readonly limits: EgressLimits
  readonly agent: Dispatcher
  readonly options: EgressOptions
}

async function fetchGuarded(url: string, way: Way): Promise<FetchResult> {
  const { limits } = way
  limits.signal.throwIfAborted()
  try {
    return await follow(url, way, AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)]))
  } catch (cause) {
    if (limits.signal.aborted) throw limits.signal.reason
    if (cause instanceof Refusal) throw cause
    const forbidden = cause instanceof ForbiddenDestination
    throw new Refusal(
      'ERROR_REMOTE_IMAGE_FAILED',
      forbidden ? { message: privateSentence, cause } : { cause },
    )
  }
}

async function follow(url: string, way: Way, signal: AbortSignal): Promise<FetchResult> {
  let address = checkedAddress(url, way.options)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const reply = await request(address, {
      dispatcher: way.agent,
      signal,
      method: 'GET',
      headers: {
        ...{ accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'symbolon' },
        ...conditions(way.limits.known),
      },
    })
    const location = reply.headers['location']
    if (reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string') {
      letGo(reply.body)
      address = checkedAddress(new URL(location, address).href, way.options)
      continue
    }
    return await received(reply, way.limits)
  }
  throw new Error('too many redirects')
}

function checkedAddress(url: string, { ownOrigins }: EgressOptions): URL {
  if (url.length > maxAddressLength) throw new Error('address too long')
  const address = new URL(url)
  const objection = objectionTo(address)
  if (objection !== null) throw new Error(`address refused for its ${objection}`)
  if (ownOrigins().some((own) => isSameOrigin(new URL(own), address))) throw new Error('address is our own')
  return address
}

async function received(reply: Dispatcher.ResponseData, limits: EgressLimits): Promise<FetchResult> {
  const { headers, body, statusCode } = reply
  try {
    const mark = { etag: one(headers['etag']), lastModified: one(headers['last-modified']) }
    const unchanged = statusCode === 304 && limits.known !== undefined
    if (statusCode !== 200 && !unchanged) throw new Error(`status ${statusCode}`)
    const encoding = one(headers['content-encoding'])
    if (encoding !== '' && encoding !== 'identity') throw new Error('compressed reply')
    const announced = one(headers['content-length'])
    const total = announced === '' ? null : Number(announced)
    if (total !== null && total > limits.maxBytes) throw new Error('too large')
    const lastModified = Date.parse(mark.lastModified)
    return {
      unchanged,
      mark,
      // The answer that nothing changed may announce the length of what it does not send.
      bytes: unchanged ? new Uint8Array() : await bounded(body, total, limits),
      contentType: (one(headers['content-type']).split(';')[0] ?? '').trim().toLowerCase(),
      lastModified: Number.isNaN(lastModified) ? null : lastModified,
    }
  } finally {
    letGo(body)
  }
}

/** The file only if it is another one by now (RFC 9110, 13.1). */
function conditions(known: CacheValidator | undefined): Readonly<Record<string, string>> {
  const { etag = '', lastModified = '' } = known ?? {}
  return {
    ...(etag === '' ? {} : { 'if-none-match': etag }),
    ...(lastModified === '' ? {} : { 'if-modified-since': lastModified }),
  }
}

/** An ended body ignores it; a half-read one gives its socket back, and its validation message about that is no person's. */
function letGo(body: Readable): void {
  body.on('error', () => undefined).destroy()
}

async function bounded(
  body: AsyncIterable<unknown>,
  total: number | null,
  { maxBytes, onProgress }: EgressLimits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new Error('unexpected chunk')
    length += chunk.byteLength
    if (length > maxBytes) throw new Error('too large')
    chunks.push(chunk)
    onProgress?.(length, total)
  }
  return Buffer.concat(chunks, length)
}

function one(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? ''
}
