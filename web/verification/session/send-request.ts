import type { RawReply } from './reply.ts'

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST'
  /** Relative to the page. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Called with the share of the body that has gone, 0 to 1. */
  readonly onProgress: ((share: number) => void) | null
  /** Whether a picture is expected in place of JSON. */
  readonly isBlob?: boolean
}

/** Null where no answer came. */
export type SendRequest = (request: OutgoingRequest) => Promise<RawReply | null>

/** A request that has sent and received nothing for so long is given up: a slow network still moves. */
const silenceMs = 60_000

/** Sends by XMLHttpRequest: `fetch` does not say how much of a body has gone. */
export const sendRequest: SendRequest = ({ method, url, headers, body: sent, onProgress, isBlob = false }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, new URL(url, document.baseURI).href)
    request.responseType = isBlob ? 'blob' : 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (sent !== null) request.setRequestHeader('content-type', 'application/json')
    let timer = 0
    const moved = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => request.abort(), silenceMs)
    }
    const end = (reply: RawReply | null): void => {
      clearTimeout(timer)
      resolve(reply)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onprogress = moved
    request.onload = () => {
      const body: unknown = request.response
      end({ status: request.status, retryAfter: request.getResponseHeader('retry-after'), body })
    }
    request.onerror = request.onabort = () => end(null)
    moved()
    request.send(sent)
  })
