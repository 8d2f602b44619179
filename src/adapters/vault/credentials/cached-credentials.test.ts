import { describe, expect, it } from 'vitest'
import { cachedCredentials } from './cached-credentials.ts'
import type { Credentials } from './credentials.ts'

const minute = 60_000
const start = Date.parse('2026-11-24T10:00:00Z')

/** A service whose credentials hold for an hour, a clock that the test sets, and a switch that breaks the service. */
function aService({ lifetimeMs = 60 * minute } = {}) {
  const state = { now: start, asked: 0, broken: false }
  const fetchCredentials = (): Promise<Credentials> => {
    state.asked++
    if (state.broken) return Promise.reject(new Error('The service does not answer.'))
    const expiresAt = state.now + lifetimeMs
    return Promise.resolve({ accessKey: `AK${state.asked}`, secretKey: 's', sessionToken: 't', expiresAt })
  }
  return { state, provider: cachedCredentials(fetchCredentials, () => state.now) }
}

describe('Credentials that end', () => {
  it('are asked for once, however many requests come at the same moment', async () => {
    const { state, provider } = aService()
    const all = await Promise.all(Array.from({ length: 50 }, () => provider.current()))
    expect(new Set(all.map(({ accessKey }) => accessKey))).toEqual(new Set(['AK1']))
    expect(state.asked).toBe(1)
  })

  it('are used until five minutes before their end, and replaced then', async () => {
    const { state, provider } = aService()
    await provider.current()
    state.now = start + 55 * minute - 1
    expect((await provider.current()).accessKey).toBe('AK1')
    state.now = start + 55 * minute
    expect((await provider.current()).accessKey).toBe('AK2')
  })

  it('are used on while they hold when they cannot be replaced, and the service is asked every 30 seconds', async () => {
    const { state, provider } = aService()
    await provider.current()
    state.broken = true
    state.now = start + 56 * minute
    expect((await provider.current()).accessKey).toBe('AK1')
    state.now += 29_000
    await provider.current()
    expect(state.asked).toBe(2)
    state.now += 1000
    await provider.current()
    expect(state.asked).toBe(3)
    state.now = start + 60 * minute
    await expect(provider.current()).rejects.toThrow('does not answer')
    state.broken = false
    expect((await provider.current()).accessKey).toBe('AK5')
  })

  it('are used for a minute when they seem to be over as they come, because the clock is wrong', async () => {
    const { state, provider } = aService({ lifetimeMs: -minute })
    await provider.current()
    state.now = start + minute - 1
    await provider.current()
    expect(state.asked).toBe(1)
    state.now = start + minute
    await provider.current()
    expect(state.asked).toBe(2)
  })

  it('are replaced when the store calls them expired, and once when it says so of many requests', async () => {
    const { state, provider } = aService()
    const former = await provider.current()
    expect(provider.expire(former)).toBe(true)
    const next = await provider.current()
    expect(next.accessKey).toBe('AK2')
    provider.expire(former)
    expect(await provider.current()).toBe(next)
    expect(state.asked).toBe(2)
  })
})
