import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chanceFrom } from '../../src/specimens/chance.ts'
import { anEmbeddedDirectory } from '../world/embedded.ts'
import { askWith } from '../world/http-call.ts'
import {
  buildService,
  serviceEnvironment,
  serviceKeys,
  startService,
  symbolonArguments,
  type Service,
} from '../world/service.ts'
import { specimenFile, todayInUtc } from '../world/specimen-file.ts'
import { recordAnswer, recordsAnswer, scanAnswer } from '../world/wire-shapes.ts'

const rounds = 20
const seed = 20_261_121
/** Scans under way at the same time. */
const width = 3

/** What the service said was kept. */
interface Acknowledged {
  readonly id: string
  readonly customData: string
  /** The very bytes of the picture, base64, as they were answered. */
  readonly picture: string
}

const fsckReport = z.looseObject({
  isSound: z.boolean(),
  checks: z.array(z.object({ check: z.string(), examined: z.int(), found: z.int() })),
  findings: z.array(z.unknown()),
})

/** Runs a command line of ours to its end. */
async function symbolon(
  directory: string,
  args: readonly string[],
): Promise<{ readonly status: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, symbolonArguments('built', args), {
    env: serviceEnvironment(directory),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout.setEncoding('utf8').on('data', (part: string) => out.push(part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => err.push(part))
  const [status] = z
    .tuple([z.number().nullable()])
    .rest(z.unknown())
    .parse(await once(child, 'close'))
  return { status, out: out.join(''), err: err.join('') }
}

describe('the service under kill -9', () => {
  let directory = ''
  let pictures: readonly string[] = []
  const services: Service[] = []
  const acknowledged: Acknowledged[] = []

  beforeAll(async () => {
    buildService()
    directory = await anEmbeddedDirectory()
    const blank = sharp({ create: { width: 320, height: 200, channels: 3, background: '#e8e2d4' } })
    const nothing = (await blank.jpeg().toBuffer()).toString('base64')
    const passport = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const small = await sharp(passport.bytes).resize({ width: 900 }).jpeg({ quality: 85 }).toBuffer()
    // Most say nothing, and so are soon at the commit; a real one keeps the networks at work in between.
    pictures = [nothing, nothing, nothing, small.toString('base64')]
  }, 300_000)

  afterAll(async () => {
    for (const service of services) await service.kill()
    rmSync(directory, { recursive: true, force: true })
  })

  async function started(): Promise<Service> {
    const service = await startService({ directory, program: 'built' })
    services.push(service)
    return service
  }

  async function scanOnce(service: Service, customData: string, document: string): Promise<Acknowledged> {
    const profileOverride = { outputType: 'base64' }
    const body = { profile: 'security_low', document, customData, profileOverride }
    const reply = await askWith(service.url, serviceKeys.test)('POST', '/scan', body)
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.bytes.toString('utf8')}`)
    const { transactionId = '', outputImage } = scanAnswer.parse(reply.json())
    return { id: transactionId, customData, picture: outputImage?.front ?? '' }
  }

  /** Scans without pause until the service is gone; what it acknowledged is noted the moment it is. */
  async function storm(service: Service, round: number): Promise<void> {
    const lane = async (number: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const document = pictures[(number + count) % pictures.length] ?? ''
        try {
          acknowledged.push(await scanOnce(service, `round ${round}, ${number}.${count}`, document))
        } catch {
          return
        }
      }
    }
    await Promise.all(Array.from({ length: width }, (_, number) => lane(number)))
  }

  async function lost(service: Service, expected: readonly Acknowledged[]): Promise<string[]> {
    const ask = askWith(service.url, serviceKeys.server)
    const missing: string[] = []
    for (const { id, customData, picture } of expected) {
      const found = await ask('GET', `/transaction/${id}`)
      const record = found.status === 200 ? recordAnswer.parse(found.json()) : null
      const image = await ask('GET', `/imagevault/${record?.outputImage.front ?? '0'.repeat(64)}`)
      const isWhole = record?.customData === customData && image.bytes.toString('base64') === picture
      if (!isWhole) missing.push(`${customData}: ${found.status}, picture ${image.status}`)
    }
    return missing
  }

  it(`keeps what it acknowledged with its pictures, and starts by itself, ${rounds} times over`, async () => {
    const chance = chanceFrom(seed)
    let judged = 0
    for (let round = 0; round < rounds; round++) {
      const service = await started()
      expect(await lost(service, acknowledged.slice(judged)), `round ${round}, seed ${seed}`).toEqual([])
      const before = acknowledged.length
      judged = before
      const weather = storm(service, round)
      // The kill falls anywhere between a first acknowledgement and some more.
      const wanted = before + chance.whole(1, 4)
      while (acknowledged.length < wanted) await sleep(5)
      await sleep(chance.between(0, 120))
      await service.kill()
      await weather
    }
  }, 600_000)

  it('has every one of them in the end, and whatever else it lists is whole', async () => {
    const service = await started()
    expect(await lost(service, acknowledged)).toEqual([])
    const ask = askWith(service.url, serviceKeys.server)
    const listed: string[] = []
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const reply = await ask('GET', `/transaction?limit=100&offset=${offset}`)
      const page = recordsAnswer.parse(reply.json())
      for (const { id, outputImage } of page.transactions) {
        const image = await ask('GET', `/imagevault/${outputImage.front ?? ''}`)
        expect(image.status, id).toBe(200)
        listed.push(id)
      }
      offset = page.nextOffset
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)))
  }, 300_000)

  it('refuses a second process on its directory with a sentence that names the first', async () => {
    const first = services.at(-1)
    const second = await symbolon(directory, ['serve'])
    expect(second.status).not.toBe(0)
    expect(second.err).toContain(`is in use by process ${first?.pid ?? 0}`)
    expect(second.err).toContain('Stop it, or ')
    expect(second.err).not.toContain('    at ')
  }, 120_000)

  it('finishes what is under way on SIGTERM, then exits 0', async () => {
    const service = services.at(-1)
    if (service === undefined) throw new Error('Nothing is running.')
    const last = scanOnce(service, 'under way', pictures.at(-1) ?? '')
    await sleep(100)
    const status = service.stop()
    acknowledged.push(await last)
    expect(await status).toBe(0)
    expect(service.said()).not.toMatch(/"level":"?(error|fatal|50|60)/)
  }, 120_000)

  it('leaves a store in which the checker finds nothing wrong', async () => {
    const { status, out, err } = await symbolon(directory, ['fsck', '--json'])
    const report = fsckReport.parse(JSON.parse(out))
    expect(report.findings, err).toEqual([])
    expect({ status, isSound: report.isSound }).toEqual({ status: 0, isSound: true })
    const examined = Object.fromEntries(report.checks.map((row) => [row.check, row.examined]))
    expect(Math.max(...Object.values(examined))).toBeGreaterThanOrEqual(acknowledged.length)
  }, 120_000)
})
