import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { operatorApiKey, readOperatorKeys } from '../src/main/operator-access.ts'
import { specimenOfPerson } from '../test/world/pictures/specimen-of-person.ts'
import { requestWithKey } from '../test/world/service/http-call.ts'
import { buildService, type Service, serviceKeys, startService } from '../test/world/service/service.ts'
import { courseProfile } from '../test/world/verification/link-courses.ts'
import { type Flow, flowSteps, goThrough, type StepTime } from './flows/flow.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { quantile } from './kit/figures.ts'
import { drawMidGradePhoto } from './kit/mid-photographs.ts'
import { type Answer, sendSteadily } from './overload/load.ts'

/**
 * People who go through hosted links at once, each with a document and a face, beside scans of another account: how long each
 * step and each scan takes, alone and beside the others.
 * `npm run bench:flows -- [--flows 50] [--within 20] [--pause 5] [--every 2000] [--part alone|beside]`
 * `within`: seconds in which all begin; `pause`: seconds that a person takes before a picture; `every`: ms between scans.
 */
const { values: options } = parseArgs({
  options: {
    flows: { type: 'string', default: '50' },
    within: { type: 'string', default: '20' },
    pause: { type: 'string', default: '5' },
    every: { type: 'string', default: '2000' },
    part: { type: 'string', default: '' },
  },
})
const today = new Date().toISOString().slice(0, 10)
const specimens = 5

const keyAnswer = z.object({ key: z.string() })
const idAnswer = z.looseObject({ id: z.string() })

/** A key of an account of its own. */
async function scanningKey({ url, directory }: Service): Promise<string> {
  const operator = readOperatorKeys(directory)
  if (operator === null) throw new Error('The service left no key for its operator.')
  await requestWithKey(url, operator.live)('POST', '/x/accounts', { name: 'scanning' })
  const other = requestWithKey(url, operatorApiKey(operator.live, 'scanning'))
  const made = await other('POST', '/x/keys', { kind: 'restricted', mode: 'live' })
  return keyAnswer.parse(made.json()).key
}

async function flowsOf({ url }: Service): Promise<readonly Flow[]> {
  const key = serviceKeys.server
  const profile = { name: 'links', decisions: courseProfile.decisions }
  const made = await requestWithKey(url, key)('POST', '/profile', profile)
  const { id } = idAnswer.parse(made.json())
  const people = []
  for (let seed = 1; seed <= specimens; seed += 1) people.push(await specimenOfPerson({ seed }))
  return people.map(({ base64, selfie }) => {
    return { url, key, profile: id, document: base64, face: selfie, pauseMs: 1000 * Number(options.pause) }
  })
}

interface FlowTimes {
  readonly times: readonly StepTime[]
  /** Why flows did not end well. */
  readonly failures: readonly string[]
}

async function runFlows(kinds: readonly Flow[]): Promise<FlowTimes> {
  const count = Number(options.flows)
  const apartMs = (1000 * Number(options.within)) / count
  const going = Array.from({ length: count }, async (_, index) => {
    await sleep(index * apartMs)
    const flow = kinds[index % kinds.length]
    return flow === undefined ? [] : goThrough(flow)
  })
  const ended = await Promise.allSettled(going)
  return {
    times: ended.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
    failures: ended.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])),
  }
}

function figures(milliseconds: readonly number[]): string {
  return [0.5, 0.95].map((q) => quantile(milliseconds, q).toFixed(0).padStart(6)).join(' / ')
}

function sayFlows(name: string, { times, failures }: FlowTimes): void {
  for (const step of flowSteps) {
    const of = times.filter((time) => time.step === step)
    const refusals = of.reduce((sum, each) => sum + each.refusals, 0)
    const milliseconds = of.map(({ ms }) => ms)
    console.log(
      `${name.padEnd(14)} ${step.padEnd(16)} ${String(of.length).padStart(4)}  ${figures(milliseconds)} ms` +
        (refusals === 0 ? '' : `, asked to wait ${refusals} times`),
    )
  }
  for (const failure of new Set(failures)) console.log(`${name.padEnd(14)} failed: ${failure}`)
}

function sayScans(name: string, answers: readonly Answer[]): void {
  const done = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const count = `${done.length}/${answers.length}`
  console.log(`${name.padEnd(14)} ${'scan'.padEnd(14)} ${count.padStart(6)}  ${figures(done)} ms`)
}

async function main(): Promise<void> {
  buildService()
  const service = await startService({ program: 'built' })
  try {
    const kinds = await flowsOf(service)
    const photos = await Promise.all(Array.from({ length: 6 }, (_, index) => drawMidGradePhoto(index, today)))
    const bodies = photos.map((photo) =>
      Buffer.from(JSON.stringify({ document: photo.toString('base64'), profile: 'security_medium' })),
    )
    const sender = { url: service.url, key: await scanningKey(service), bodies }
    const everyMs = Number(options.every)
    const untilOf = (seconds: number) => performance.now() + 1000 * seconds
    await Promise.all(kinds.slice(0, 2).map((flow) => goThrough({ ...flow, pauseMs: 0 })))
    console.log(`${''.padEnd(14)} ${'step'.padEnd(16)} count    p50 /    p95`)
    if (options.part !== 'beside') {
      sayScans('alone', await sendSteadily(sender, { everyMs, until: untilOf(16) }))
      sayFlows('alone', await runFlows(kinds))
    }
    if (options.part !== 'alone') {
      const seconds = Number(options.within) + 2 * Number(options.pause)
      const [flows, scans] = await Promise.all([
        runFlows(kinds),
        sendSteadily(sender, { everyMs, until: untilOf(seconds) }),
      ])
      sayScans('beside flows', scans)
      sayFlows('beside scans', flows)
    }
  } finally {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  }
}

await withBenchLock(main)
