import type { Readable } from 'node:stream'
import type { CacheValidator } from '../../flows/ports/outbound/egress.ts'

/** The file only if it is another one by now (RFC 9110, 13.1). */
export function conditionalHeaders(known: CacheValidator | undefined): Readonly<Record<string, string>> {
  const { etag = '', lastModified = '' } = known ?? {}
  return {
    ...(etag === '' ? {} : { 'if-none-match': etag }),
    ...(lastModified === '' ? {} : { 'if-modified-since': lastModified }),
  }
}

/** An ended body ignores it; a half-read one gives its socket back, and its validation message about that is no person's. */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined).destroy()
}

/** Of a header that was sent several times; empty when it is absent. */
export function firstValue(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? ''
}
