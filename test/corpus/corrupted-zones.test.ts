import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CorruptedTrial, tryCorrupted } from '../../bench/reading/corrupted-trials.ts'
import { openFixedClockService, type FixedClockService } from '../world/service/frozen-service.ts'
import { shareNumber } from '../world/share.ts'

/** Some six minutes of one core; `npm run bench:reading -- --only corrupted --corrupted 10000` scans more. */
const allPictures = 500
const share = shareNumber(process.env)
const count = share === null ? allPictures : 80
const firstPicture = ((share ?? 0) * count) % allPictures

const describeTrial = ({ name, kind, pairs, wrong, misread }: CorruptedTrial): string =>
  `${name}, ${kind} ${pairs.join(' ')}: ${wrong.map(({ key, value, truth }) => `${key} ${value}, printed ${truth ?? 'nothing'}`).join('; ')}; misread ${misread.join(' ')}`

describe('photographs on which characters of the machine zone were smeared or swapped', () => {
  let service: FixedClockService
  const trials: CorruptedTrial[] = []

  beforeAll(async () => {
    service = await openFixedClockService()
    for (let at = 0; at < count; at++)
      trials.push(await tryCorrupted(service, (firstPicture + at) % allPictures, 'corruptedInTests'))
  }, 10_000 * count)
  afterAll(() => service.close())

  it('are never answered surely with a wrong value, blind spots of check digits aside', () => {
    const wrong = trials.filter((trial) => trial.wrong.length > 0 && !trial.isInBlindSpot)
    expect(wrong.map(describeTrial)).toEqual([])
  })

  it('bring a finding or a doubt wherever a printed check digit does not agree', () => {
    const missed = trials.filter(({ isMissed }) => isMissed)
    expect(missed.map(describeTrial)).toEqual([])
  })

  it('are of both kinds, some with a check digit that does not agree', () => {
    expect(new Set(trials.map(({ kind }) => kind)).size).toBe(2)
    expect(trials.some(({ isDue }) => isDue)).toBe(true)
  })
})
