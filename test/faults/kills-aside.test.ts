import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { runProgram } from '../world/service/command.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import type { HttpResponse } from '../world/service/http-call.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import {
  type Service,
  serviceEnvironment,
  startService,
  symbolonArguments,
} from '../world/service/service.ts'
import { amlAnswer } from '../world/service/wire-shapes.ts'
import { requestAt } from './storm/clients.ts'
import { verifyStore } from './storm/judge.ts'
import { loadImages } from './storm/pictures.ts'
import { accessOf, installationSettings } from './storm/place.ts'
import { trialCount } from './storm/trials.ts'

/** Of each: kills that fell in its middle. */
const kills = Math.min(3, trialCount('KILLS'))
const random = randomFrom(20_261_127)
const sample = fileURLToPath(new URL('../../src/engine/screening/sources/us_ofac/sample', import.meta.url))

const endpoints = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) })
const testAnswer = z.looseObject({ delivered: z.boolean(), item: z.looseObject({ id: z.string() }) })
const delivery = z.looseObject({ state: z.string() })
const backupStatus = z.looseObject({ state: z.string(), trouble: z.string().nullable() })

function expectDone({ status, bytes }: HttpResponse): void {
  if (status !== 200) throw new Error(`It was answered ${status}: ${bytes.toString()}`)
}

