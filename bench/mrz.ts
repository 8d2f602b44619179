import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { allEndpoints } from '../src/api/all.ts'
import { buildServer } from '../src/api/server.ts'
import { openHouse, type House } from '../src/main/open-house.ts'
import { createLog } from '../src/platform/log.ts'
import { readSettings } from '../src/platform/settings.ts'
import type { MachineZone } from '../src/vocabulary/document-reading.ts'
import { alone } from './bench-lock.ts'
import { spread } from './figures.ts'
import { mrzPictures } from './mrz-pictures.ts'
import { wrongValues } from './printed-values.ts'

/**
 * How well and how fast whole scans read machine readable zones: over the published specimens beside the repository
 * (when they are there) and over synthetic photographs from seeds that no test uses. Judged on every character of every
 * line, never on check digits; *wrong but accepted* is an accepted scan that answers a value other than the printed one. `npm run bench:mrz -- [--count 500] [--from 0] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
})

const today = new Date().toISOString().slice(0, 10)
const testKey = 'BenchTestKeyBenchTestKeyBenchKey'

/** What one scan answered, beside what is printed. */
interface Trial {
  readonly name: string
  readonly format: string
  readonly isExact: boolean
  /** Keys of values that are not what is printed. */
  readonly wrong: readonly string[]
  /** There are such values, and the scan was accepted. */
  readonly isWrongButAccepted: boolean
  readonly decision: string
  readonly readable: boolean
  readonly letterHeight: number
  readonly ms: number
  readonly read: readonly string[]
}

const answerShape = z.object({
  decision: z.string(),
  transactionId: z.string(),
  data: z.record(z.string(), z.array(z.object({ value: z.string() }))),
})

class Scanner {
  readonly #house: House
  readonly #app: ReturnType<typeof buildServer>

  constructor(house: House, app: ReturnType<typeof buildServer>) {
    this.#house = house
    this.#app = app
  }

  static async open(directory: string): Promise<Scanner> {
    const settings = readSettings({ SYMBOLON_DATA_DIR: directory })
    const house = await openHouse(settings, () => null)
    await house.records.bootstrap({ test: testKey })
    const { hands, linkKey } = house
    return new Scanner(
      house,
      buildServer({ settings, hands, log: createLog('error'), linkKey, endpoints: allEndpoints }),
    )
  }

  async scan(
    picture: Uint8Array,
  ): Promise<{ ms: number; answer: z.infer<typeof answerShape>; zone: MachineZone | null }> {
    const payload = { profile: 'security_medium', document: Buffer.from(picture).toString('base64') }
    const begun = performance.now()
    const reply: LightMyRequestResponse = await this.#app.inject({
      method: 'POST',
      url: '/scan',
      headers: { 'x-api-key': testKey },
      payload,
    })
    const ms = performance.now() - begun
    if (reply.statusCode !== 200) throw new Error(`The scan answered ${reply.statusCode}: ${reply.body}`)
    const answer = answerShape.parse(reply.json())
    const who = await this.#house.records.authenticate(testKey)
    if (who === null) throw new Error('The bench has lost its key')
    const stored = await this.#house.records.get(who.principal, answer.transactionId)
    return { ms, answer, zone: stored?.facts.front.reading?.zone ?? null }
  }

  async close(): Promise<void> {
    await this.#app.close()
    await this.#house.close()
  }
}

