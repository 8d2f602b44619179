import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sendHttpRequest, type HttpResponse } from '../service/http-call.ts'
import { phoneBrowser } from './link-holder.ts'
import type { LinkCourse, LinkStep } from './link-courses.ts'

/** A service that may be away, and come back at another address. */
export interface Reach {
  /** Null while there is none. */
  readonly url: () => string | null
  /** Called after each answer. */
  readonly onAnswer: () => void
}

const reply = z.union([
  z.looseObject({ success: z.literal(true), task: z.string(), sessionId: z.string() }),
  z.looseObject({
    success: z.literal(false),
    error: z.looseObject({ code: z.string(), message: z.string() }),
  }),
])

/** How a link may end for its person. */
const ends = /^DOCUPASS_(ACCEPTED|UNDER_REVIEW|FAILED|COMPLETED)$/

/** Null where no one answered, or in a way that leaves open what became of the request. */
async function askIfThere(
  { url, onAnswer }: Reach,
  request: Parameters<typeof sendHttpRequest>[1],
): Promise<HttpResponse | null> {
  const base = url()
  const answer = base === null ? null : await sendHttpRequest(base, request).catch(() => null)
  if (answer === null || answer.status >= 500 || answer.status === 429) {
    await sleep(100)
    return null
  }
  onAnswer()
  return answer
}

/** Sends it until it is answered. */
export async function askUntilAnswered(
  reach: Reach,
  request: Parameters<typeof sendHttpRequest>[1],
): Promise<HttpResponse> {
  const until = Date.now() + 300_000
  while (Date.now() < until) {
    const answer = await askIfThere(reach, request)
    if (answer !== null) return answer
  }
  throw new Error(`${request.method} ${request.path} was never answered.`)
}

/** A person who goes through a link, and goes on where they were when the service comes back. */
export class LinkPerson {
  /** What was not as it must be. */
  readonly wrong: string[] = []
  readonly #reach: Reach
  readonly #course: LinkCourse
  readonly #reference: string
  #sessionId = ''
  #at = 0

  constructor(
    reach: Reach,
    { reference, course }: { readonly reference: string; readonly course: LinkCourse },
  ) {
    this.#reach = reach
    this.#reference = reference
    this.#course = course
  }

  async open(): Promise<void> {
    const answer = await askUntilAnswered(this.#reach, this.#request('get_action'))
    const opened = reply.parse(answer.json())
    if (!opened.success) throw new Error(`A link was not opened: ${opened.error.code}`)
    this.#sessionId = opened.sessionId
    this.#expect(opened.task, [0])
  }

  /** Takes every step that is left. */
  async walk(): Promise<void> {
    for (;;) {
      const step = this.#course.steps[this.#at]
      if (step === undefined || this.wrong.length > 0) return
      await this.#take(step)
    }
  }

  async #take({ call, body }: LinkStep): Promise<void> {
    const answer = await askIfThere(this.#reach, this.#request(call, body))
    if (answer !== null) {
      this.#expect(this.#taskOf(answer), [this.#at + 1])
      return
    }
    // Whether it was taken no one knows: the service says where the person stands.
    const found = await askUntilAnswered(this.#reach, this.#request('get_action'))
    this.#expect(this.#taskOf(found), [this.#at, this.#at + 1])
  }

  #expect(task: string, places: readonly number[]): void {
    const expected = places.map((at) => this.#course.steps[at]?.task ?? 'ended')
    const place = places[expected.indexOf(task)]
    if (place === undefined)
      this.wrong.push(`${this.#course.name}: ${task} instead of ${expected.join(' or ')}`)
    else this.#at = place
  }

  #taskOf(answer: HttpResponse): string {
    const said = answer.status === 200 ? reply.safeParse(answer.json()) : null
    if (said?.success !== true) return `${answer.status} ${answer.bytes.toString('utf8', 0, 200)}`
    if (!said.data.success) {
      const { code, message } = said.data.error
      return ends.test(code) ? 'ended' : `${code} ${message}`
    }
    return said.data.sessionId === this.#sessionId ? said.data.task : 'another session'
  }

  #request(call: string, body?: unknown): Parameters<typeof sendHttpRequest>[1] {
    const secret =
      this.#sessionId === '' ? `DOCUPASS ${this.#reference}` : `DOCUPASS_SESSION ${this.#sessionId}`
    return {
      method: body === undefined ? 'GET' : 'POST',
      path: `/docupassappv3/${call}`,
      headers: { Authorization: secret, 'User-Agent': phoneBrowser, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
  }
}
