import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { writeHangingModels } from '../world/faults/hanging-models.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { type Service, startService } from '../world/service/service.ts'
import { errorAnswer, recordsAnswer, scanAnswer } from '../world/service/wire-shapes.ts'
import { requestAt } from './storm/clients.ts'
import { verifyStore } from './storm/judge.ts'
import { accessOf } from './storm/place.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The end of the world comes before. */
const endlessIterations = 2n ** 50n
/** Runs that never end, after which no more work is taken. */
const maxHanging = 3
/** Waited out three times, while the thread that hangs keeps a processor; ample for the small picture. */
const limitMs = 12_000
const allowance = z.looseObject({ used: z.int() })
const accountAnswer = z.looseObject({ account: z.looseObject({ quota: allowance }) })

/** Dark on light, so that the networks look at it; the networks of this suite hang over a wide one. */
async function stripedImage(width: number, height: number): Promise<string> {
  const stripe = { create: { width: 8, height, channels: 3, background: '#222' } } as const
  const paper = { create: { width, height, channels: 3, background: '#eee' } } as const
  const stripes = Array.from({ length: Math.floor(width / 16) }, (_, at) => ({
    input: stripe,
    left: at * 16,
    top: 0,
  }))
  return (await sharp(paper).composite(stripes).jpeg().toBuffer()).toString('base64')
}

/** Read by whatever thread of the service starts: the one with the networks dies at its next task while a file is there. */
const mortality = `
const { existsSync, rmSync } = require('node:fs')
const { isMainThread, parentPort, workerData } = require('node:worker_threads')
const order = process.env.THREAD_MAY_DIE
if (!isMainThread && workerData?.modelDirectory !== undefined)
  parentPort.on('message', () => {
    if (!existsSync(order)) return
    rmSync(order)
    setImmediate(() => { throw new Error('died at work') })
  })
`

describe('a service whose networks hang or die over a picture', () => {
  const other = mkdtempSync(join(tmpdir(), 'symbolon-hanging-'))
  const order = join(other, 'die')
  let directory = ''
  let service: Service
  let [wide, small] = ['', '']
  beforeAll(async () => {
    cpSync(join(root, 'dist'), join(other, 'dist'), { recursive: true })
    for (const part of ['node_modules', 'migrations', 'package.json'])
      symlinkSync(join(root, part), join(other, part))
    writeHangingModels(join(other, 'models'), endlessIterations)
    writeFileSync(join(other, 'mortality.cjs'), mortality)
    ;[wide, small] = [await stripedImage(1200, 800), await stripedImage(64, 40)]
    directory = await createDataDirectory()
    service = await startService({
      directory,
      main: join(other, 'dist/main.js'),
      environment: {
        SYMBOLON_INFERENCE_TIMEOUT_MS: String(limitMs),
        NODE_OPTIONS: `--require ${join(other, 'mortality.cjs')}`,
        THREAD_MAY_DIE: order,
      },
    })
  })
  afterAll(async () => {
    await service.kill()
    for (const path of [directory, other]) rmSync(path, { recursive: true, force: true })
  })

  const scan = (document: string) =>
    requestAt(service.url, {
      method: 'POST',
      path: '/scan',
      body: { profile: 'security_low', document, customData: 'a scan' },
    })

  /** Reads what can be read of a picture with nothing on it. */
  async function works(): Promise<void> {
    const reply = await scan(small)
    expect(reply.status).toBe(200)
    expect(scanAnswer.parse(reply.json()).decision).not.toBe('accept')
  }

  async function ready(): Promise<{ readonly status: number; readonly text: string }> {
    const reply = await sendHttpRequest(service.url, { method: 'GET', path: '/readyz' })
    return { status: reply.status, text: reply.bytes.toString('utf8') }
  }

  /** Records there are, and results that were charged. */
  async function stored(): Promise<readonly number[]> {
    const listed = await requestAt(service.url, { method: 'GET', path: '/transaction?mode=live' })
    const account = await requestAt(service.url, { method: 'GET', path: '/x/account' })
    const { quota } = accountAnswer.parse(account.json()).account
    return [recordsAnswer.parse(listed.json()).total, quota.used]
  }

  async function expectOnlyThisFails(): Promise<void> {
    const before = await stored()
    const reply = await scan(wide)
    expect(reply.status).toBe(500)
    expect(errorAnswer.parse(reply.json()).error.code).toBe('ERROR_INTERNAL_ERROR')
    expect(await stored()).toEqual(before)
  }

  it('fails that scan, stores and charges nothing, and reads the next, when their thread dies at work', async () => {
    await works()
    for (let trial = 0; trial < 3; trial++) {
      writeFileSync(order, '')
      const before = await stored()
      const [first, second] = [scan(small), scan(small)]
      const statuses = [(await first).status, (await second).status].sort()
      expect(statuses).toEqual([200, 500])
      expect(existsSync(order)).toBe(false)
      expect(await stored()).toEqual(before.map((count) => count + 1))
      await works()
    }
  })

  it('fails a scan over which they hang, stores and charges nothing, and reads the next', async () => {
    await expectOnlyThisFails()
    await expect.poll(async () => (await ready()).status).toBe(200)
    await works()
  })

  it('says that it must be started anew when they hang again and again, and reads nothing until then', async () => {
    for (let hung = 1; hung < maxHanging; hung++) await expectOnlyThisFails()
    const { status, text } = await ready()
    expect(status).toBe(503)
    expect(text).toContain('the networks hang')
    expect(text).toContain('must be started anew')
    expect((await sendHttpRequest(service.url, { method: 'GET', path: '/healthz' })).status).toBe(200)
    const before = await stored()
    const refused = await scan(small)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await stored()).toEqual(before)
    expect(await verifyStore(accessOf(service))).toEqual([])
  })

  it('ends on SIGTERM, although they never do, and leaves a sound store', async () => {
    // Null: it was ended by a signal, its own, since threads that never end cannot be waited for.
    expect(await service.stop()).toBeNull()
    service = await startService({ directory, program: 'built' })
    expect(await verifyStore(accessOf(service))).toEqual([])
    expect(await service.stop()).toBe(0)
  })
})
