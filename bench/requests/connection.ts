import { connect, type Socket } from 'node:net'

/** What is sent over a connection. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
}

/** Where an answer's body begins, and whether all of it has come. */
interface ReceivedHead {
  readonly head: string
  readonly bodyFrom: number
}

/**
 * A kept connection of a client that does as little as possible: what it needs of the processor is not the service's. Answers
 * must bear a Content-Length or come in chunks, and come one at a time.
 */
export class Connection {
  readonly #url: URL
  readonly #head: string
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #settle: { readonly resolve: (head: string) => void; readonly reject: (error: Error) => void } | undefined

  constructor(url: URL, key: string) {
    this.#url = url
    this.#head = `Host: ${url.host}\r\nX-API-KEY: ${key}\r\n`
    this.#socket = this.#connect()
  }

  /** Resolves with the head of the answer when the whole is there. Throws when its status is not 200. */
  ask({ method, path, body }: SentRequest): Promise<string> {
    const content = body === undefined ? '' : JSON.stringify(body)
    const length =
      body === undefined
        ? ''
        : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content)}\r\n`
    // The service closes a connection that was idle for long.
    if (this.#socket.destroyed) this.#socket = this.#connect()
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${this.#head}${length}\r\n${content}`)
    })
  }

  close(): void {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #connect(): Socket {
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    socket.setNoDelay(true)
    socket.on('data', (part) => this.#receive(part))
    socket.on('error', (error) => this.#settle?.reject(error))
    socket.on('close', () => this.#settle?.reject(new Error('The service closed a connection.')))
    return socket
  }

  #receive(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    if (!isWhole(this.#received, { head, bodyFrom: end + 4 })) return
    const answer = this.#received
    this.#received = Buffer.alloc(0)
    if (head.startsWith('HTTP/1.1 200 ')) this.#settle?.resolve(head)
    else this.#settle?.reject(new Error(`The service answered ${answer.toString('utf8')}`))
  }
}

const lastChunk = '\r\n0\r\n\r\n'

function isWhole(received: Buffer, { head, bodyFrom }: ReceivedHead): boolean {
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= bodyFrom + Number(length)
  if (!/\ntransfer-encoding: chunked/i.test(head)) return true
  return (
    received.length > bodyFrom &&
    received.toString('latin1', received.length - lastChunk.length) === lastChunk
  )
}
