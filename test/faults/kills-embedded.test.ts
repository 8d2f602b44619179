import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runCommand } from '../world/service/command.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { type Service, serviceKeys, startService } from '../world/service/service.ts'
import { loadImages } from './storm/pictures.ts'
import { singleInstallation } from './storm/place.ts'
import { trialCount } from './storm/trials.ts'
import { runFaultSchedule } from './storm/fault-schedule.ts'

const trials = trialCount('KILLS')
const seed = 20_261_121

describe('the service on the embedded database, under kill -9', () => {
  let directory = ''
  let receiver: WebhookReceiver
  let pictures: readonly string[]
  let last: Service | undefined
  beforeAll(async () => {
    directory = await createDataDirectory()
    receiver = await openWebhookReceiver()
    pictures = await loadImages()
  })
  afterAll(async () => {
    await last?.kill()
    await receiver.close()
    rmSync(directory, { recursive: true, force: true })
  })

  it(
    `keeps what it acknowledged, tells every event in order and charges exactly, in ${trials} kills`,
    async () => {
      const place = await singleInstallation(directory)
      const fault = (trial: number) => place.strike(trial)
      const kind = 'kill -9, embedded'
      const done = await runFaultSchedule({ kind, place, receiver, pictures, trials, seed, fault })
      expect(done.validationMessages).toEqual([])
    },
    900_000 + trials * 120_000,
  )

  it('lets no second process in, and says who is there', async () => {
    last = await startService({ directory, program: 'built' })
    const second = await runCommand(directory, ['serve'])
    expect(second.status).not.toBe(0)
    expect(second.err).toContain(`is in use by process ${last.pid}`)
    expect(second.err).toContain('Stop it, or ')
    expect(second.err).not.toContain('    at ')
  })

  it('finishes what is under way on SIGTERM, then exits 0', async () => {
    const body = { profile: 'security_low', document: pictures.at(-1) }
    const scan = await startScan(last?.url ?? '', JSON.stringify(body))
    const ended = last?.stop()
    expect((await scan.answer).statusCode).toBe(200)
    expect(await ended).toBe(0)
    expect(last?.said()).not.toMatch(/"level":"?(error|fatal|50|60)/)
  })

  it('leaves a store in which `symbolon fsck` finds nothing wrong', async () => {
    const { status, out } = await runCommand(directory, ['fsck', '--json'])
    const report = z.looseObject({ isSound: z.boolean(), findings: z.array(z.unknown()) })
    expect(report.parse(JSON.parse(out))).toMatchObject({ isSound: true, findings: [] })
    expect(status).toBe(0)
  })
})

/** A scan that the service has begun with: it has said that it wants the body, which is then sent at once. */
async function startScan(url: string, body: string): Promise<{ readonly answer: Promise<IncomingMessage> }> {
  const headers = {
    'X-Api-Key': serviceKeys.server,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  }
  const asked = request(new URL('/scan', url), { method: 'POST', headers, agent: false })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (reply) => resolve(reply.resume()))
  })
  asked.flushHeaders()
  await once(asked, 'continue')
  asked.end(body)
  return { answer }
}
