import { Agent, request, type Dispatcher } from 'undici'
import type {
  DownloadingEgress,
  Egress,
  EgressLimits,
  FetchResult,
  PostedBody,
  PostingEgress,
} from '../../flows/ports/outbound/egress.ts'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { downloadFile } from './download-file.ts'
import { conditionalHeaders, discardBody, firstValue } from './response-parts.ts'
import { isSameOrigin, urlViolation } from './ssrf-filter.ts'
import { ForbiddenDestinationError, ssrfSafeConnector, type ResolveHost } from './ssrf-safe-connector.ts'

const maxRedirects = 3
const maxAddressLength = 4096

/**
 * Bytes that may wait for their reader. A body that is held back when its connection breaks ends the process by an assertion of
 * undici 7 that no one can catch (client-h1.js, `onHttpSocketEnd`).
 */
const highWaterMark = 8_388_608
const privateNetworkMessage =
  'The address leads to a private or special network; the operator can allow it with SYMBOLON_FETCH_ALLOW.'

export interface EgressOptions {
  /** Private ranges that may be reached. */
  readonly allow: readonly Cidr[]
  /** Our own addresses (`https://id.example.org`), whose origins are never fetched: that would be a loop. */
  readonly ownOrigins: () => readonly string[]
  readonly resolve?: ResolveHost
}

/**
 * The guarded way out. Addresses are judged where the socket is made: literals by what they are, names by every
 * address they resolve to, and the connection goes to the very addresses that were judged. Redirects (three at most)
 * are judged anew. Nothing is decompressed. Whatever fails, the caller learns one code and a fixed sentence.
 */
export function createEgress(
  options: EgressOptions,
): Egress & PostingEgress & DownloadingEgress & { close(): Promise<void> } {
  const agent = new Agent({
    connect: ssrfSafeConnector(options),
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxHeaderSize: 16_384,
    pipelining: 0,
    keepAliveTimeout: 1,
  })
  return {
    fetch: (url, limits) =>
      filtered({ limits, agent, options }, (context, signal) =>
        followRedirects({ url, signal, headers: conditionalHeaders(limits.known) }, context, (reply) =>
          readResponse(reply, limits),
        ),
      ),
    download: (url, path, limits) =>
      filtered({ limits, agent, options }, (context, signal) =>
        downloadFile(path, limits, (headers, read) =>
          followRedirects({ url, signal, headers }, context, read),
        ),
      ),
    post: (url, body, limits) =>
      filtered({ limits, agent, options }, (context, signal) => postOnce(url, body, { context, signal })),
    close: () => agent.close(),
  }
}

interface FetchContext {
  readonly limits: EgressLimits
  readonly agent: Dispatcher
  readonly options: EgressOptions
}

async function filtered<Result>(
  context: FetchContext,
  exchange: (context: FetchContext, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { limits } = context
  limits.signal.throwIfAborted()
  try {
    return await exchange(context, AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)]))
  } catch (cause) {
    if (limits.signal.aborted) throw limits.signal.reason
    if (cause instanceof Refusal) throw cause
    const isForbidden = cause instanceof ForbiddenDestinationError
    throw new Refusal(
      'ERROR_REMOTE_IMAGE_FAILED',
      isForbidden ? { message: privateNetworkMessage, cause } : { cause },
    )
  }
}

interface GetRequest {
  readonly url: string
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
}

async function followRedirects<Result>(
  { url, signal, headers }: GetRequest,
  context: FetchContext,
  read: (reply: Dispatcher.ResponseData) => Promise<Result>,
): Promise<Result> {
  let address = checkedUrl(url, context.options)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const reply = await request(address, {
      dispatcher: context.agent,
      signal,
      method: 'GET',
      highWaterMark,
      headers: {
        ...{ accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'symbolon' },
        ...headers,
      },
    })
    const location = reply.headers['location']
    if (reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string') {
      discardBody(reply.body)
      address = checkedUrl(new URL(location, address).href, context.options)
      continue
    }
    return await read(reply)
  }
  throw new Error('too many redirects')
}

async function postOnce(
  url: string,
  { contentType, bytes, authorization }: PostedBody,
  { context, signal }: { readonly context: FetchContext; readonly signal: AbortSignal },
): Promise<FetchResult> {
  const reply = await request(checkedUrl(url, context.options), {
    dispatcher: context.agent,
    signal,
    method: 'POST',
    headers: {
      ...{ 'content-type': contentType, 'accept-encoding': 'identity', 'user-agent': 'symbolon' },
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: bytes,
  })
  return readResponse(reply, context.limits)
}

function checkedUrl(url: string, { ownOrigins }: EgressOptions): URL {
  if (url.length > maxAddressLength) throw new Error('address too long')
  const address = new URL(url)
  const violation = urlViolation(address)
  if (violation !== null) throw new Error(`address refused for its ${violation}`)
  if (ownOrigins().some((ownUrl) => isSameOrigin(new URL(ownUrl), address)))
    throw new Error('address belongs to this service')
  return address
}

async function readResponse(reply: Dispatcher.ResponseData, limits: EgressLimits): Promise<FetchResult> {
  const { headers, body, statusCode } = reply
  try {
    const validator = {
      etag: firstValue(headers['etag']),
      lastModified: firstValue(headers['last-modified']),
    }
    const isUnchanged = statusCode === 304 && limits.known !== undefined
    if (statusCode !== 200 && !isUnchanged) throw new Error(`status ${statusCode}`)
    const encoding = firstValue(headers['content-encoding'])
    if (encoding !== '' && encoding !== 'identity') throw new Error('compressed reply')
    const contentLength = firstValue(headers['content-length'])
    const total = contentLength === '' ? null : Number(contentLength)
    if (total !== null && total > limits.maxBytes) throw new Error('too large')
    const lastModified = Date.parse(validator.lastModified)
    return {
      unchanged: isUnchanged,
      validator,
      // The answer that nothing changed may announce the length of what it does not send.
      bytes: isUnchanged ? new Uint8Array() : await readBounded(body, total, limits),
      contentType: (firstValue(headers['content-type']).split(';')[0] ?? '').trim().toLowerCase(),
      lastModified: Number.isNaN(lastModified) ? null : lastModified,
    }
  } finally {
    discardBody(body)
  }
}

async function readBounded(
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
