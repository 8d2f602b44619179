import { describe, expect, it } from 'vitest'
import { aClock } from '../../../../test/world/stores/records.ts'
import { CallerCache, type CallerReading, type KnownCaller } from './caller-cache.ts'

const caller = { expiresAt: null, lastUsedAt: null } as unknown as KnownCaller

function aCache() {
  const clock = aClock()
  const state = { changes: 1, asked: 0, read: 0, there: true }
  const cache = new CallerCache({
    clock,
    askChanges: () => {
      state.asked += 1
      return Promise.resolve(state.changes)
    },
  })
  const get = (digest = 'a') =>
    cache.get(digest, () => {
      state.read += 1
      return Promise.resolve({ changes: state.changes, caller: state.there ? caller : null })
    })
  return { cache, clock, state, get }
}

describe('Callers in memory', () => {
  it('are read once, and asked about once a second', async () => {
    const { clock, state, get } = aCache()
    for (let times = 0; times < 5; times++) await get()
    expect(state).toMatchObject({ read: 1, asked: 0 })
    clock.move(1000)
    await Promise.all([get(), get(), get()])
    expect(state).toMatchObject({ read: 1, asked: 1 })
    clock.move(999)
    await get()
    expect(state).toMatchObject({ read: 1, asked: 1 })
  })

  it('are read again when a key or an account was changed anywhere', async () => {
    const { clock, state, get } = aCache()
    await get()
    state.changes = 2
    state.there = false
    clock.move(1000)
    expect(await get()).toBeNull()
  })

  it('are forgotten at once when this process changes one', async () => {
    const { cache, state, get } = aCache()
    await get()
    cache.forget()
    state.there = false
    expect(await get()).toBeNull()
  })

  it('are not kept from before a change that came while they were read', async () => {
    const { cache, state } = aCache()
    const slow = cache.get('a', async () => {
      await new Promise(setImmediate)
      return { changes: state.changes, caller }
    })
    cache.forget()
    await slow
    let read = 0
    await cache.get('a', () => {
      read += 1
      return Promise.resolve({ changes: 1, caller: null })
    })
    expect(read).toBe(1)
  })

  it('are all read again when a new one shows that there was a change', async () => {
    const { state, get } = aCache()
    await get('a')
    state.changes = 2
    await get('b')
    await get('a')
    expect(state.read).toBe(3)
  })

  /** A read of `a` that ends when it is let. */
  function slowRead(cache: CallerCache) {
    let end = () => {}
    const ended = new Promise<CallerReading>((resolve) => (end = () => resolve({ changes: 1, caller })))
    return { first: cache.get('a', () => ended), end: () => end() }
  }

  it('are read once for all who come at the same time', async () => {
    const { cache, state, get } = aCache()
    const { first, end } = slowRead(cache)
    const others = [get(), get(), get('b')]
    end()
    expect(await Promise.all([first, ...others])).toEqual([caller, caller, caller, caller])
    expect(state.read).toBe(1)
  })

  it('are not shared with who comes after a change, by a read that began before it', async () => {
    const { cache, state, get } = aCache()
    const { first, end } = slowRead(cache)
    cache.forget()
    state.there = false
    const second = get()
    end()
    await first
    expect(await second).toBeNull()
    expect(await get()).toBeNull()
  })

  it('are not shared by a read that began more than a second ago', async () => {
    const { cache, clock, state, get } = aCache()
    const { first, end } = slowRead(cache)
    clock.move(1000)
    state.there = false
    const second = get()
    end()
    await first
    expect(await second).toBeNull()
  })

  it('are not shared by a question that was put more than a second ago', async () => {
    const clock = aClock()
    const answers: ((changes: number) => void)[] = []
    const cache = new CallerCache({
      clock,
      askChanges: () => new Promise((resolve) => answers.push(resolve)),
    })
    const answered = (found: KnownCaller | null) =>
      cache.get('a', () => Promise.resolve({ changes: found === null ? 2 : 1, caller: found }))
    await answered(caller)
    clock.move(1000)
    const [first, second] = [answered(caller), answered(caller)]
    clock.move(1000)
    const revoked = answered(null)
    expect(answers).toHaveLength(2)
    answers[0]?.(1)
    expect([await first, await second]).toEqual([caller, caller])
    answers[1]?.(2)
    expect(await revoked).toBeNull()
  })

  it('are read again after a read that failed', async () => {
    const { cache, get } = aCache()
    await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await get()).toBe(caller)
  })

  it('who are not there are asked for each time', async () => {
    const { state, get } = aCache()
    state.there = false
    await get()
    await get()
    expect(state.read).toBe(2)
  })
})
