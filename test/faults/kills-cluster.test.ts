import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { startStores } from '../world/stores/stores.ts'
import { loadImages } from './storm/pictures.ts'
import { clusterInstallation } from './storm/place.ts'
import { trialCount } from './storm/trials.ts'
import { runFaultSchedule } from './storm/fault-schedule.ts'

const trials = trialCount('KILLS')
const seed = 20_261_122
const stores = await startStores({ objects: true })

describe.runIf(stores !== null)(
  'two processes that serve and two that work, on PostgreSQL and an object store, under kill -9',
  () => {
    let receiver: WebhookReceiver
    beforeAll(async () => {
      receiver = await openWebhookReceiver()
    })
    afterAll(async () => {
      await receiver.close()
      await stores?.stop()
    })

    it(
      `keep what they acknowledged, tell every event in order and charge exactly, in ${trials} kills of one of them or the database`,
      async () => {
        if (stores === null) return
        const place = await clusterInstallation(stores)
        try {
          const pictures = await loadImages()
          const fault = (trial: number) => place.strike(trial)
          const kind = 'kill -9, PostgreSQL and S3, 2 API and 2 workers'
          const done = await runFaultSchedule({ kind, place, receiver, pictures, trials, seed, fault })
          expect(done.validationMessages).toEqual([])
        } finally {
          await place.kill()
        }
      },
      900_000 + trials * 120_000,
    )
  },
)
