import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { operatorApiKey, readOperatorKeys } from '../src/main/operator-access.ts'
import { claimingJpeg, tallPng } from '../test/world/faults/hostile-files.ts'
import { requestWithKey } from '../test/world/service/http-call.ts'
import { buildService, type Service, serviceKeys, startService } from '../test/world/service/service.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { quantile } from './kit/figures.ts'
import { drawMidGradePhoto } from './kit/mid-photographs.ts'
import { dearJpeg } from './overload/dear-jpeg.ts'
import { type Answer, sendFlood, sendSteadily } from './overload/load.ts'

/**
 * What a modest account notices of another that takes all it can: by turns some seconds alone and some beside it. The
 * modest one sends an easy picture at each tick; the greedy one as fast as it is answered, after the pause that a refusal asks for,
 * or without one (`deaf`).
 * `npm run bench:overload -- [--seconds 10] [--rounds 2] [--every 1000] [--case WORD] [--main OTHER/dist/main.js]`
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    every: { type: 'string', default: '1000' },
    case: { type: 'string', default: '' },
    main: { type: 'string' },
  },
})
const today = new Date().toISOString().slice(0, 10)

interface Case {
  readonly name: string
  readonly connections: number
  /** Sends again at once after a refusal. */
  readonly isDeaf?: boolean
  readonly pictures: () => Promise<readonly Buffer[]>
}

const easyPictures = () =>
  Promise.all(Array.from({ length: 6 }, (_, index) => drawMidGradePhoto(index, today)))
const cases: readonly Case[] = [
  { name: 'PNG 1 × 39,999,999', connections: 14, pictures: () => Promise.resolve([tallPng(1, 39_999_999)]) },
  {
    name: 'JPEG claims 6300 × 6300',
    connections: 14,
    pictures: async () => [await claimingJpeg(6300, 6300)],
  },
  { name: 'sound JPEG 6300 × 6300', connections: 14, pictures: async () => [await dearJpeg()] },
  { name: 'easy pictures', connections: 40, pictures: easyPictures },
  { name: 'easy pictures, 80 at once', connections: 80, pictures: easyPictures },
  { name: 'easy pictures, 80 deaf', connections: 80, isDeaf: true, pictures: easyPictures },
]

function bodiesOf(pictures: readonly Buffer[]): readonly Buffer[] {
  return pictures.map((picture) =>
    Buffer.from(JSON.stringify({ document: picture.toString('base64'), profile: 'security_medium' })),
  )
}

const madeKey = z.object({ key: z.string() })

/** A restricted key of an account of its own. */
async function greedyKey({ url, directory }: Service): Promise<string> {
  const operator = readOperatorKeys(directory)
  if (operator === null) throw new Error('The service left no key for its operator.')
  await requestWithKey(url, operator.live)('POST', '/x/accounts', { name: 'greedy' })
  const made = await requestWithKey(url, operatorApiKey(operator.live, 'greedy'))('POST', '/x/keys', {
    kind: 'restricted',
    mode: 'live',
  })
  return madeKey.parse(made.json()).key
}

interface Round {
  readonly modest: readonly Answer[]
  readonly greedy: readonly Answer[]
}

function say(name: string, rounds: readonly Round[]): { readonly p95: number; readonly done: number } {
  const modest = rounds.flatMap((round) => round.modest)
  const greedy = rounds.flatMap((round) => round.greedy)
  const refused = greedy.filter(({ status }) => status === 503 || status === 429)
  const done = modest.filter(({ status }) => status === 200)
  const figure = (answers: readonly Answer[], q: number) =>
    quantile(answers.map(({ ms }) => ms), q).toFixed(0) // prettier-ignore
  const counts = new Map<number, number>()
  for (const { status } of greedy) counts.set(status, (counts.get(status) ?? 0) + 1)
  const without = refused.filter(({ retryAfter }) => retryAfter === null).length
  console.log(
    `${name.padEnd(26)} modest ${done.length}/${modest.length} p50 ${figure(modest, 0.5)} p95 ${figure(modest, 0.95)} ms` +
      (greedy.length === 0
        ? ''
        : `; greedy ${[...counts].map(([status, count]) => `${count}×${status}`).join(' ')}; refused p50 ${figure(refused, 0.5)} p95 ${figure(refused, 0.95)} ms, ${without} without Retry-After`),
  )
  return { p95: quantile(modest.map(({ ms }) => ms), 0.95), done: done.length } // prettier-ignore
}

async function main(): Promise<void> {
  if (options.main === undefined) buildService()
  const modestBodies = bodiesOf(await easyPictures())
  const service = await startService({
    program: 'built',
    ...(options.main === undefined ? {} : { main: options.main }),
    environment: { SYMBOLON_SCAN_TIMEOUT_MS: '55000', SYMBOLON_INFERENCE_TIMEOUT_MS: '30000' },
  })
  try {
    const key = await greedyKey(service)
    const modestSender = { url: service.url, key: serviceKeys.test, bodies: modestBodies }
    const everyMs = Number(options.every)
    const untilOf = () => performance.now() + 1000 * Number(options.seconds)
    await sendSteadily(modestSender, { everyMs, until: performance.now() + 4000 })
    for (const { name, connections, isDeaf = false, pictures } of cases.filter((each) =>
      each.name.includes(options.case),
    )) {
      const sender = { url: service.url, key, bodies: bodiesOf(await pictures()) }
      const [alone, under]: [Round[], Round[]] = [[], []]
      for (let round = 0; round < Number(options.rounds); round++) {
        alone.push({ modest: await sendSteadily(modestSender, { everyMs, until: untilOf() }), greedy: [] })
        const until = untilOf()
        const [modest, greedy] = await Promise.all([
          sendSteadily(modestSender, { everyMs, until }),
          sendFlood(sender, { connections, heedsRetryAfter: !isDeaf, until }),
        ])
        under.push({ modest, greedy })
      }
      const [before, beside] = [say('alone', alone), say(name, under)]
      console.log(
        `${''.padEnd(26)} p95 × ${(beside.p95 / before.p95).toFixed(2)}, answered ${((100 * beside.done) / before.done).toFixed(0)} %\n`,
      )
    }
  } finally {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  }
}

await withBenchLock(main)
