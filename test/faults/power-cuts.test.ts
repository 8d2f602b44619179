import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '../../src/engine/specimens/random.ts'
import { canCutPower, openCutDisk, syncSwallower } from '../world/cut-disk.ts'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { Clients } from './storm/clients.ts'
import { type CutPlace, embeddedCutPlace, postgresCutPlace } from './storm/cut-places.ts'
import { lost, unsound } from './storm/judge.ts'
import type { Life, Window } from './storm/life.ts'
import { stormPictures } from './storm/pictures.ts'
import { siteOf } from './storm/place.ts'
import { noteTrials, type Trials, trialsOf } from './storm/trials.ts'

const trials = trialsOf('POWER_CUTS')
const controls = 2
const seed = 20_261_124
const swallower = syncSwallower()

const databases = [
  { name: 'the embedded database', open: embeddedCutPlace },
  { name: 'PostgreSQL', open: postgresCutPlace },
]

/** The newest of them, and some of the others: to look at all after every cut would take hours. */
function lately(lives: readonly Life[], random: Random): readonly Life[] {
  return lives.filter((_, at) => at >= lives.length - 100 || random.unit() < 40 / lives.length)
}

describe.runIf(canCutPower())('after a power cut, the service', () => {
  let receiver: Receiver
  let pictures: readonly string[] = []
  beforeAll(async () => {
    receiver = await openReceiver()
    pictures = await stormPictures()
  })
  afterAll(() => receiver.close())

  /** What is wrong at a copy; a service that does not even start has lost everything. */
  async function found(
    cutPlace: CutPlace,
    copy: string,
    { lives, window }: { readonly lives: readonly Life[]; readonly window: Window },
  ): Promise<string[]> {
    const opened = await cutPlace.open(copy).catch((error: unknown) => String(error))
    if (typeof opened === 'string') return [opened]
    try {
      const site = siteOf(opened.service)
      const validationMessages = await lost(site, lives, { window, settling: false })
      return [...validationMessages, ...(await unsound(site))]
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
  }): Promise<Trials> {
    const cutDisk = openCutDisk()
    if (cutDisk === null) throw new Error('There was a disk a moment ago.')
    const cutPlace = await given.open(cutDisk, given.preload)
    try {
      const { urls } = cutPlace.place
      const clients = new Clients({ urls, webhook: `${receiver.url}/hook`, pictures, seed })
      const random = randomFrom(seed)
      const validationMessages: string[] = []
      cutDisk.sync()
      for (let trial = 0; trial < given.count; trial++) {
        const requested = clients.acknowledged + random.whole(20, 80)
        clients.start()
        while (clients.acknowledged < requested && clients.wrong.length === 0) await sleep(5)
        await sleep(random.between(0, 60))
        const since = performance.now()
        const copy = await cutDisk.cut()
        const window = { since, until: performance.now() }
        await clients.pause()
        const lives = trial === given.count - 1 ? clients.lives : lately(clients.lives, random)
        const wrong = await found(cutPlace, copy, { lives, window })
        validationMessages.push(
          ...[...wrong, ...clients.wrong].map((validationMessage) => `cut ${trial}: ${validationMessage}`),
        )
        cutDisk.discard(copy)
      }
      return { kind: given.kind, trials: given.count, acknowledged: clients.acknowledged, validationMessages }
    } finally {
      await cutPlace.close()
      cutDisk.close()
    }
  }

  it.each(databases)(
    `has everything that it acknowledged, on $name, in ${trials} cuts`,
    async ({ name, open }) => {
      const done = await cuts({ kind: `power cut, ${name}`, count: trials, open })
      noteTrials(done)
      expect(done.validationMessages).toEqual([])
    },
    900_000 + trials * 120_000,
  )

  it.runIf(swallower !== null).each(databases)(
    'would be seen to have lost something, on $name, had it not synced',
    async ({ name, open }) => {
      const kind = `control: power cut without syncs, ${name}`
      const done = await cuts({ kind, count: controls, open, preload: swallower ?? '' })
      noteTrials(done)
      expect(done.validationMessages.length).toBeGreaterThan(0)
    },
  )
})
