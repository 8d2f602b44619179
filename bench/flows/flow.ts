import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sendHttpRequest } from '../../test/world/service/http-call.ts'
import { phoneBrowser } from '../../test/world/verification/link-holder.ts'

/** The calls of a person who shows a document and a face, with the one that made the link. */
export const flowSteps = ['create', 'get_action', 'upload_document', 'upload_face'] as const
type FlowStep = (typeof flowSteps)[number]

/** One call until it was answered, with the times at which it was asked to wait. */
export interface StepTime {
  readonly step: FlowStep
  readonly ms: number
  /** Answers 429 and 503 before the one that counts. */
  readonly refusals: number
}

export interface Flow {
  readonly url: string
  /** Of the account that makes the link. */
  readonly key: string
  readonly profile: string
  /** base64 of JPEGs. */
  readonly document: string
  readonly face: string
  /** Milliseconds that the person takes before each picture. */
  readonly pauseMs: number
}

const made = z.looseObject({ reference: z.string() })
const opened = z.looseObject({ sessionId: z.string() })
const answer = z.looseObject({
  task: z.string().optional(),
  error: z.looseObject({ code: z.string() }).optional(),
})

/**
 * Goes through one link of mode 0.
 *
 * @returns the time of each step; throws where a picture was not taken or the link did not end
 */
export async function goThrough({ url, key, profile, document, face, pauseMs }: Flow): Promise<StepTime[]> {
  const times: StepTime[] = []
  const call = async (step: FlowStep, headers: Record<string, string>, body?: unknown): Promise<unknown> => {
    const path = step === 'create' ? '/docupass' : `/docupassappv3/${step}`
    const begun = performance.now()
    for (let refusals = 0; ; refusals += 1) {
      const reply = await sendHttpRequest(url, {
        ...{ method: body === undefined ? 'GET' : 'POST', path },
        headers: { 'Content-Type': 'application/json', 'User-Agent': phoneBrowser, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (reply.status === 200) {
        times.push({ step, ms: performance.now() - begun, refusals })
        return reply.json()
      }
      if (reply.status !== 429 && reply.status !== 503)
        throw new Error(`${path} was answered ${reply.status}: ${reply.bytes.toString('utf8', 0, 300)}`)
      await sleep(1000 * Number(reply.headers['retry-after'] ?? 1))
    }
  }
  const { reference } = made.parse(await call('create', { 'X-Api-Key': key }, { profile, mode: 0 }))
  const { sessionId } = opened.parse(await call('get_action', { Authorization: `DOCUPASS ${reference}` }))
  const session = { Authorization: `DOCUPASS_SESSION ${sessionId}` }
  await sleep(pauseMs)
  const shown = answer.parse(await call('upload_document', session, { document }))
  if (shown.task !== 'face') throw new Error(`A document was answered ${JSON.stringify(shown.error)}.`)
  await sleep(pauseMs)
  const ended = answer.parse(await call('upload_face', session, { face })).error?.code ?? 'no end'
  if (!/^DOCUPASS_(ACCEPTED|UNDER_REVIEW)$/.test(ended)) throw new Error(`A link ended with ${ended}.`)
  return times
}
