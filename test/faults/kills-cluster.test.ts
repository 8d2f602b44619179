import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { startStores } from '../world/stores.ts'
import { stormPictures } from './storm/pictures.ts'
import { clusterPlace } from './storm/place.ts'
import { trialsOf } from './storm/trials.ts'
import { weather } from './storm/fault-schedule.ts'

const trials = trialsOf('KILLS')
const seed = 20_261_122
const stores = await startStores({ objects: true })

describe.runIf(stores !== null)(
  'two processes that serve and two that work, on PostgreSQL and an object store, under kill -9',
  () => {
    let receiver: Receiver
    beforeAll(async () => {
      receiver = await openReceiver()
    })
    afterAll(async () => {
      await receiver.close()
      await stores?.stop()
    })

    it(
      `keep what they acknowledged, tell every event in order and charge exactly, in ${trials} kills of one of them or the database`,
      async () => {
        if (stores === null) return
        const place = await clusterPlace(stores)
        try {
          const pictures = await stormPictures()
          const fault = (trial: number) => place.strike(trial)
          const kind = 'kill -9, PostgreSQL and S3, 2 API and 2 workers'
          const done = await weather({ kind, place, receiver, pictures, trials, seed, fault })
          expect(done.validationMessages).toEqual([])
        } finally {
          await place.kill()
        }
      },
      900_000 + trials * 120_000,
    )
  },
)
