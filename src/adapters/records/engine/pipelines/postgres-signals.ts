import pg from 'pg'
import { listenStatement } from '../session.ts'

const shortestRetryMs = 500
const longestRetryMs = 15_000

/** Hears the signals of all processes on a connection of its own, which is made anew when it breaks. */
export class PostgresSignals {
  readonly #settings: pg.ClientConfig
  readonly #heard: (signal: string | null) => void
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = shortestRetryMs
  #isClosed = false

  /** @param heard gets null when the connection is there: what was said before it was missed */
  constructor(settings: pg.ClientConfig, heard: (signal: string | null) => void) {
    this.#settings = settings
    this.#heard = heard
    void this.#connect()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#settings)
    this.#client = client
    // Both may come, and more than once: only the first of them counts.
    const broken = (): void => this.#connectLater(client)
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ payload }) => this.#heard(payload ?? null))
    try {
      await client.connect()
      await client.query(listenStatement)
      this.#retryMs = shortestRetryMs
      this.#heard(null)
    } catch {
      broken()
    }
  }

  #connectLater(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    void client.end().catch(() => undefined)
    this.#retry = setTimeout(() => void this.#connect(), this.#retryMs)
    this.#retry.unref()
    this.#retryMs = Math.min(longestRetryMs, 2 * this.#retryMs)
  }
}
