import { readFileSync } from 'node:fs'
import { quantile } from '../kit/figures.ts'
import { Connection, type SentRequest } from './connection.ts'

/** One kind of request; `turn` counts up, so that each may be another. */
export interface RequestKind {
  readonly name: string
  readonly make: (turn: number) => SentRequest
  /** Milliseconds of an answer that are not counted in its time, from its head. Default none. */
  readonly leftOutMs?: (head: string) => number
}

/** What a service did under load. Times in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Processor of the service's process, a request; of what is left out of times too. */
  readonly processorMs: number
}

/** Processor milliseconds of a process and its threads so far (proc(5): utime and stime, in hundredths of a second). */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** A service under load of one kind, some time at a time. */
export class Load {
  readonly #pid: number
  readonly #kind: RequestKind
  readonly #connections: readonly Connection[]
  readonly #times: number[] = []
  #turn = 0
  #seconds = 0
  #processorMs = 0

  constructor(
    service: { readonly url: string; readonly pid: number },
    kind: RequestKind,
    options: { readonly key: string; readonly connections: number },
  ) {
    this.#pid = service.pid
    this.#kind = kind
    this.#connections = Array.from(
      { length: options.connections },
      () => new Connection(new URL(service.url), options.key),
    )
  }

  /** Asks over each connection for so long; each asks again as soon as it is answered. Resolves with how many were answered. */
  async run(seconds: number, isCounted: boolean): Promise<number> {
    const [begun, processor] = [performance.now(), processorMs(this.#pid)]
    const times: number[] = []
    await Promise.all(
      this.#connections.map(async (connection) => {
        while (performance.now() < begun + 1000 * seconds) {
          const asked = performance.now()
          const head = await connection.ask(this.#kind.make(this.#turn++))
          times.push(performance.now() - asked - (this.#kind.leftOutMs?.(head) ?? 0))
        }
      }),
    )
    if (!isCounted) return times.length
    this.#seconds += (performance.now() - begun) / 1000
    this.#processorMs += processorMs(this.#pid) - processor
    for (const time of times) this.#times.push(time)
    return times.length
  }

  figures(): LoadFigures {
    return {
      perSecond: this.#times.length / this.#seconds,
      p50: quantile(this.#times, 0.5),
      p95: quantile(this.#times, 0.95),
      p99: quantile(this.#times, 0.99),
      processorMs: this.#processorMs / this.#times.length,
    }
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }
}
