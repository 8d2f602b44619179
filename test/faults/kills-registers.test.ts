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
      refreshing: z.unknown().nullable(),
    }),
  ),
})
const hits = z.object({ hits: z.array(z.object({ company: z.object({ legalName: z.string() }) })) })

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

  /** Kills the service a while after it has begun to import; true where the newer edition was served before. */
  async function killWithin(milliseconds: number): Promise<void> {
    const ended = refresh(files.newer).catch(() => null)
    while (
      (await register()).refreshing === null &&
      (await Promise.race([ended, sleep(5, false)])) === false
    );
    await sleep(random.between(0, milliseconds))
    await service.kill()
    await ended
  }

  it('serves the former edition meanwhile and after it, and imports the newer one whole when asked again', async () => {
    const former = await refresh(files.former)
    const began = performance.now()
    const newer = await refresh(files.newer)
    const duration = performance.now() - began
    await expectServed('NEWER', newer.version)
    await refresh(files.former)

    let interrupted = 0
    for (let killed = 0; killed < kills; killed++) {
      await killWithin(duration)
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
