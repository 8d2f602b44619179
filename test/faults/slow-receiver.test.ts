import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anEmbeddedDirectory } from '../world/embedded.ts'
import { freePort } from '../world/free-port.ts'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { askAt } from './storm/clients.ts'
import { stormPictures } from './storm/pictures.ts'
import { type Place, singlePlace } from './storm/place.ts'
import { reconcile } from './storm/reconcile.ts'
import { noteTrials } from './storm/trials.ts'
import { unreported } from './storm/acknowledged.ts'

/** What goes out, by the second, a byte at a time: an answer that never ends in time, and a body that never ends. */
const manners = [
  { name: 'a byte a second', text: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', atOnce: 0 },
  { name: 'an endless body', text: `HTTP/1.1 500 No\r\n\r\n${'x'.repeat(1000)}`, atOnce: 19 },
] as const
const each = 30
/** A try has twice this time. */
const youngMs = 5000

/** Accepts everything, and answers a byte a second. */
async function openDribbler({ text, atOnce }: (typeof manners)[number]) {
  const open = new Map<Socket, number>()
  const longest = { ms: 0, most: 0 }
  const server = createServer((socket) => {
    const since = performance.now()
    open.set(socket, since)
    // That a try was given up may be seen here after another took its place; of the young ones none was.
    const young = [...open.values()].filter((at) => since - at < youngMs)
    longest.most = Math.max(longest.most, young.length)
    socket.write(text.slice(0, atOnce))
    let at = atOnce
    const drip = setInterval(() => socket.write(text.slice(at, ++at)), 1000)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
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

describe.each(manners)('beside a receiver that answers with $name', (manner) => {
  let directory = ''
  let quick: Receiver
  beforeAll(async () => {
    directory = await anEmbeddedDirectory()
    quick = await openReceiver()
  })
  afterAll(async () => {
    await quick.close()
    rmSync(directory, { recursive: true, force: true })
  })

  async function profileFor(place: Place, webhook: string): Promise<string> {
    const body = { name: webhook, webhook }
    const made = await askAt(place.site().url, { method: 'POST', path: '/profile', body })
    return z.looseObject({ id: z.string() }).parse(made.json()).id
  }

  it('another one is told at once, and the slow one is told as soon as it is quick', async () => {
    const dribbler = await openDribbler(manner)
    const place = await singlePlace(directory)
    try {
      const scans = await reportBoth(place, dribbler)
      await place.stop()
      await dribbler.close()
      // An hour later, at the same address, someone answers well.
      const later = await openReceiver(dribbler.port)
      const { findings, events } = await reconcile(place.environment)
      await later.close()
      const validationMessages = [
        ...findings,
        ...unreported([...quick.received, ...later.received], events, []),
      ]
      noteTrials({
        kind: `slow receiver: ${manner.name}`,
        trials: 1,
        acknowledged: scans,
        validationMessages,
      })
      expect(validationMessages).toEqual([])
      expect(new Set(later.received.map(({ body }) => body['transactionId'])).size).toBe(each)
    } catch (error) {
      throw new Error(`${String(error)} What was said there:\n${place.said()}`, { cause: error })
    } finally {
      await place.kill()
      await dribbler.close()
    }
  })

  /** Scans for both, by turns, and waits for the one who is quick. How many scans that were. */
  async function reportBoth(place: Place, dribbler: Dribbler): Promise<number> {
    const [nothing = ''] = await stormPictures()
    const slow = await profileFor(place, `http://127.0.0.1:${dribbler.port}/slow`)
    const other = await profileFor(place, `${quick.url}/quick`)
    for (let count = 0; count < each; count++) {
      for (const profile of [slow, other]) {
        const body = { profile, document: nothing }
        const reply = await askAt(place.site().url, { method: 'POST', path: '/scan', body })
        expect(reply.status).toBe(200)
      }
    }
    while (new Set(quick.received.map(({ id }) => id)).size < each) await sleep(50)
    // By now tries at the slow one have run into their time, and made room.
    while (dribbler.longest.ms === 0) await sleep(50)
    expect(dribbler.longest.most).toBeLessThanOrEqual(10)
    return 2 * each
  }
})

type Dribbler = Awaited<ReturnType<typeof openDribbler>>