function judge(
  shown: { readonly format: string; readonly lines: readonly string[] },
  found: Awaited<ReturnType<Scanner['scan']>>,
): Pick<Trial, 'isExact' | 'wrong' | 'isWrongButAccepted' | 'decision' | 'ms' | 'read'> {
  const read = found.zone?.lines ?? []
  const isExact = found.zone?.format === shown.format && read.join('\n') === shown.lines.join('\n')
  const { decision, data } = found.answer
  const wrong = isExact ? [] : wrongValues(shown, data, today)
  return {
    isExact,
    wrong,
    isWrongButAccepted: decision === 'accept' && wrong.length > 0,
    decision,
    ms: found.ms,
    read,
  }
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part}/${whole} = ${((100 * part) / whole).toFixed(1)} %`

function report(title: string, trials: readonly Trial[]): void {
  const times = trials.map(({ ms }) => ms)
  const exact = trials.filter(({ isExact }) => isExact)
  console.log(`\n${title}: ${trials.length} pictures`)
  console.log(`  read exactly          ${share(exact.length, trials.length)}`)
  console.log(`  wrong but accepted    ${trials.filter((trial) => trial.isWrongButAccepted).length}`)
  const doubted = trials.filter(
    (trial) => !trial.isExact && trial.decision === 'accept' && !trial.isWrongButAccepted,
  )
  console.log(`  accepted without what could not be read  ${doubted.length}`)
  console.log(`  whole scan            ${spread(times)}`)
}

function reportSynthetic(trials: readonly Trial[]): void {
  const readable = trials.filter((trial) => trial.readable)
  console.log(`  readable              ${share(readable.length, trials.length)}`)
  console.log(
    `  readable, exact       ${share(readable.filter((trial) => trial.isExact).length, readable.length)}`,
  )
  console.log(
    `  readable, accepted    ${share(readable.filter((trial) => trial.decision === 'accept').length, readable.length)}`,
  )
  const byHeight = [...trials].sort((a, b) => a.letterHeight - b.letterHeight)
  const size = Math.ceil(byHeight.length / 10)
  const deciles = Array.from({ length: 10 }, (_, n) => byHeight.slice(n * size, (n + 1) * size)).filter(
    (part) => part.length > 0,
  )
  const rates = deciles.map((part) => ({
    part,
    rate: part.filter((trial) => trial.isExact).length / part.length,
  }))
  const worst = rates.reduce((a, b) => (b.rate < a.rate ? b : a))
  const heights = worst.part.map(({ letterHeight }) => letterHeight)
  console.log(
    `  worst decile          ${(100 * worst.rate).toFixed(1)} % exact, letters ${Math.min(...heights).toFixed(0)}–${Math.max(...heights).toFixed(0)} px`,
  )
}

function tell(trial: Trial): void {
  if (trial.isWrongButAccepted || (options.verbose && !trial.isExact))
    console.log(
      `  ${trial.isWrongButAccepted ? 'WRONG ' : ''}${trial.name} ${trial.format} ${trial.decision} ${trial.letterHeight.toFixed(0)} px ${trial.wrong.join(' ')}\n    ${trial.read.join('\n    ')}`,
    )
}

const folder = fileURLToPath(new URL('../../shared/data/vision/mrz/', import.meta.url))
const truthShape = z.record(z.string(), z.object({ fmt: z.string(), lines: z.array(z.string()) }))

async function realSpecimens(scanner: Scanner): Promise<void> {
  if (!existsSync(`${folder}truth.json`)) {
    console.log('SKIPPED: the published specimens are not there; real pictures were not judged.')
    return
  }
  const trials: Trial[] = []
  for (const [name, { fmt, lines }] of Object.entries(
    truthShape.parse(JSON.parse(readFileSync(`${folder}truth.json`, 'utf8'))),
  )) {
    const found = await scanner.scan(readFileSync(folder + name))
    const trial = {
      name,
      format: fmt,
      readable: true,
      letterHeight: 0,
      ...judge({ format: fmt, lines }, found),
    }
    trials.push(trial)
    if (!trial.isExact)
      console.log(
        `  ${name} ${fmt}, printed and read:\n    ${lines.join('\n    ')}\n    ${trial.read.join('\n    ')}`,
      )
  }
  report('Published specimens', trials)
}

async function syntheticPhotographs(scanner: Scanner): Promise<void> {
  const trials: Trial[] = []
  for await (const picture of mrzPictures({
    count: Number(options.count),
    from: Number(options.from),
    today,
  })) {
    const { truth, seed, kind, readable } = picture
    const found = await scanner.scan(picture.jpeg)
    const shown = { format: truth.format, lines: truth.zone }
    const trial = {
      name: `${seed} ${kind}`,
      format: truth.format,
      readable,
      letterHeight: truth.letterHeight,
      ...judge(shown, found),
    }
    trials.push(trial)
    tell(trial)
    if (trials.length % 50 === 0)
      console.log(`  … ${trials.length}, exact ${trials.filter(({ isExact }) => isExact).length}`)
  }
  report('Synthetic photographs', trials)
  reportSynthetic(trials)
}

await alone(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-bench-'))
  const scanner = await Scanner.open(directory)
  try {
    await realSpecimens(scanner)
    if (Number(options.count) > 0) await syntheticPhotographs(scanner)
    console.log(
      `\n  peak memory of the service (networks, database, lists)  ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
    )
  } finally {
    await scanner.close()
    rmSync(directory, { recursive: true, force: true })
  }
})
