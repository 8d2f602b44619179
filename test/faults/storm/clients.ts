import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Random, randomFrom } from '../../../src/engine/specimens/random.ts'
import { sendHttpRequest, type HttpResponse } from '../../world/service/http-call.ts'
import { serviceKeys } from '../../world/service/service.ts'
import { scanAnswer } from '../../world/service/wire-shapes.ts'
import { type Change, isSettled, type TrackedObject, stateOf } from './life.ts'

export interface LoadClientsOptions {
  /** Where the service can be reached now; each request goes to one of these. */
  readonly urls: () => readonly string[]
  /** Where the events go; none are asked for when empty. */
  readonly webhook: string
  /** base64; one is picked for each scan. */
  readonly pictures: readonly string[]
  readonly seed: number
  /** Clients at work at the same time; 3 unless told. */
  readonly width?: number
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends as the first account's server key, or as another one. */
export function requestAt(
  url: string,
  request: { readonly method: Method; readonly path: string; readonly body?: unknown; readonly key?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const { method, path, body, key = serviceKeys.server } = request
  const sent = { 'X-Api-Key': key, 'Content-Type': 'application/json', ...headers }
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  return sendHttpRequest(url, { method, path, headers: sent, ...text })
}

/** What the clients of a storm ask for, and keep book of. */
export class LoadClients {
  /** Of all clients; grows. */
  readonly lives: TrackedObject[] = []
  /** Searches for names that were acknowledged, and all that were asked for: they cost credit. */
  readonly screenings = { acknowledged: 0, asked: 0 }
  /** Answers that no one may give to a well-formed request. */
  readonly wrong: string[] = []
  readonly #options: LoadClientsOptions
  readonly #lanes: readonly ClientLane[]
  #running: Promise<unknown> | undefined
  #isPaused = true

  constructor(options: LoadClientsOptions) {
    this.#options = options
    const random = randomFrom(options.seed)
    this.#lanes = Array.from({ length: options.width ?? 3 }, (_, at) => ({
      name: `lane ${at}`,
      random: random.fork(String(at)),
      profile: null,
      open: [],
      count: 0,
    }))
  }

  /** Acknowledged deeds so far. */
  get acknowledged(): number {
    return this.lives.reduce(
      (sum, { deeds }) => sum + deeds.filter(({ reportedAt }) => reportedAt !== null).length,
      0,
    )
  }

  /** All clients at work until they are paused. */
  start(): void {
    this.#isPaused = false
    this.#running = Promise.all(this.#lanes.map((lane) => this.#work(lane)))
  }

  /** Resolves when every request under way has its answer, or will never have one. */
  async pause(): Promise<void> {
    this.#isPaused = true
    await this.#running
  }

  /** The body of the scan that made this record. */
  bodyOf(life: TrackedObject, profile: string): Readonly<Record<string, unknown>> {
    const { pictures } = this.#options
    const at = Number(/\d+$/.exec(life.name)?.[0] ?? 0) % pictures.length
    return { profile, document: pictures[at] ?? '', customData: life.name }
  }

  async #work(lane: ClientLane): Promise<void> {
    while (!this.#isPaused) await this.#turn(lane)
  }

  async #turn(lane: ClientLane): Promise<void> {
    // While no one is there, nothing can come of a request.
    if (this.#options.urls().length === 0) return sleep(20)
    const { profile } = lane
    if (profile === null) return this.#makeProfile(lane)
    lane.open = lane.open.filter((life) => isOpen(life)).slice(-6)
    const draw = lane.random.unit()
    const life = lane.open.length === 0 ? null : lane.random.pick(lane.open)
    if (life === null || draw < 0.4) return this.#scan(lane, profile)
    if (draw < 0.7) return this.#decide(lane, life)
    if (draw < 0.8) return this.#remove(lane, life)
    if (draw < 0.86) return this.#erase(lane, life)
    if (draw < 0.94) return this.#changeProfile(lane, profile)
    return this.#screen(lane)
  }

  /** What was answered, or null when nothing was, or something that leaves open what became of it. */
  async #ask(
    lane: ClientLane,
    request: Parameters<typeof requestAt>[1],
    key?: string,
  ): Promise<HttpResponse | null> {
    const urls = this.#options.urls()
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    const reply =
      urls.length === 0 ? null : await requestAt(lane.random.pick(urls), request, headers).catch(() => null)
    if (reply !== null && reply.status < 500 && reply.status !== 429) return reply
    await sleep(200)
    return null
  }

  /** Asks for something, and notes what came of it. */
  async #deed(
    lane: ClientLane,
    { life, leadsTo: expectedState }: { readonly life: TrackedObject; readonly leadsTo: Change['leadsTo'] },
    request: Parameters<typeof requestAt>[1],
  ): Promise<HttpResponse | null> {
    const change: Change = { leadsTo: expectedState, requestedAt: performance.now(), reportedAt: null }
    life.deeds.push(change)
    const key = request.method === 'POST' ? keyOf(life) : undefined
    const reply = await this.#ask(lane, request, key)
    if (reply?.status === 200) change.reportedAt = performance.now()
    else if (reply !== null)
      this.wrong.push(
        `${request.method} for ${life.name}: ${reply.status} ${reply.bytes.toString('utf8', 0, 300)}`,
      )
    return reply
  }

  #life(lane: ClientLane, kind: TrackedObject['kind']): TrackedObject {
    lane.count += 1
    const life: TrackedObject = {
      kind,
      name: `${lane.name} ${kind} ${lane.count}`,
      id: null,
      picture: null,
      deeds: [],
    }
    this.lives.push(life)
    return life
  }

  async #makeProfile(lane: ClientLane): Promise<void> {
    const life = this.#life(lane, 'profile')
    const { webhook } = this.#options
    const body = { name: life.name, outputType: 'base64', webhook }
    const reply = await this.#deed(
      lane,
      { life, leadsTo: life.name },
      { method: 'POST', path: '/profile', body },
    )
    if (reply?.status !== 200) return
    life.id = z.looseObject({ id: z.string() }).parse(reply.json()).id
    lane.profile = life
  }

  async #changeProfile(lane: ClientLane, life: TrackedObject): Promise<void> {
    lane.count += 1
    const name = `${lane.name} profile ${lane.count}`
    const path = `/profile/${life.id ?? ''}`
    await this.#deed(lane, { life, leadsTo: name }, { method: 'PUT', path, body: { name } })
  }

  async #scan(lane: ClientLane, profile: TrackedObject): Promise<void> {
    const life = this.#life(lane, 'record')
    const body = this.bodyOf(life, profile.id ?? '')
    const reply = await this.#deed(lane, { life, leadsTo: '' }, { method: 'POST', path: '/scan', body })
    if (reply?.status !== 200) return
    const { transactionId = '', outputImage } = scanAnswer.parse(reply.json())
    life.id = transactionId
    life.picture = outputImage?.front ?? null
    lane.open.push(life)
  }

  async #decide(lane: ClientLane, life: TrackedObject): Promise<void> {
    lane.count += 1
    const note = `${lane.name} note ${lane.count}`
    const body = { decision: lane.random.pick(['accept', 'review', 'reject']), note }
    const path = `/transaction/${life.id ?? ''}`
    await this.#deed(lane, { life, leadsTo: note }, { method: 'PATCH', path, body })
  }

  async #remove(lane: ClientLane, life: TrackedObject): Promise<void> {
    const path = `/transaction/${life.id ?? ''}`
    await this.#deed(lane, { life, leadsTo: null }, { method: 'DELETE', path })
  }

  /** Erases the person whom the record is about. */
  async #erase(lane: ClientLane, life: TrackedObject): Promise<void> {
    const subject = await this.#subjectOf(lane, life)
    if (subject === null) return
    const path = `/x/subjects/${subject}`
    await this.#deed(lane, { life, leadsTo: null }, { method: 'DELETE', path })
  }

  /** Looked for among the newest, because it was made a moment ago; null when it is not among them. */
  async #subjectOf(lane: ClientLane, life: TrackedObject): Promise<string | null> {
    const page = await this.#ask(lane, { method: 'GET', path: '/x/subjects?limit=20' })
    if (page?.status !== 200) return null
    for (const { id } of subjectsAnswer.parse(page.json()).items) {
      const subject = await this.#ask(lane, { method: 'GET', path: `/x/subjects/${id}` })
      if (subject?.status !== 200) continue
      if (subjectAnswer.parse(subject.json()).records.some((record) => record.id === life.id)) return id
    }
    return null
  }

  async #screen(lane: ClientLane): Promise<void> {
    this.screenings.asked += 1
    const body = { name: 'Someone No one Knows' }
    const reply = await this.#ask(lane, { method: 'POST', path: '/aml', body, key: serviceKeys.test })
    if (reply?.status === 200) this.screenings.acknowledged += 1
    else if (reply !== null) this.wrong.push(`POST /aml: ${reply.status}`)
  }
}

/** With which a scan or a profile was asked for, and may be asked for again. */
export function keyOf(life: TrackedObject): string {
  return life.name.replaceAll(' ', '-')
}

interface ClientLane {
  readonly name: string
  readonly random: Random
  profile: TrackedObject | null
  /** Records that may be changed. */
  open: TrackedObject[]
  count: number
}

/** What no one knows to be there is left alone until someone has looked. */
function isOpen(life: TrackedObject): boolean {
  if (life.id === null) return false
  return isSettled(life) ? stateOf(life) !== null : life.deeds.at(-1)?.leadsTo !== null
}

const subjectsAnswer = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) })
const subjectAnswer = z.looseObject({ records: z.array(z.looseObject({ id: z.string() })) })
