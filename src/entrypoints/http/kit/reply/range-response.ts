import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '../../../../vocabulary/refusals.ts'

/** Bytes that may be fetched in part. */
export interface Representation {
  readonly contentType: string
  readonly size: number
  /** SHA-256 of all of it, hex: the strong entity tag, too. */
  readonly sha256: string
  /** All bytes, or, where there may be many, those from `start` up to but not including `end`. */
  readonly source: Uint8Array | ((start: number, end: number) => AsyncIterable<Uint8Array>)
}

/** How it is asked for; headers as sent. */
export interface RangeRequest {
  readonly method: string
  readonly range: string | undefined
  readonly ifRange: string | undefined
  readonly ifNoneMatch: string | undefined
}

export interface RangeResponse {
  readonly status: 200 | 206 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Null without one. */
  readonly body: Buffer | Readable | null
}

/**
 * Content as HTTP knows it (RFC 9110, sections 13 and 14): whole, one range of it, or not again; with the digests of
 * RFC 9530. Throws Refusal ERROR_RANGE_NOT_SATISFIABLE for several ranges and for what lies outside.
 */
export function rangeResponse(content: Representation, request: RangeRequest): RangeResponse {
  const { size, sha256, contentType } = content
  const etag = `"${sha256}"`
  const commonHeaders = { etag, 'accept-ranges': 'bytes' }
  if (matchesEtag(request.ifNoneMatch, etag)) return { status: 304, headers: commonHeaders, body: null }
  const range = requestedRange(request, { size, etag })
  const { start, end } = range ?? { start: 0, end: size }
  const body = rangeBody(content, request.method, { start, end })
  const digest = Buffer.isBuffer(body) ? digestOf(body) : range === null ? Buffer.from(sha256, 'hex') : null
  return {
    status: range === null ? 200 : 206,
    headers: {
      ...commonHeaders,
      'content-type': contentType,
      'content-length': String(end - start),
      'repr-digest': digestField(Buffer.from(sha256, 'hex')),
      ...(digest === null ? {} : { 'content-digest': digestField(digest) }),
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
    },
    body,
  }
}

interface ByteRange {
  readonly start: number
  /** Not included. */
  readonly end: number
}

/** Null for all of it: nothing was asked, the range is of another unit, or of bytes that have changed since. */
function requestedRange(
  { method, range, ifRange }: RangeRequest,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | null {
  if (method !== 'GET' || range === undefined || !/^bytes\s*=/i.test(range)) return null
  if (ifRange !== undefined && ifRange.trim() !== etag) return null
  const byteRange = parseByteRange(range.replace(/^bytes\s*=/i, '').trim(), size)
  if (byteRange === null)
    throw new Refusal('ERROR_RANGE_NOT_SATISFIABLE', { headers: { 'content-range': `bytes */${size}` } })
  return byteRange
}

function parseByteRange(range: string, size: number): ByteRange | null {
  const found = /^(\d{0,15})-(\d{0,15})$/.exec(range)
  if (found === null) return null
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '') {
    // The last so many bytes.
    const count = Math.min(Number(last), size)
    return last === '' || count === 0 ? null : { start: size - count, end: size }
  }
  const start = Number(first)
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  return start < end ? { start, end } : null
}

function rangeBody({ source }: Representation, method: string, { start, end }: ByteRange): Buffer | Readable {
  if (typeof source === 'function')
    return method === 'HEAD' ? Readable.from([]) : Readable.from(source(start, end), { objectMode: false })
  return Buffer.from(source.buffer, source.byteOffset + start, end - start)
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** A byte sequence of structured fields (RFC 8941), by algorithm. */
function digestField(digest: Buffer): string {
  return `sha-256=:${digest.toString('base64')}:`
}