/** What docs/reference/wire.md promises of the requests that are more than one transaction. */
describe('a service that is killed in the middle of', () => {
  const home = mkdtempSync(join(tmpdir(), 'symbolon-aside-'))
  let directory = ''
  let receiver: WebhookReceiver
  let service: Service
  beforeAll(async () => {
    directory = await createDataDirectory()
    receiver = await openWebhookReceiver()
    await start()
  })
  afterAll(async () => {
    await service.kill()
    await receiver.close()
    for (const folder of [directory, home]) rmSync(folder, { recursive: true, force: true })
  })

  async function start(): Promise<void> {
    service = await startService({ directory, program: 'built', environment: installationSettings })
  }

  const ask = (...request: Parameters<typeof requestAt> extends [string, ...infer Rest] ? Rest : never) =>
    requestAt(service.url, ...request)
  const asOperator = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<HttpResponse> =>
    ask({ method, path, key: accessOf(service).operatorKey, ...(body === undefined ? {} : { body }) })

  async function endpointId(): Promise<string> {
    const reply = await ask({ method: 'GET', path: '/x/webhook-endpoints' })
    return endpoints.parse(reply.json()).items[0]?.id ?? ''
  }

  let path = ''
  const keyed = { 'Idempotency-Key': 'the-first-test' }

  it('a test of an endpoint sends another one when it is asked again, and tells the first by the queue', async () => {
    const webhook = `${receiver.url}/hook`
    const profile = await ask({ method: 'POST', path: '/profile', body: { name: 'tested', webhook } })
    const { id } = z.looseObject({ id: z.string() }).parse(profile.json())
    const [document] = await loadImages()
    expect((await ask({ method: 'POST', path: '/scan', body: { profile: id, document } })).status).toBe(200)
    while (receiver.received.length === 0) await sleep(20)
    path = `/x/webhook-endpoints/${await endpointId()}/test`
    const cutOff: { readonly id: string; readonly isReceivedAgain: boolean }[] = []
    for (let kill = 0; kill < kills; kill++) {
      // No one answers, or the answer is lost on its way.
      receiver.answer(() => (kill % 2 === 0 ? 'hang' : { status: 200 }))
      const received = receiver.received.length
      const request = ask({ method: 'POST', path }, kill === 0 ? keyed : {}).catch(() => null)
      while (receiver.received.length === received) await sleep(1)
      await service.kill()
      expect(kill % 2 === 0 ? await request : null).toBeNull()
      cutOff.push({ id: receiver.received[received]?.id ?? '', isReceivedAgain: kill % 2 === 0 })
      await request
      receiver.answer(() => ({ status: 200 }))
      await start()
      const reply = await ask({ method: 'POST', path })
      expectDone(reply)
      const again = testAnswer.parse(reply.json())
      expect(again.delivered).toBe(true)
      expect(again.item.id).not.toBe(cutOff.at(-1)?.id)
    }
    const state = async (of: string): Promise<string> =>
      delivery.parse((await ask({ method: 'GET', path: `/x/deliveries/${of}` })).json()).state
    for (const { id: test, isReceivedAgain } of cutOff) {
      while ((await state(test)) !== 'delivered') await sleep(200)
      const reported = receiver.received.filter((received) => received.id === test)
      expect(reported.length).toBeGreaterThanOrEqual(isReceivedAgain ? 2 : 1)
      expect(new Set(reported.map(({ raw }) => raw)).size).toBe(1)
    }
    expect(await verifyStore(accessOf(service))).toEqual([])
  })

  /** A list that takes a while, in which someone is called so. */
  function edition(name: string): string {
    const folder = join(home, name)
    cpSync(sample, folder, { recursive: true })
    const file = join(folder, 'sdn.csv')
    const rows = readFileSync(file, 'utf8').replace('ZELTMARI, Orban Tovik', `ZELTMARI, Orban ${name}`)
    const blanks = Array.from({ length: 8 }, () => '-0- ').join(',')
    const fill = Array.from(
      { length: 4000 },
      (_, row) => `${100_000 + row},"FILLER, Number ${row}","individual","CUBA",${blanks}\r\n`,
    )
    // Its last character says that it is over.
    writeFileSync(file, `${rows.slice(0, -1)}${fill.join('')}${rows.slice(-1)}`)
    return folder
  }

  it('a list refresh serves the list before or the one after, whole, and is whole after the next', async () => {
    const from = [edition('Tovik'), edition('Sevrin')] as const
    const refresh = (which: 0 | 1): Promise<HttpResponse> =>
      asOperator('POST', '/x/lists/refresh', { source: 'us_ofac', from: from[which] })
    const answer = async (): Promise<string> => {
      const body = { name: 'Orban Zeltmari', database: ['us_ofac'] }
      const reply = await ask({ method: 'POST', path: '/aml', body })
      expectDone(reply)
      return JSON.stringify(amlAnswer.parse(reply.json()).match)
    }
    // At once: the process that held the list is gone, and the one that starts has the store to itself.
    const refreshed = async (which: 0 | 1): Promise<string> => {
      expectDone(await refresh(which))
      return answer()
    }
    const right = [await refreshed(0), ''] as [string, string]
    const begun = performance.now()
    right[1] = await refreshed(1)
    const lastsMs = performance.now() - begun
    expect(right[0]).not.toBe(right[1])
    for (let [killed, turn] = [0, 0]; killed < kills; turn++) {
      const which = turn % 2 === 0 ? 0 : 1
      const request = refresh(which).catch(() => null)
      await sleep(random.between(0, lastsMs))
      await service.kill()
      if ((await request) === null) killed++
      await start()
      expect(right).toContain(await answer())
      expect(await refreshed(which)).toBe(right[which])
    }
    expect(await verifyStore(accessOf(service))).toEqual([])
  })

  const restored = (folder: string, into: string) => {
    const key = ['--master-key', join(directory, 'master.key')]
    const args = ['restore', folder, '--data-dir', into, '--without-newer-ledger', ...key]
    const environment = serviceEnvironment(directory)
    return runProgram(process.execPath, symbolonArguments('built', args), { environment })
  }

  async function expectRefused(folder: string, into: string): Promise<void> {
    const { status, err } = await restored(folder, into)
    expect([status, err]).toEqual([expect.any(Number), expect.stringMatching(/\w/)])
    expect(status).not.toBe(0)
    expect(existsSync(into)).toBe(false)
  }

  /** Begins a backup and waits until it is no longer running. */
  async function backedUp(folder: string): Promise<void> {
    let reply = await asOperator('POST', '/x/backup', { folder })
    expect(reply.status).toBe(200)
    while (backupStatus.parse(reply.json()).state === 'running') {
      await sleep(20)
      reply = await asOperator('GET', '/x/backup')
    }
    expect(backupStatus.parse(reply.json())).toMatchObject({ state: 'done', trouble: null })
  }

  it('a backup leaves none, and the next one to the same place is whole', async () => {
    const begun = performance.now()
    await backedUp(join(home, 'backup'))
    const lastsMs = performance.now() - begun
    let folder = ''
    for (let [killed, turn] = [0, 0]; killed < kills; turn++) {
      folder = join(home, `backup-${turn}`)
      expect((await asOperator('POST', '/x/backup', { folder })).status).toBe(200)
      await sleep(random.between(0, lastsMs))
      await service.kill()
      const [half, whole] = [existsSync(`${folder}.unfinished`), existsSync(folder)]
      if (half) {
        killed++
        expect(whole).toBe(false)
        await expectRefused(folder, join(home, `none-${turn}`))
        // Killed between its seal and its name, it lacks nothing.
        const rest = await restored(`${folder}.unfinished`, join(home, `half-${turn}`))
        if (rest.status === 0) expect(rest.out).toContain('nothing is wrong')
        else await expectRefused(`${folder}.unfinished`, join(home, `half-${turn}`))
      }
      await start()
      expect(await verifyStore(accessOf(service))).toEqual([])
      if (!whole) await backedUp(folder)
      expect(existsSync(`${folder}.unfinished`)).toBe(false)
    }
    const { status, out } = await restored(folder, join(home, 'back'))
    expect(status).toBe(0)
    expect(out).toContain('nothing is wrong')
  })

  it('a request with an Idempotency-Key answers its repetition once it is back', async () => {
    const reply = await ask({ method: 'POST', path }, keyed)
    expectDone(reply)
    expect(testAnswer.parse(reply.json()).delivered).toBe(true)
  })
})
