import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { freePort } from '../world/service/free-port.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { requestAt } from './storm/clients.ts'
import { loadImages } from './storm/pictures.ts'
import { type Installation, singleInstallation } from './storm/place.ts'
import { reconcile } from './storm/reconcile.ts'
import { writeTrials } from './storm/trials.ts'
import { deliveryViolations } from './storm/acknowledged.ts'

/** What goes out, by the second, a byte at a time: an answer that never ends in time, and a body that never ends. */
const slowResponses = [
  { name: 'a byte a second', text: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', atOnce: 0 },
  { name: 'an endless body', text: `HTTP/1.1 500 No\r\n\r\n${'x'.repeat(1000)}`, atOnce: 19 },
] as const
const each = 30
/** A try has twice this time. */
const recentMs = 5000

/** Accepts everything, and answers a byte a second. */
async function openSlowSender({ text, atOnce }: (typeof slowResponses)[number]) {
  const open = new Map<Socket, number>()
  const longest = { ms: 0, most: 0 }
  const server = createServer((socket) => {
    const since = performance.now()
    open.set(socket, since)
    // That a try was given up may be seen here after another took its place; of the young ones none was.
    const recentRequests = [...open.values()].filter((at) => since - at < recentMs)
    longest.most = Math.max(longest.most, recentRequests.length)
    socket.write(text.slice(0, atOnce))
    let at = atOnce
    const sendByte = setInterval(() => socket.write(text.slice(at, ++at)), 1000)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(sendByte)
      open.delete(socket)
      longest.ms = Math.max(longest.ms, performance.now() - since)
    })
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    longest,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => {
          closed()
        })
        for (const socket of open.keys()) socket.destroy()
      }),
  }
}

describe.each(slowResponses)('beside a receiver that answers with $name', (manner) => {
  let directory = ''
  let quick: WebhookReceiver
  beforeAll(async () => {
    directory = await createDataDirectory()
    quick = await openWebhookReceiver()
  })
  afterAll(async () => {
    await quick.close()
    rmSync(directory, { recursive: true, force: true })
  })

  async function profileFor(place: Installation, webhook: string): Promise<string> {
    const body = { name: webhook, webhook }
    const made = await requestAt(place.site().url, { method: 'POST', path: '/profile', body })
    return z.looseObject({ id: z.string() }).parse(made.json()).id
  }

  it('another one is served at once, and the slow one as soon as it is quick', async () => {
    const slowSender = await openSlowSender(manner)
    const place = await singleInstallation(directory)
    try {
      const scans = await checkBoth(place, slowSender)
      await place.stop()
      await slowSender.close()
      // An hour later, at the same address, someone answers well.
      const later = await openWebhookReceiver(slowSender.port)
      const { findings, events } = await reconcile(place.environment)
      await later.close()
      const violations = [
        ...findings,
        ...deliveryViolations([...quick.received, ...later.received], events, []),
      ]
      writeTrials({
        kind: `slow receiver: ${manner.name}`,
        trials: 1,
        acknowledged: scans,
        validationMessages: violations,
      })
      expect(violations).toEqual([])
      expect(new Set(later.received.map(({ body }) => body['transactionId'])).size).toBe(each)
    } catch (error) {
      throw new Error(`${String(error)} What was said there:\n${place.said()}`, { cause: error })
    } finally {
      await place.kill()
      await slowSender.close()
    }
  })

  /** Scans for both, by turns, and waits for the one who is quick. How many scans that were. */
  async function checkBoth(place: Installation, slowSender: SlowSender): Promise<number> {
    const [nothing = ''] = await loadImages()
    const slow = await profileFor(place, `http://127.0.0.1:${slowSender.port}/slow`)
    const other = await profileFor(place, `${quick.url}/quick`)
    for (let count = 0; count < each; count++) {
      for (const profile of [slow, other]) {
        const body = { profile, document: nothing }
        const reply = await requestAt(place.site().url, { method: 'POST', path: '/scan', body })
        expect(reply.status).toBe(200)
      }
    }
    while (new Set(quick.received.map(({ id }) => id)).size < each) await sleep(50)
    // By now tries at the slow one have timed out, and freed their slots.
    while (slowSender.longest.ms === 0) await sleep(50)
    expect(slowSender.longest.most).toBeLessThanOrEqual(10)
    return 2 * each
  }
})

type SlowSender = Awaited<ReturnType<typeof openSlowSender>>
