import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '../../src/engine/specimens/random.ts'
import { canSimulatePowerCut, openPowerCutDisk, syncSwallower } from '../world/faults/cut-disk.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { LoadClients } from './storm/clients.ts'
import { type PowerCutInstallation, embeddedPowerCut, postgresPowerCut } from './storm/cut-places.ts'
import { lostUpdates, verifyStore } from './storm/judge.ts'
import type { TrackedObject, AcknowledgementWindow } from './storm/life.ts'
import { loadImages } from './storm/pictures.ts'
import { accessOf } from './storm/place.ts'
import { writeTrials, type FaultTrials, trialCount } from './storm/trials.ts'

const trials = trialCount('POWER_CUTS')
const controls = 2
const seed = 20_261_124
const fsyncIgnoringLibrary = syncSwallower()

const databases = [
  { name: 'the embedded database', open: embeddedPowerCut },
  { name: 'PostgreSQL', open: postgresPowerCut },
]

/** The newest of them, and some of the others: to look at all after every cut would take hours. */
function recentLives(lives: readonly TrackedObject[], random: Random): readonly TrackedObject[] {
  return lives.filter((_, at) => at >= lives.length - 100 || random.unit() < 40 / lives.length)
}

describe.runIf(canSimulatePowerCut())('after a power cut, the service', () => {
  let receiver: WebhookReceiver
  let pictures: readonly string[] = []
  beforeAll(async () => {
    receiver = await openWebhookReceiver()
    pictures = await loadImages()
  })
  afterAll(() => receiver.close())

  /** What is wrong at a copy; a service that does not even start has lost everything. */
  async function found(
    cutPlace: PowerCutInstallation,
    copy: string,
    { lives, window }: { readonly lives: readonly TrackedObject[]; readonly window: AcknowledgementWindow },
  ): Promise<string[]> {
    const opened = await cutPlace.open(copy).catch((error: unknown) => String(error))
    if (typeof opened === 'string') return [opened]
    try {
      const site = accessOf(opened.service)
      const violations = await lostUpdates(site, lives, { window, settling: false })
      return [...violations, ...(await verifyStore(site))]
    } catch (error) {
      return [String(error)]
    } finally {
      await opened.close()
    }
  }

  async function cuts(given: {
    readonly kind: string
    readonly count: number
    readonly open: (typeof databases)[number]['open']
    readonly preload?: string
  }): Promise<FaultTrials> {
    const cutDisk = openPowerCutDisk()
    if (cutDisk === null) throw new Error('There was a disk a moment ago.')
    const cutPlace = await given.open(cutDisk, given.preload)
    try {
      const { urls } = cutPlace.place
      const clients = new LoadClients({ urls, webhook: `${receiver.url}/hook`, pictures, seed })
      const random = randomFrom(seed)
      const violations: string[] = []
      cutDisk.sync()
      for (let trial = 0; trial < given.count; trial++) {
        const targetAcknowledged = clients.acknowledged + random.whole(20, 80)
        clients.start()
        while (clients.acknowledged < targetAcknowledged && clients.wrong.length === 0) await sleep(5)
        await sleep(random.between(0, 60))
        const since = performance.now()
        const copy = await cutDisk.cut()
        const window = { since, until: performance.now() }
        await clients.pause()
        const lives = trial === given.count - 1 ? clients.lives : recentLives(clients.lives, random)
        const wrong = await found(cutPlace, copy, { lives, window })
        violations.push(...[...wrong, ...clients.wrong].map((violation) => `cut ${trial}: ${violation}`))
        cutDisk.discard(copy)
      }
      return {
        kind: given.kind,
        trials: given.count,
        acknowledged: clients.acknowledged,
        validationMessages: violations,
      }
    } finally {
      await cutPlace.close()
      cutDisk.close()
    }
  }

  it.each(databases)(
    `has everything that it acknowledged, on $name, in ${trials} cuts`,
    async ({ name, open }) => {
      const done = await cuts({ kind: `power cut, ${name}`, count: trials, open })
      writeTrials(done)
      expect(done.validationMessages).toEqual([])
    },
    900_000 + trials * 120_000,
  )

  it.runIf(fsyncIgnoringLibrary !== null).each(databases)(
    'would be seen to have lost something, on $name, had it not synced',
    async ({ name, open }) => {
      const kind = `control: power cut without syncs, ${name}`
      const done = await cuts({ kind, count: controls, open, preload: fsyncIgnoringLibrary ?? '' })
      writeTrials(done)
      expect(done.validationMessages.length).toBeGreaterThan(0)
    },
  )
})
