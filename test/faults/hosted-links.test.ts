import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { type Service, serviceKeys, startService } from '../world/service/service.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import {
  courseContract,
  courseProfile,
  type LinkCourse,
  linkCourses,
} from '../world/verification/link-courses.ts'
import { askUntilAnswered, LinkPerson, type Reach } from '../world/verification/link-person.ts'
import { requestAt } from './storm/clients.ts'
import { verifyStore } from './storm/judge.ts'
import { accessOf, installationSettings } from './storm/place.ts'
import { trialCount, writeTrials } from './storm/trials.ts'

const kills = trialCount('KILLS')
const random = randomFrom(20_261_129)
/** What a process left undone is done by the job, half a minute later, or once its lease has lapsed. */
const completedByJobMs = 180_000

let directory = ''
let receiver: WebhookReceiver
let service: Service | null = null
const progress = { answers: 0 }
const reach: Reach = {
  url: () => service?.url ?? null,
  onAnswer: () => {
    progress.answers += 1
  },
}
const start = async (): Promise<void> => {
  service = await startService({ directory, program: 'built', environment: installationSettings })
}
beforeAll(async () => {
  directory = await createDataDirectory()
  receiver = await openWebhookReceiver()
  await start()
})
afterAll(async () => {
  await service?.kill()
  await receiver.close()
  rmSync(directory, { recursive: true, force: true })
})

const running = (): Service => {
  if (service === null) throw new Error('Nothing runs here.')
  return service
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const reply = await requestAt(running().url, { method, path, ...(body === undefined ? {} : { body }) })
  if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}: ${reply.bytes.toString()}`)
  return reply.json()
}

interface Walked {
  readonly reference: string
  readonly course: LinkCourse
  readonly wrong: readonly string[]
}

/** Makes a link and goes to its end, whatever happens to the service. */
async function goThrough(course: LinkCourse, profile: string, key: string): Promise<Walked> {
  const headers = {
    'X-Api-Key': serviceKeys.server,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const body = JSON.stringify({ profile, ...course.request })
  const made = await askUntilAnswered(reach, { method: 'POST', path: '/docupass', headers, body })
  const { reference } = z.looseObject({ reference: z.string() }).parse(made.json())
  const person = new LinkPerson(reach, { reference, course })
  await person.open()
  await person.walk()
  return { reference, course, wrong: person.wrong }
}

/** Kills the service once so many answers were given, in the middle of what comes then. */
async function killAfter(answers: number): Promise<void> {
  const from = progress.answers
  const until = Date.now() + 120_000
  while (progress.answers - from < answers && Date.now() < until) await sleep(5)
  await sleep(random.whole(0, 400))
  const killed = running()
  service = null
  await killed.kill()
  await start()
}

const detail = z.looseObject({
  finalTransaction: z.looseObject({ id: z.string(), docupass: z.string() }).nullable(),
  auditLog: z.array(z.looseObject({ action: z.string() })),
})

async function untilEnded(reference: string): Promise<z.output<typeof detail>> {
  const until = Date.now() + completedByJobMs
  for (;;) {
    const found = detail.parse(await ask('GET', `/docupass/${reference}`))
    if (found.finalTransaction !== null || Date.now() > until) return found
    await sleep(500)
  }
}

/** Each step was written down once, and the link ended once, in one transaction. */
async function verifyLink({ reference, course }: Walked): Promise<string[]> {
  const { finalTransaction, auditLog } = await untilEnded(reference)
  const { total } = z
    .looseObject({ total: z.int() })
    .parse(await ask('GET', `/transaction?docupass=${reference}`))
  const once = [...course.steps.map(({ call }) => call), 'create', 'complete']
  return [
    ...(finalTransaction?.docupass === reference ? [] : [`${course.name}: it did not end`]),
    ...(total === 1 ? [] : [`${course.name}: it has ${total} transactions`]),
    ...once.flatMap((action) => {
      const times = auditLog.filter((entry) => entry.action === action).length
      return times === 1 ? [] : [`${course.name}: ${action} is logged ${times} times`]
    }),
  ]
}

const heardOf = (reference: string): ReadonlySet<string> =>
  new Set(receiver.received.filter(({ body }) => body['docupass'] === reference).map(({ id }) => id))

const eventsNamed = (name: string): number =>
  new Set(receiver.received.filter(({ body }) => body['event'] === name).map(({ id }) => id)).size

/** Each link says once that it ended, and nothing of what happened on the way. What is sent again has the same id. */
async function verifyEvents(walked: readonly Walked[]): Promise<string[]> {
  const expected = { docupass_conclusive: walked.length, signing_signed: 0, signing_sealed: 0 }
  const named = Object.entries(expected)
  const until = Date.now() + completedByJobMs
  while (named.some(([name, count]) => eventsNamed(name) < count) && Date.now() < until) await sleep(500)
  return [
    ...named.flatMap(([name, count]) =>
      eventsNamed(name) === count ? [] : [`${name} was sent of ${eventsNamed(name)}, and not of ${count}`],
    ),
    ...walked.flatMap(({ reference, course }) => {
      const { size } = heardOf(reference)
      return size === 1 ? [] : [`${course.name}: its end was sent as ${size} events`]
    }),
  ]
}

async function usedQuota(): Promise<number> {
  const used = z.looseObject({ quota: z.looseObject({ used: z.int() }) })
  return z.looseObject({ account: used }).parse(await ask('GET', '/x/account')).account.quota.used
}

it(
  `people whose service is killed ${kills} times go on where they were, and each link ends once and is paid for once`,
  async () => {
    const template = await ask('POST', '/contract', { name: 'Lease', content: courseContract })
    const { templateId } = z.looseObject({ templateId: z.string() }).parse(template)
    const profile = await ask('POST', '/profile', { name: 'links', webhook: receiver.url, ...courseProfile })
    const { id } = z.looseObject({ id: z.string() }).parse(profile)
    const courses = await linkCourses(templateId)
    // Each course is made, opened, and taken step by step.
    const answers = courses.reduce((sum, { steps }) => sum + 2 + steps.length, 0)
    const walked: Walked[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const going = courses.map((course, at) => goThrough(course, id, `kill-${kill}-${at}`))
      await killAfter(random.whole(0, answers - 2))
      walked.push(...(await Promise.all(going)))
    }
    const links: string[] = []
    for (const link of walked) links.push(...(await verifyLink(link)))
    const paid = walked.reduce((sum, { course }) => sum + course.credits, 0)
    const used = await usedQuota()
    const validationMessages = [
      ...walked.flatMap(({ wrong }) => wrong),
      ...links,
      ...(await verifyEvents(walked)),
      ...(used === paid ? [] : [`${used} credits were taken for links that cost ${paid}`]),
      ...(await verifyStore(accessOf(running()))),
    ]
    writeTrials({
      ...{ kind: 'kill -9 while people go through hosted links, embedded', trials: kills },
      ...{ acknowledged: progress.answers, validationMessages },
    })
    expect(validationMessages).toEqual([])
  },
  kills * 180_000 + 4 * completedByJobMs,
)
