import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One answer: how long it took, and what it was. */
export interface Answer {
  /** From when the connection was open and the request could be sent: not what this process needs to open many at once. */
  readonly ms: number
  /** 0 where the connection broke. */
  readonly status: number
  /** Seconds of `Retry-After`; null without one. */
  readonly retryAfter: number | null
}

export interface Sender {
  readonly url: string
  readonly key: string
  /** JSON bodies, sent one after the other, again and again. */
  readonly bodies: readonly Buffer[]
}

export interface Flood {
  readonly connections: number
  /** Waits as long as `Retry-After` asks; otherwise the next request follows at once, whatever the answer is. */
  readonly heedsRetryAfter: boolean
  /** Monotonic milliseconds. */
  readonly until: number
}

/** So many connections, each of which sends its next request as soon as it may. */
export async function sendFlood(
  sender: Sender,
  { connections, heedsRetryAfter, until }: Flood,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  const work = Array.from({ length: connections }, async (_, number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let index = number; performance.now() < until; index++) {
      const answer = await post(sender, index, { agent, until })
      answers.push(answer)
      if (heedsRetryAfter) await sleep(1000 * (answer.retryAfter ?? 0))
    }
    agent.destroy()
  })
  await Promise.all(work)
  return answers
}

/** A request at each tick of a clock, whether or not those before were answered: what a modest account asks for. */
export async function sendSteadily(
  sender: Sender,
  { everyMs, until }: { readonly everyMs: number; readonly until: number },
): Promise<readonly Answer[]> {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<Answer>[] = []
  const begun = performance.now()
  for (let tick = 0; begun + tick * everyMs < until; tick++) {
    await sleep(Math.max(0, begun + tick * everyMs - performance.now()))
    sent.push(post(sender, tick, { agent, until: until + 60_000 }))
  }
  const answers = await Promise.all(sent)
  agent.destroy()
  return answers
}

/** Past `until` by more than a second it is given up. */
function post(
  { url, key, bodies }: Sender,
  index: number,
  { agent, until }: { readonly agent: Agent; readonly until: number },
): Promise<Answer> {
  const body = bodies[index % bodies.length] ?? Buffer.alloc(0)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Api-Key': key }
  let begun = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter: number | null = null) => {
      clearTimeout(timer)
      resolve({ ms: performance.now() - begun, status, retryAfter })
    }
    const asked = request(new URL('/scan', url), { method: 'POST', headers, agent }, (answer) => {
      answer.resume()
      answer.on('error', () => settle(0))
      const { 'retry-after': seconds } = answer.headers
      answer.on('end', () => settle(answer.statusCode ?? 0, seconds === undefined ? null : Number(seconds)))
    })
    asked.on('socket', (socket) => {
      const isOpen = () => (begun = performance.now())
      if (socket.connecting) socket.once('connect', isOpen)
      else isOpen()
    })
    const timer = setTimeout(() => asked.destroy(), Math.max(1, until - performance.now() + 1000))
    asked.on('error', () => settle(0))
    asked.end(body)
  })
}
