import { describe, expect, it } from 'vitest'
import { Wake } from './wake.ts'

const longMs = 60_000
const never = new AbortController().signal

describe('a loop that waits', () => {
  it('is woken by a call', async () => {
    const wake = new Wake()
    const waited = wake.wait(longMs, never).then(() => 'woken')
    wake.call()
    expect(await waited).toBe('woken')
  })

  it('does not wait when the call came before, and waits after it', async () => {
    const wake = new Wake()
    wake.call()
    wake.call()
    const limit = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 1000))
    const went = wake.wait(longMs, never).then(() => 'went on')
    expect(await Promise.race([went, limit])).toBe('went on')
    const order: string[] = []
    const waited = wake.wait(20, never).then(() => order.push('time'))
    order.push('waiting')
    await waited
    expect(order).toEqual(['waiting', 'time'])
    const stopping = new AbortController()
    const again = wake.wait(longMs, stopping.signal).then(() => 'stopped')
    const soon = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))
    expect(await Promise.race([again, soon])).toBe('still waiting')
    stopping.abort()
    expect(await again).toBe('stopped')
  })
})
