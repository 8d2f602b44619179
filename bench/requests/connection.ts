import { connect, type Socket } from 'node:net'

/** What is sent over a connection. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
}

/**
 * A kept connection of a client that does as little as possible: what it needs of the processor is not the service's. Answers
 * must bear a Content-Length, and come one at a time.
 */
export class Connection {
  readonly #url: URL
  readonly #head: string
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined

  constructor(url: URL, key: string) {
    this.#url = url
    this.#head = `Host: ${url.host}\r\nX-API-KEY: ${key}\r\n`
    this.#socket = this.#connect()
  }

  /** Resolves with the whole answer. Throws when its status is not 200. */
  ask({ method, path, body }: SentRequest): Promise<void> {
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
    const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const answer = this.#received
    this.#received = Buffer.alloc(0)
    if (head.startsWith('HTTP/1.1 200 ')) this.#settle?.resolve()
    else this.#settle?.reject(new Error(`The service answered ${answer.toString('utf8')}`))
  }
}
