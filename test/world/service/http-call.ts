import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** A request exactly as it is to go over the wire: nothing is added to its headers but `Host` and the body's length. */
export interface HttpRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** PEM of the one certificate that is believed, whatever names it bears. */
  readonly certificate?: string
}

export interface HttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** The body as JSON; throws when it is none. */
  json(): unknown
}

/** One request over one connection of its own, so that a server that dies takes nothing else with it. */
export function sendHttpRequest(base: string, call: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const length = call.body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(call.body)) }
    const address = new URL(call.path, base)
    const request = address.protocol === 'https:' ? httpsRequest : httpRequest
    const trust =
      call.certificate === undefined
        ? {}
        : { ca: call.certificate, allowPartialTrustChain: true, checkServerIdentity: () => undefined }
    const asked = request(
      address,
      { method: call.method, headers: { ...length, ...call.headers }, agent: false, ...trust },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(parts)
          const json = (): unknown => JSON.parse(bytes.toString('utf8'))
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, json })
        })
      },
    )
    asked.on('error', reject)
    asked.end(call.body)
  })
}

/** A JSON call with a key, as clients of the wire send it. */
export function requestWithKey(
  base: string,
  key: string,
): (method: string, path: string, body?: unknown) => Promise<HttpResponse> {
  const headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' }
  return (method, path, body) =>
    sendHttpRequest(base, {
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}
