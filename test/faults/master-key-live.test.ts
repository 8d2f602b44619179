import { readFileSync, rmSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { requestWithKey, type HttpResponse } from '../world/service/http-call.ts'
import { type Service, serviceKeys, startService } from '../world/service/service.ts'

const kills = 3
/** Each takes a step of its own to the new key, so that a rotation lasts. */
const accounts = 8
const statusShape = z.looseObject({
  version: z.int(),
  leaving: z.int().nullable(),
  remaining: z.int(),
  held: z.boolean(),
})

describe('a master key that is replaced while requests run, in a process that is killed meanwhile', () => {
  let service: Service
  const stored = new Map<string, string>()

  beforeAll(async () => {
    service = await startService({ program: 'built' })
    for (let i = 0; i < accounts; i++)
      expect((await asOperator('POST', '/x/accounts', { name: `account-${i}` })).status).toBe(200)
  })
  afterAll(async () => {
    await service.kill()
    rmSync(service.directory, { recursive: true, force: true })
  })

  const ask = (...call: Parameters<ReturnType<typeof requestWithKey>>): Promise<HttpResponse> =>
    requestWithKey(service.url, serviceKeys.server)(...call)
  const asOperator = (...call: Parameters<ReturnType<typeof requestWithKey>>): Promise<HttpResponse> =>
    requestWithKey(service.url, readOperatorKeys(service.directory)?.live ?? '')(...call)
  const status = async () => statusShape.parse((await asOperator('GET', '/x/master-key')).json())
  const keyFile = () => readFileSync(join(service.directory, 'master.key'), 'utf8').trim().split('\n')

  /** Stores profiles, which are sealed under the account's key, and keeps those that were acknowledged. */
  async function store(isRunning: { on: boolean }): Promise<void> {
    for (let i = 0; isRunning.on; i++) {
      const name = `profile ${stored.size} ${i}`
      const reply = await ask('POST', '/profile', { name }).catch(() => null)
      if (reply?.status === 200) stored.set(z.looseObject({ id: z.string() }).parse(reply.json()).id, name)
      // Slow enough that what there is can be looked at one by one in the end.
      await sleep(50)
    }
  }

  async function expectAllReadable(): Promise<void> {
    for (const [id, name] of stored)
      expect((await ask('GET', `/profile/${id}`)).json(), id).toMatchObject({ name })
  }

  /** Whether the database, which no one has open, has a rotation that was begun and is not over. */
  async function isUnderWay(): Promise<boolean> {
    const database = await openDatabase<Tables>({ kind: 'embedded', directory: service.directory })
    const rows = await database.kysely.selectFrom('master_keys').select('state').execute()
    await database.close()
    return rows.some(({ state }) => state === 'leaving')
  }

  /** Kills the service soon after a rotation began; whether it was not over by then. */
  async function killDuringRotation(): Promise<boolean> {
    const request = { isOver: false }
    const reply = asOperator('POST', '/x/master-key/rotation', {})
      .catch(() => null)
      .finally(() => (request.isOver = true))
    while (!request.isOver && (await status()).leaving === null);
    await sleep(randomInt(40))
    await service.kill()
    await reply
    const within = await isUnderWay()
    service = await startService({ directory: service.directory, program: 'built' })
    return within
  }

  it('loses nothing that was acknowledged, and is carried on by the process after', async () => {
    const isRunning = { on: true }
    const load = Promise.all([store(isRunning), store(isRunning)])
    const before = keyFile()
    while (stored.size < 20) await sleep(20)
    for (let kill = 0; kill < kills; kill++) {
      while (!(await killDuringRotation()));
      // No one asks for it again.
      while ((await status()).leaving !== null) await sleep(100)
      const size = stored.size
      while (stored.size < size + 10) await sleep(20)
    }
    // And once without a kill.
    expect((await asOperator('POST', '/x/master-key/rotation', {})).status).toBe(200)
    const more = stored.size
    while (stored.size < more + 10) await sleep(20)
    isRunning.on = false
    await load
    await expectAllReadable()
    const now = await status()
    expect(now).toMatchObject({ remaining: 0, held: true })
    expect(now.version).toBeGreaterThan(kills + 1)
    expect(keyFile()[0]).not.toBe(before[0])
    const report = (await asOperator('POST', '/x/fsck', {})).json()
    expect(report).toMatchObject({ isSound: true, findings: [] })
  })

  it('opens under the new key alone after another start', async () => {
    await service.kill()
    service = await startService({ directory: service.directory, program: 'built' })
    await expectAllReadable()
    expect((await asOperator('POST', '/x/audit/verify', {})).json()).toMatchObject({ isWhole: true })
  })
})
