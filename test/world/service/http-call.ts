import { type IncomingHttpHeaders, request } from 'node:http'

/** A request exactly as it is to go over the wire: nothing is added to its headers but `Host` and the body's length. */
export interface HttpRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
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
    const asked = request(
      new URL(call.path, base),
      { method: call.method, headers: { ...length, ...call.headers }, agent: false },
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
