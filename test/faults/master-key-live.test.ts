import { readFileSync, rmSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findOperatorKeys } from '../../src/main/operator-access.ts'
import { askWith, type HttpReply } from '../world/http-call.ts'
import { type Service, serviceKeys, startService } from '../world/service.ts'

const kills = 3
const statusShape = z.looseObject({
  version: z.int(),
  remaining: z.int(),
  held: z.boolean(),
})

describe('a master key that is replaced while requests run, in a process that is killed meanwhile', () => {
  let service: Service
  const stored = new Map<string, string>()

  beforeAll(async () => {
    service = await startService()
  }, 180_000)
  afterAll(async () => {
    await service.kill()
    rmSync(service.directory, { recursive: true, force: true })
  })

  const ask = (...call: Parameters<ReturnType<typeof askWith>>): Promise<HttpReply> =>
    askWith(service.url, serviceKeys.server)(...call)
  const asOperator = (...call: Parameters<ReturnType<typeof askWith>>): Promise<HttpReply> =>
    askWith(service.url, findOperatorKeys(service.directory)?.live ?? '')(...call)
  const status = async () => statusShape.parse((await asOperator('GET', '/x/master-key')).json())
  const keyFile = () => readFileSync(join(service.directory, 'master.key'), 'utf8').trim().split('\n')

  /** Stores profiles, which are sealed under the account's key, and remembers those that were acknowledged. */
  async function store(going: { on: boolean }): Promise<void> {
    for (let i = 0; going.on; i++) {
      const name = `profile ${stored.size} ${i}`
      const reply = await ask('POST', '/profile', { name }).catch(() => null)
      if (reply?.status === 200) stored.set(z.looseObject({ id: z.string() }).parse(reply.json()).id, name)
      else await sleep(20)
    }
  }

  async function allThere(): Promise<void> {
    for (const [id, name] of stored)
      expect((await ask('GET', `/profile/${id}`)).json(), id).toMatchObject({ name })
  }

  it('loses nothing that was acknowledged, and is carried on by the process after', async () => {
    const going = { on: true }
    const load = Promise.all([store(going), store(going)])
    const before = keyFile()
    while (stored.size < 20) await sleep(20)
    for (let kill = 0; kill < kills; kill++) {
      const asked = asOperator('POST', '/x/master-key/rotation', {}).catch(() => null)
      await sleep(randomInt(150))
      await service.kill()
      await asked
      service = await startService({ directory: service.directory })
      const size = stored.size
      while (stored.size < size + 10) await sleep(20)
    }
    // What the last kill may have left undone, and once more without a kill.
    expect((await asOperator('POST', '/x/master-key/rotation', {})).status).toBe(200)
    const more = stored.size
    while (stored.size < more + 10) await sleep(20)
    going.on = false
    await load
    await allThere()
    const now = await status()
    expect(now).toMatchObject({ remaining: 0, held: true })
    expect(now.version).toBeGreaterThan(1)
    expect(keyFile()[0]).not.toBe(before[0])
    const report = (await asOperator('POST', '/x/fsck', {})).json()
    expect(report).toMatchObject({ isSound: true, findings: [] })
  }, 600_000)

  it('opens under the new key alone after another start', async () => {
    await service.kill()
    service = await startService({ directory: service.directory })
    await allThere()
    expect((await asOperator('POST', '/x/audit/verify', {})).json()).toMatchObject({ isWhole: true })
  }, 300_000)
})
