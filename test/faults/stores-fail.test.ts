import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { type Chaos, type ChaosProxy, openChaosProxy } from '../world/chaos-proxy.ts'
import { httpCall } from '../world/http-call.ts'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { startStores } from '../world/stores.ts'
import { askAt } from './storm/clients.ts'
import { stormPictures } from './storm/pictures.ts'
import { clusterPlace } from './storm/place.ts'
import { weather } from './storm/fault-schedule.ts'

const seed = 20_261_123
const random = randomFrom(seed)
const stores = await startStores({ objects: true })

describe.runIf(stores !== null)('an installation whose stores fail for a while', () => {
  let receiver: Receiver
  let proxy: ChaosProxy
  let pictures: readonly string[] = []
  beforeAll(async () => {
    receiver = await openReceiver()
    proxy = await openChaosProxy(stores?.objects?.endpoint ?? '', () => random.unit())
    pictures = await stormPictures()
  })
  afterAll(async () => {
    await receiver.close()
    await proxy.close()
    await stores?.stop()
  })

  async function during(chaos: Chaos, share: number): Promise<string> {
    const before = proxy.harmed()
    proxy.set(chaos, share)
    // Long enough that requests give up, and until there were some.
    for (let waited = 0; waited < 3000 || (proxy.harmed() < before + 6 && waited < 300_000); waited += 100)
      await sleep(100)
    expect(proxy.harmed()).toBeGreaterThan(before)
    proxy.set('pass')
    return `object store: ${chaos}`
  }

  /** While it is away every answer says so, and asks to come again. */
  async function databaseAway(urls: readonly string[]): Promise<string> {
    await stores?.postgres.kill()
    for (const url of urls) {
      expect((await httpCall(url, { method: 'GET', path: '/readyz' })).status).toBe(503)
      expect((await httpCall(url, { method: 'GET', path: '/healthz' })).status).toBe(200)
      const body = { profile: 'security_low', document: pictures[0] }
      const scan = await askAt(url, { method: 'POST', path: '/scan', body })
      expect(scan.status).toBe(503)
      expect(Number(scan.headers['retry-after'])).toBeGreaterThan(0)
    }
    await sleep(4000)
    await stores?.postgres.start()
    return 'database away'
  }

  it('loses and doubles nothing, says 503 meanwhile, and goes on by itself', async () => {
    if (stores === null) return
    const place = await clusterPlace(stores, { SYMBOLON_S3_ENDPOINT: proxy.url })
    try {
      const { urls } = place
      const faults = [
        () => during('error', 1),
        () => during('error', 0.4),
        () => databaseAway(urls()),
        () => during('reset', 0.4),
        () => during('answer lost', 0.4),
        () => during('slow', 0.5),
        () => databaseAway(urls()),
        async () => {
          await stores.objects?.crash()
          await sleep(3000)
          await stores.objects?.start()
          return 'object store away'
        },
      ]
      const done = await weather({
        kind: 'database away, object store fails, PostgreSQL and S3',
        place,
        receiver,
        pictures,
        trials: faults.length,
        seed,
        fault: (trial) => faults[trial]?.() ?? Promise.resolve('nothing'),
      })
      expect(done.validationMessages).toEqual([])
    } finally {
      await place.kill()
    }
  })
})
