import { describe, expect, it } from 'vitest'
import { SpacedRefusals } from './spaced-refusals.ts'

function anAccount() {
  let now = 5000
  const refusals = new SpacedRefusals(() => now)
  const counted = (times: number, account = 'a') =>
    Array.from({ length: times }, () => refusals.count(account)).at(-1)
  return { counted, pass: (ms: number) => (now += ms) }
}

describe('Refusals of an account whose requests are too many', () => {
  it('come at once for a hundred, then one after the other, never later than a second', () => {
    const { counted } = anAccount()
    expect(counted(100)).toBe(0)
    expect(counted(1)).toBe(10)
    expect(counted(1)).toBe(20)
    expect(counted(1000)).toBe(1000)
  })

  it('of one account hold no other up', () => {
    const { counted } = anAccount()
    counted(1000)
    expect(counted(100, 'b')).toBe(0)
  })

  it('come at once for a hundred a second, for as long as anyone likes', () => {
    const { counted, pass } = anAccount()
    for (let second = 0; second < 20; second++) {
      expect(counted(100)).toBe(0)
      pass(1000)
    }
  })

  it('come at once again two seconds later, however many there were', () => {
    const { counted, pass } = anAccount()
    counted(100_000)
    pass(2000)
    expect(counted(100)).toBe(0)
  })
})
