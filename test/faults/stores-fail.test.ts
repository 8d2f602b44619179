import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { type FaultMode, type ChaosProxy, openChaosProxy } from '../world/faults/chaos-proxy.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { startStores } from '../world/stores/stores.ts'
import { requestAt } from './storm/clients.ts'
import { loadImages } from './storm/pictures.ts'
import { clusterInstallation } from './storm/place.ts'
import { runFaultSchedule } from './storm/fault-schedule.ts'

const seed = 20_261_123
const random = randomFrom(seed)
const stores = await startStores({ objects: true })

describe.runIf(stores !== null)('an installation whose stores fail for a while', () => {
  let receiver: WebhookReceiver
  let proxy: ChaosProxy
  let pictures: readonly string[] = []
  beforeAll(async () => {
    receiver = await openWebhookReceiver()
    proxy = await openChaosProxy(stores?.objects?.endpoint ?? '', () => random.unit())
    pictures = await loadImages()
  })
  afterAll(async () => {
    await receiver.close()
    await proxy.close()
    await stores?.stop()
  })

  async function whileFaulty(mode: FaultMode, share: number): Promise<string> {
    const before = proxy.harmed()
    proxy.set(mode, share)
    // Long enough that requests give up, and until there were some.
    for (let waited = 0; waited < 3000 || (proxy.harmed() < before + 6 && waited < 300_000); waited += 100)
      await sleep(100)
    expect(proxy.harmed()).toBeGreaterThan(before)
    proxy.set('pass')
    return `object store: ${mode}`
  }

  /** While it is away every answer says so, and asks to come again. */
  async function withoutDatabase(urls: readonly string[]): Promise<string> {
    await stores?.postgres.kill()
    for (const url of urls) {
      expect((await sendHttpRequest(url, { method: 'GET', path: '/readyz' })).status).toBe(503)
      expect((await sendHttpRequest(url, { method: 'GET', path: '/healthz' })).status).toBe(200)
      const body = { profile: 'security_low', document: pictures[0] }
      const scan = await requestAt(url, { method: 'POST', path: '/scan', body })
      expect(scan.status).toBe(503)
      expect(Number(scan.headers['retry-after'])).toBeGreaterThan(0)
    }
    await sleep(4000)
    await stores?.postgres.start()
    return 'database away'
  }

  it('loses and doubles nothing, says 503 meanwhile, and goes on by itself', async () => {
    if (stores === null) return
    const place = await clusterInstallation(stores, { SYMBOLON_S3_ENDPOINT: proxy.url })
    try {
      const { urls } = place
      const faults = [
        () => whileFaulty('error', 1),
        () => whileFaulty('error', 0.4),
        () => withoutDatabase(urls()),
        () => whileFaulty('reset', 0.4),
        () => whileFaulty('answer lost', 0.4),
        () => whileFaulty('slow', 0.5),
        () => withoutDatabase(urls()),
        async () => {
          await stores.objects?.crash()
          await sleep(3000)
          await stores.objects?.start()
          return 'object store away'
        },
      ]
      const done = await runFaultSchedule({
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
