import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildService, type Service, serviceKeys, startService } from '../test/world/service/service.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { percentileRange } from './kit/figures.ts'
import { measureHard } from './hard/measure.ts'
import { drawPersonImages } from './kit/mid-persons.ts'
import { drawMidGradePhoto } from './kit/mid-photographs.ts'
import { measureStages } from './kit/stages.ts'

/**
 * How fast the built service answers over HTTP, at its three speeds: one client on a kept-alive connection, then
 * several at once with whole scans, over photographs of 1600 px that are stored with their pictures.
 * With `--face` every whole scan has its holder's selfie beside it, and nothing else is measured.
 * `npm run bench:scan -- [--count 200] [--clients 4] [--seconds 60] [--face]`
 * With `--hard` it is measured what hard pictures cost beside easy ones, and what obscuring costs, without HTTP:
 * `npm run bench:scan -- --hard --count 20`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    clients: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    face: { type: 'boolean', default: false },
    hard: { type: 'boolean', default: false },
  },
})
const today = new Date().toISOString().slice(0, 10)
const answerShape = z.object({ decision: z.string().optional(), data: z.record(z.string(), z.unknown()) })
/** What is asked beside the picture. */
const scanPaths = {
  '/scan': { profile: 'security_medium' },
  '/quickscan': {},
  '/veryquickscan': {},
} as const
type Speed = keyof typeof scanPaths

/** What one request brings. */
interface ScanImages {
  readonly document: Buffer
  /** Null without `--face`. */
  readonly selfie: Buffer | null
}

/** A client with one connection that it keeps. */
class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #url: string

  constructor(service: Service) {
    this.#url = service.url
  }

  /** Milliseconds from the first byte sent to the last one received, and whether it went well: accepted, or read. */
  async scan(
    { document, selfie }: ScanImages,
    speed: Speed = '/scan',
  ): Promise<{ ms: number; isWell: boolean }> {
    const face = selfie === null ? {} : { face: selfie.toString('base64') }
    const body = JSON.stringify({ ...scanPaths[speed], document: document.toString('base64'), ...face })
    const begun = performance.now()
    const { status, text } = await this.#post(speed, body)
    const ms = performance.now() - begun
    if (status !== 200) throw new Error(`${speed} answered ${status}: ${text}`)
    const { decision, data } = answerShape.parse(JSON.parse(text))
    return { ms, isWell: speed === '/scan' ? decision === 'accept' : data['documentNumber'] !== undefined }
  }

  close(): void {
    this.#agent.destroy()
  }

  #post(path: string, body: string): Promise<{ status: number; text: string }> {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Api-Key': serviceKeys.test,
    }
    return new Promise((resolve, reject) => {
      const asked = request(
        new URL(path, this.#url),
        { method: 'POST', headers, agent: this.#agent },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        },
      )
      asked.on('error', reject).end(body)
    })
  }
}

async function drawn(count: number): Promise<readonly ScanImages[]> {
  const pictures: ScanImages[] = []
  for (let index = 0; index < count; index++) {
    pictures.push(
      options.face
        ? await drawPersonImages(index, today)
        : { document: await drawMidGradePhoto(index, today), selfie: null },
    )
    if ((index + 1) % 50 === 0) console.log(`  … ${index + 1} photographs drawn`)
  }
  return pictures
}

function at(pictures: readonly ScanImages[], index: number): ScanImages {
  const sent = pictures[index % pictures.length]
  if (sent === undefined) throw new Error('There are no pictures')
  return sent
}

async function measureSequential(
  service: Service,
  pictures: readonly ScanImages[],
  speed: Speed,
): Promise<void> {
  const client = new Client(service)
  for (let warm = 0; warm < 8; warm++) await client.scan(at(pictures, warm), speed)
  const answers: Awaited<ReturnType<Client['scan']>>[] = []
  for (const picture of pictures) answers.push(await client.scan(picture, speed))
  client.close()
  const well = answers.filter(({ isWell }) => isWell).length
  console.log(
    `${speed.padEnd(19)}${percentileRange(answers.map(({ ms }) => ms))}  (${answers.length} pictures, ${well} ${speed === '/scan' ? 'accepted' : 'read'})`,
  )
}

async function measureConcurrent(service: Service, pictures: readonly ScanImages[]): Promise<void> {
  const [clients, seconds] = [Number(options.clients), Number(options.seconds)]
  const begun = performance.now()
  const times: number[] = []
  const work = Array.from({ length: clients }, async (_, number) => {
    const client = new Client(service)
    for (let index = number; performance.now() - begun < 1000 * seconds; index += clients)
      times.push((await client.scan(at(pictures, index))).ms)
    client.close()
  })
  await Promise.all(work)
  const rate = (1000 * times.length) / (performance.now() - begun)
  console.log(
    `sustained          ${rate.toFixed(2)} scans/s with ${clients} clients, ${percentileRange(times)}`,
  )
}

/** Memory of the service and of the processes it started, where /proc tells. */
function printMemory(service: Service): void {
  const figure = (pid: number, name: string): string => {
    const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return `${(Number(line?.[1] ?? Number.NaN) / 1024).toFixed(0)} MB`
  }
  try {
    const tasks = readdirSync(`/proc/${service.pid}/task`)
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${service.pid}/task/${task}/children`, 'latin1')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
    const each = children.map((pid) => figure(pid, 'VmRSS')).join(', ')
    console.log(
      `memory             service ${figure(service.pid, 'VmRSS')} (peak ${figure(service.pid, 'VmHWM')}), decoders ${each}`,
    )
  } catch {
    console.log('memory             unknown: there is no /proc here')
  }
}

async function main(): Promise<void> {
  buildService()
  const pictures = await drawn(Number(options.count))
  const first = await startService({ program: 'built' })
  await first.stop()
  const begun = performance.now()
  const service = await startService({ program: 'built', directory: first.directory })
  console.log(`cold start         ${(performance.now() - begun).toFixed(0)} ms to the first 200 of /readyz`)
  try {
    const request = options.face ? (['/scan'] as const) : (['/scan', '/quickscan', '/veryquickscan'] as const)
    for (const speed of request) await measureSequential(service, pictures, speed)
    await measureConcurrent(service, pictures)
    printMemory(service)
  } finally {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  }
  if (options.face) return
  const documents = pictures.slice(0, 40).map(({ document }) => document)
  for (const { stage, calls, ms } of await measureStages(documents, today))
    console.log(`  ${stage.padEnd(17)}${percentileRange(ms)} a scan, ${calls.toFixed(1)} calls`)
}

await withBenchLock(() => (options.hard ? measureHard(Number(options.count)) : main()))
