import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { quantile } from '../kit/figures.ts'

/** One kind of request; `turn` counts up, so that each may be another. */
export interface RequestKind {
  readonly name: string
  readonly make: (turn: number) => {
    readonly method: 'GET' | 'POST' | 'PATCH'
    readonly path: string
    readonly body?: unknown
  }
}

/** What a service did under load. Times in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Processor of the service's process, a request. */
  readonly processorMs: number
}

/** Processor milliseconds of a process and its threads so far (proc(5): utime and stime, in hundredths of a second). */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Asks over so many kept connections for so long; each asks again as soon as it is answered. */
export async function putUnderLoad(
  service: { readonly url: string; readonly pid: number },
  kind: RequestKind,
  options: { readonly key: string; readonly connections: number; readonly seconds: number },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const times: number[] = []
  let turn = 0
  const untilMs = (seconds: number) => performance.now() + 1000 * seconds
  const client = async (until: number, isCounted: boolean): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now()
      await send(new URL(service.url), agent, { ...kind.make(turn++), key: options.key })
      if (isCounted) times.push(performance.now() - begun)
    }
  }
  const all = (until: number, isCounted: boolean) =>
    Promise.all(Array.from({ length: options.connections }, () => client(until, isCounted)))
  try {
    await all(untilMs(1), false)
    const [cpu, begun] = [processorMs(service.pid), performance.now()]
    await all(untilMs(options.seconds), true)
    const tookSeconds = (performance.now() - begun) / 1000
    return {
      perSecond: times.length / tookSeconds,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      processorMs: (processorMs(service.pid) - cpu) / times.length,
    }
  } finally {
    agent.destroy()
  }
}

function send(
  url: URL,
  agent: Agent,
  sent: ReturnType<RequestKind['make']> & { readonly key: string },
): Promise<void> {
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const headers = {
    'X-API-KEY': sent.key,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const query = request(new URL(sent.path, url), { method: sent.method, agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${sent.method} ${sent.path} answered ${answer.statusCode ?? 0}.`)),
      )
    })
    query.on('error', reject)
    query.end(body)
  })
}
