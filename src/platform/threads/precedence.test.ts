import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { Precedence } from './precedence.ts'
import { Spending } from './spending.ts'

const { signal } = new AbortController()
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Two queues of one place each that count together, on a clock that is set by hand. */
function world() {
  const clock = { ms: 0 }
  const now = () => clock.ms
  const calls: { readonly at: number; readonly call: () => void }[] = []
  const after = (ms: number, call: () => void) => calls.push({ at: clock.ms + ms, call })
  const spending = new Spending({ halfLifeMs: 1e9, now })
  const precedence = new Precedence({ spending, now, after })
  const full = () => new Error('full')
  const open = () => new FairQueue({ slots: 1, maxWaiting: 100, full, now, precedence })
  const queues = { reading: open(), drawing: open() }
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const come = (payer: string, queue: keyof typeof queues, wanted = signal) => {
    const work = () => {
      begun.push(`${payer} ${queue}`)
      return new Promise<void>((resolve) => ends.set(queue, resolve))
    }
    queues[queue].submit(work, { payer, signal: wanted }).catch(() => undefined)
  }
  /** The work under way in this queue ends. */
  const end = async (queue: keyof typeof queues) => {
    ends.get(queue)?.()
    await settled()
  }
  const pass = async (ms: number) => {
    clock.ms += ms
    for (const { call } of calls.filter(({ at }) => at <= clock.ms)) call()
    await settled()
  }
  const flood = (count = 10, queue: keyof typeof queues = 'reading') => {
    for (let work = 0; work < count; work++) come('flood', queue)
  }
  return { begun, come, end, pass, flood, spending }
}

describe('a payer with many works beside one with few', () => {
  it('begins none in any queue while the other has one under way, and all again a moment after it', async () => {
    const { begun, come, end, pass, flood } = world()
    flood()
    come('modest', 'drawing')
    await end('reading')
    expect(begun).toEqual(['flood reading', 'modest drawing'])
    await end('drawing')
    await pass(99)
    expect(begun).toHaveLength(2)
    await pass(1)
    expect(begun).toEqual(['flood reading', 'modest drawing', 'flood reading'])
  })

  it('leaves the next work of a request its place: between two of them it begins none', async () => {
    const { begun, come, end, pass, flood } = world()
    flood()
    come('modest', 'drawing')
    await end('reading')
    await end('drawing')
    await pass(50)
    come('modest', 'reading')
    flood(1, 'drawing')
    await pass(50)
    expect(begun).toEqual(['flood reading', 'modest drawing', 'modest reading'])
  })

  it('goes on beside a work that takes longer than a second', async () => {
    const { begun, come, end, pass, flood } = world()
    flood()
    come('modest', 'drawing')
    await end('reading')
    await pass(999)
    expect(begun).toHaveLength(2)
    await pass(1)
    expect(begun.at(-1)).toBe('flood reading')
  })

  it('goes on at once when the other gives up', async () => {
    const { begun, come, end, pass, flood } = world()
    flood()
    flood(1, 'drawing')
    const gone = new AbortController()
    come('modest', 'drawing', gone.signal)
    await end('reading')
    expect(begun).toEqual(['flood reading', 'flood drawing'])
    gone.abort()
    await pass(100)
    expect(begun.at(-1)).toBe('flood reading')
  })

  it('keeps a third of the time: it goes on once the other has spent more than twice as much', async () => {
    const { begun, come, end, flood, spending } = world()
    spending.charge('flood', 1000)
    spending.charge('modest', 2001)
    flood()
    come('modest', 'drawing')
    await end('reading')
    expect(begun).toEqual(['flood reading', 'modest drawing', 'flood reading'])
  })

  it('does not yield with fewer than eight works, nor to one that has more than half as many', async () => {
    for (const [own, others] of [
      [7, 1],
      [10, 5],
    ] as const) {
      const { begun, come, end, flood } = world()
      for (let work = 0; work < others; work++) come('modest', 'drawing')
      flood(own + 1)
      await end('reading')
      expect(begun.filter((work) => work === 'flood reading')).toHaveLength(2)
    }
  })
})

describe('what a newcomer has spent', () => {
  it('counts as much as what those spent who are there, so that it does not go before them all', () => {
    const { come, spending } = world()
    spending.charge('modest', 500)
    come('modest', 'drawing')
    come('newcomer', 'reading')
    expect(spending.of('newcomer')).toBe(500)
  })

  it('stays what it is for one who was there within ten seconds', async () => {
    const { come, end, pass, spending } = world()
    come('modest', 'drawing')
    await end('drawing')
    spending.charge('other', 500)
    come('other', 'reading')
    await pass(10_000)
    come('modest', 'drawing')
    expect(spending.of('modest')).toBe(0)
  })
})
