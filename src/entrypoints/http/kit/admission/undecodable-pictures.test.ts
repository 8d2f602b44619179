import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { UndecodablePictures } from './undecodable-pictures.ts'

function aLimit() {
  let now = 0
  return { limit: new UndecodablePictures(() => now), pass: (seconds: number) => (now += 1000 * seconds) }
}

const counted = (limit: UndecodablePictures, times: number, account = 'a') =>
  Array.from({ length: times }, () => limit.count(account)).at(-1)

describe('Answers to pictures that cannot be decoded', () => {
  it('come at once for a few, then later and later, never later than two seconds', () => {
    const { limit } = aLimit()
    expect(counted(limit, 10)).toBe(0)
    expect(counted(limit, 1)).toBe(200)
    expect(counted(limit, 1)).toBe(400)
    expect(counted(limit, 100)).toBe(2000)
  })

  it('of one account hold no other up', () => {
    const { limit } = aLimit()
    counted(limit, 100)
    expect(counted(limit, 10, 'b')).toBe(0)
  })

  it('come at once again some seconds later, however many there were', () => {
    const { limit, pass } = aLimit()
    counted(limit, 1000)
    pass(11)
    expect(counted(limit, 1)).toBe(0)
  })

  it('come at once for two a second, for as long as anyone likes', () => {
    const { limit, pass } = aLimit()
    for (let sent = 0; sent < 200; sent++) {
      pass(0.5)
      expect(limit.count('a')).toBe(0)
    }
  })

  it('are the refusal itself; other refusals are not counted, and work that is done is answered', async () => {
    const { limit } = aLimit()
    const { signal } = new AbortController()
    expect(await limit.answering('a', signal, Promise.resolve(1))).toBe(1)
    for (const code of ['ERROR_IMAGE_CORRUPTED', 'ERROR_INVALID_VALUE'] as const) {
      const refused = Promise.reject(new Refusal(code))
      await expect(limit.answering('a', signal, refused)).rejects.toMatchObject({ code })
    }
    expect(counted(limit, 9)).toBe(0)
    expect(counted(limit, 1)).toBe(200)
  })

  it('count as waiting for as long as they wait', async () => {
    const { limit } = aLimit()
    counted(limit, 10)
    const gone = new AbortController()
    const answer = limit.answering('a', gone.signal, Promise.reject(new Refusal('ERROR_IMAGE_CORRUPTED')))
    const refused = expect(answer).rejects.toBeInstanceOf(Refusal)
    await Promise.resolve()
    expect([limit.heldOf('a'), limit.heldOf('b')]).toEqual([1, 0])
    gone.abort()
    await refused
    expect(limit.heldOf('a')).toBe(0)
  })

  it('are given up when the client is gone', async () => {
    const { limit } = aLimit()
    counted(limit, 100)
    const refused = Promise.reject(new Refusal('ERROR_IMAGE_CORRUPTED'))
    await expect(limit.answering('a', AbortSignal.abort(), refused)).rejects.toBeInstanceOf(Refusal)
  })
})
