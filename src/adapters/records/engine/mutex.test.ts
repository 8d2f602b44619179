import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { Mutex } from './mutex.ts'

describe('turns', () => {
  it('lets callers through one at a time, in the order of asking', async () => {
    const turns = new Mutex(10)
    const order: number[] = []
    let within = 0
    const caller = async (number: number): Promise<void> => {
      const end = await turns.take()
      expect(++within).toBe(1)
      await new Promise(setImmediate)
      order.push(number)
      within--
      end()
      end()
    }
    await Promise.all([0, 1, 2, 3, 4].map(caller))
    expect(order).toEqual([0, 1, 2, 3, 4])
  })

  it('lets a few share a turn, which no one has alone meanwhile, and no one slips past the queue', async () => {
    const turns = new Mutex(10)
    const order: string[] = []
    const ends = await Promise.all([turns.share(), turns.share()])
    const waiting = [
      turns.take().then((end) => {
        order.push('alone')
        return end
      }),
      turns.share().then((end) => {
        order.push('shared')
        return end
      }),
    ]
    await new Promise(setImmediate)
    expect(order).toEqual([])
    ends[0]()
    await new Promise(setImmediate)
    expect(order).toEqual([])
    ends[1]()
    ;(await waiting[0])?.()
    ;(await waiting[1])?.()
    expect(order).toEqual(['alone', 'shared'])
    const end = await turns.take()
    end()
  })

  it('refuses who would wait behind too many, with a time to come back', async () => {
    const turns = new Mutex(1)
    const end = await turns.take()
    const second = turns.take()
    await expect(turns.take()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 })
    await expect(turns.take()).rejects.toBeInstanceOf(Refusal)
    end()
    const endSecond = await second
    endSecond()
    const endThird = await turns.take()
    endThird()
  })
})
