import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { requestWithKey } from '../world/service/http-call.ts'
import { type Service, startService } from '../world/service/service.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { registeredName, registerSource as source, writeRegisterFile } from './register-file.ts'
import { trialCount } from './storm/trials.ts'

const kills = trialCount('KILLS')
const random = randomFrom(20_261_129)
const companies = 30_000
const someNumbers = [0, 11_111, companies - 1]

const outcome = z.object({ version: z.string(), records: z.int(), isNew: z.boolean() })
const states = z.object({
  registers: z.array(
    z.object({
      register: z.string(),
      state: z.string(),
      records: z.int(),
      version: z.string().nullable(),
      refreshing: z.object({ stage: z.string(), done: z.int(), total: z.int().nullable() }).nullable(),
    }),
  ),
})
const hits = z.object({ hits: z.array(z.object({ company: z.object({ legalName: z.string() }) })) })

/** How far an import is: its stage, and how much of that is done. */
const stages = ['read', 'index', 'keep'] as const
interface Moment {
  readonly stage: (typeof stages)[number]
  readonly share: number
}

type Progress = NonNullable<z.output<typeof states>['registers'][number]['refreshing']>

function isSoFar({ stage, done, total }: Progress, wanted: Moment): boolean {
  const [at, to] = [stage, wanted.stage].map((one) => stages.findIndex((known) => known === one))
  return (at ?? 0) > (to ?? 0) || (at === to && done >= wanted.share * (total ?? 0))
}

describe('a service that is killed while it imports a register', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-register-'))
  const files = { former: '', newer: '' }
  let directory = ''
  let service: Service
  beforeAll(async () => {
    for (const [name, day] of [['former', '01'], ['newer', '02']] as const) {
      files[name] = join(folder, `BasicCompanyDataAsOneFile-2026-10-${day}.csv`)
      writeRegisterFile(files[name], name.toUpperCase(), companies)
    }
    directory = await createDataDirectory()
    await start()
  }) // prettier-ignore
  afterAll(async () => {
    await service.kill()
    for (const one of [folder, directory]) rmSync(one, { recursive: true, force: true })
  })

  async function start(): Promise<void> {
    service = await startService({ directory, program: 'built' })
  }

  const ask = (method: string, path: string, body?: unknown) =>
    requestWithKey(service.url, readOperatorKeys(directory)?.live ?? '')(method, path, body)

  const refresh = async (from: string) =>
    outcome.parse((await ask('POST', '/x/registers/refresh', { source, from })).json())

  async function register() {
    const { registers } = states.parse((await ask('GET', '/x/registers')).json())
    const found = registers.find((one) => one.register === source)
    if (found === undefined) throw new Error(`The service knows no register ${source}.`)
    return found
  }

  async function names(): Promise<readonly string[]> {
    const answers = await Promise.all(
      someNumbers.map((number) => ask('GET', `/x/registers/search?registrationNumber=${number}&limit=2`)),
    )
    return answers.flatMap((answer) =>
      hits.parse(answer.json()).hits.map(({ company }) => company.legalName.toUpperCase()),
    )
  }

  /** What is served is one edition and all of it. */
  async function expectServed(word: 'FORMER' | 'NEWER', version: string): Promise<void> {
    expect(await register()).toMatchObject({ records: companies, version })
    expect(await names()).toEqual(someNumbers.map((number) => registeredName(word, number).toUpperCase()))
  }

  /** Kills the service once its import is so far, or over. */
  async function killAt({ stage, share }: Moment): Promise<void> {
    const ended = refresh(files.newer).catch(() => null)
    for (;;) {
      const isOver = await Promise.race([ended.then(() => true), sleep(1, false)])
      const { refreshing } = await register()
      if (isOver || (refreshing !== null && isSoFar(refreshing, { stage, share }))) break
    }
    await service.kill()
    await ended
  }

  it('serves the former edition meanwhile and after it, and imports the newer one whole when asked again', async () => {
    const former = await refresh(files.former)
    const newer = await refresh(files.newer)
    await expectServed('NEWER', newer.version)
    await refresh(files.former)

    let interrupted = 0
    for (let killed = 0; killed < kills; killed++) {
      await killAt(
        killed === 0
          ? { stage: 'read', share: 0 }
          : { stage: random.pick(stages), share: random.between(0, 1) },
      )
      await start()
      const isNewer = (await register()).version === newer.version
      await (isNewer ? expectServed('NEWER', newer.version) : expectServed('FORMER', former.version))
      if (isNewer) await refresh(files.former)
      else interrupted++
    }
    expect(interrupted).toBeGreaterThan(0)

    // While the next one is at it, the former edition answers.
    const last = refresh(files.newer)
    await expectServed('FORMER', former.version)
    expect(await last).toMatchObject({ version: newer.version, records: companies, isNew: true })
    await expectServed('NEWER', newer.version)
  })
})
