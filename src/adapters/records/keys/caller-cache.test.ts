import { describe, expect, it } from 'vitest'
import { aClock } from '../../../../test/world/stores/records.ts'
import { CallerCache, type KnownCaller } from './caller-cache.ts'

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

  it('who are not there are asked for each time', async () => {
    const { state, get } = aCache()
    state.there = false
    await get()
    await get()
    expect(state.read).toBe(2)
  })
})
