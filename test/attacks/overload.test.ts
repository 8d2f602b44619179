import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { KillableChild } from '../../src/adapters/inference/images/killable-child.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'

/** One account brings pictures that must be stopped, from many connections; what another account notices of it. */
let server: TestServer
let hostile: Buffer
let easy: Buffer
let restrictedKey: string
beforeAll(async () => {
  server = await openTestServer()
  const plain = (width: number) =>
    sharp({ create: { width, height: 200, channels: 3, background: '#e8e2d4' } })
      .jpeg()
      .toBuffer()
  ;[hostile, easy] = [await plain(320), await plain(360)]
  const { records } = server.service
  await records.createAccount('greedy')
  const operator = await records.operator('greedy')
  const made = await records.createKey(operator, {
    kind: 'restricted',
    mode: 'live',
    label: '',
    expiresAt: null,
  })
  restrictedKey = made.key
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

function scan(document: Buffer, key: string): Promise<TestResponse> {
  const body = { document: document.toString('base64'), profile: 'security_low' }
  return server.ask({ method: 'POST', url: '/scan', key: { written: key }, body })
}

/** What a decode process does when it is given the hostile picture; everything else it does as ever. */
function meetHostile(how: (child: KillableChild) => Promise<void>): void {
  meetDecodes(async (picture, child) => {
    if (picture.equals(hostile)) await how(child)
  })
}

/** What a decode process does before it decodes a picture. */
function meetDecodes(how: (picture: Buffer, child: KillableChild) => Promise<void>): void {
  const run = KillableChild.prototype.run // eslint-disable-line @typescript-eslint/unbound-method -- applied to its own object below
  vi.spyOn(KillableChild.prototype, 'run').mockImplementation(async function (this: KillableChild, ...args) {
    const [task] = args
    if (task.task === 'decode') await how(Buffer.from(task.bytes), this)
    return run.apply(this, args)
  })
}

describe('an account with many scans of easy pictures', () => {
  it('#138 has no picture of its own decoded while the scan of another is under way', async () => {
    // Time stands still until the other is answered: no work takes long.
    const real = performance.now.bind(performance)
    const stoodAt = real()
    let passes = false
    vi.spyOn(performance, 'now').mockImplementation(() => (passes ? real() : stoodAt))
    const begun: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    meetDecodes(async (picture) => {
      begun.push(picture.equals(easy) ? 'modest' : 'greedy')
      if (begun.length === 1) await released
    })
    const many = Array.from({ length: 14 }, () => scan(hostile, restrictedKey))
    await vi.waitFor(() => expect(begun).toEqual(['greedy']), { timeout: 60_000 })
    const modest = scan(easy, server.keys.server).then((answer) => {
      begun.push('answered')
      passes = true
      return answer
    })
    await vi.waitFor(() => expect(begun).toContain('modest'), { timeout: 60_000 })
    release()
    expect((await modest).statusCode).toBe(200)
    for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(200)
    expect(begun.slice(0, 4)).toEqual(['greedy', 'modest', 'answered', 'greedy'])
  })
})

describe('an account whose pictures hold the decoders', () => {
  it('#138 holds back no one but itself: the scan of another is answered while fourteen of its own wait', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let reached = () => {}
    const held = new Promise<void>((resolve) => (reached = resolve))
    meetHostile(() => {
      reached()
      return released
    })
    const waiting = Array.from({ length: 14 }, () => scan(hostile, restrictedKey))
    await held
    expect((await scan(easy, server.keys.server)).statusCode).toBe(200)
    release()
    const answers = await Promise.all(waiting)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(14).fill(200))
  })

  it('#135 has to wait once they had to be stopped too long, and another account has not', async () => {
    const real = performance.now.bind(performance)
    let later = 0
    vi.spyOn(performance, 'now').mockImplementation(() => real() + later)
    meetHostile((child) => {
      later += 25_000
      process.kill(child.pid ?? 0, 'SIGSEGV')
      return Promise.resolve()
    })
    const stopped = await scan(hostile, restrictedKey)
    expect([stopped.statusCode, stopped.error().code]).toEqual([400, 'ERROR_OPERATION_FAILED'])
    const refused = await scan(hostile, restrictedKey)
    expect([refused.statusCode, refused.error().code]).toEqual([429, 'ERROR_RATE_LIMIT'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await scan(easy, server.keys.server)).statusCode).toBe(200)
  })
})
