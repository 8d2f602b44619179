import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const never = () => new AbortController().signal

/** Works that go on until they are ended, in the order in which they began. */
function world(options: { places: number; perAccount: number; waiting: number }) {
  const line = new FairQueue(options)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const outcomes: Promise<string>[] = []
  const come = (account: string, signal = never()): Promise<string> => {
    const outcome = line
      .pass(account, signal, () => {
        begun.push(account)
        return new Promise<string>((end) => ends.push(() => end('done')))
      })
      .catch((error: unknown) => String(error instanceof Error && 'code' in error ? error.code : error))
    outcomes.push(outcome)
    return outcome
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    come,
    settle,
    endOne: async () => {
      ends.shift()?.()
      await settle()
    },
    outcomes,
  }
}

describe('a line in which accounts take turns', () => {
  it('keeps places for others while one account floods', async () => {
    const { begun, come, settle } = world({ places: 4, perAccount: 3, waiting: 10 })
    for (let many = 0; many < 8; many++) void come('flood')
    void come('other')
    await settle()
    expect(begun).toEqual(['flood', 'flood', 'flood', 'other'])
  })

  it('lets those who wait in by turns, each in the order of coming', async () => {
    const { begun, come, settle, endOne } = world({ places: 1, perAccount: 1, waiting: 10 })
    for (const account of ['a', 'a', 'a', 'a', 'b', 'c', 'b']) void come(account)
    await settle()
    for (let many = 0; many < 6; many++) await endOne()
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('sends away the youngest of anyone who has most in it when it is full, and no one else', async () => {
    const { begun, come, settle, endOne, outcomes } = world({ places: 1, perAccount: 1, waiting: 2 })
    for (const account of ['flood', 'flood', 'flood', 'flood', 'other']) void come(account)
    expect(await outcomes[3]).toBe('SERVICE_UNAVAILABLE')
    expect(await outcomes[2]).toBe('SERVICE_UNAVAILABLE')
    await settle()
    await endOne()
    await endOne()
    await endOne()
    expect(begun).toEqual(['flood', 'flood', 'other'])
    expect(await Promise.all([outcomes[0], outcomes[1], outcomes[4]])).toEqual(['done', 'done', 'done'])
  })

  it('forgets anyone who goes away while waiting, and gives the place of work that failed on', async () => {
    const gone = new AbortController()
    const { begun, come, settle, endOne } = world({ places: 1, perAccount: 1, waiting: 10 })
    void come('a')
    const waiting = come('b', gone.signal)
    void come('c')
    gone.abort(new Error('gone'))
    expect(await waiting).toBe('Error: gone')
    await settle()
    await endOne()
    expect(begun).toEqual(['a', 'c'])
    const line = new FairQueue({ places: 1, perAccount: 1, waiting: 0 })
    await expect(line.pass('a', never(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await line.pass('b', never(), () => Promise.resolve('done'))).toBe('done')
  })
})
