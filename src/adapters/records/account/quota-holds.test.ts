import { describe, expect, it } from 'vitest'
import { aClock } from '../../../../test/world/stores/records.ts'
import { holdLeaseMs, QuotaHolds } from './quota-holds.ts'

const purse = { accountId: 'a', kind: 'quota' } as const

function someHolds(left: number) {
  const clock = aClock()
  let made = 0
  const holds = new QuotaHolds({ clock, newId: () => `hold ${made++}` })
  const asked: number[] = []
  const state = { left }
  const askLeft = (): Promise<number> => {
    asked.push(state.left)
    return Promise.resolve(state.left)
  }
  return { holds, clock, asked, state, hold: (cost = 1) => holds.hold(purse, cost, askLeft) }
}

describe('Held quota', () => {
  it('is never more than is left, however many ask at once', async () => {
    const { hold } = someHolds(3)
    const held = await Promise.all(Array.from({ length: 10 }, () => hold()))
    expect(held.filter((one) => one !== null)).toHaveLength(3)
  })

  it('counts for its own account and kind alone', async () => {
    const { holds, hold } = someHolds(1)
    await hold()
    const others = [
      { accountId: 'b', kind: 'quota' },
      { accountId: 'a', kind: 'credit' },
    ] as const
    for (const other of others) expect(await holds.hold(other, 1, () => Promise.resolve(1))).not.toBeNull()
    expect(await hold()).toBeNull()
  })

  it('asks once a second how much is left, and before it refuses', async () => {
    const { hold, clock, asked } = someHolds(4)
    await hold()
    await hold()
    expect(asked).toHaveLength(1)
    clock.move(1000)
    await hold()
    expect(asked).toHaveLength(2)
    expect(await hold(5)).toBeNull()
    expect(asked).toHaveLength(3)
  })

  it('is free again when it is given back, once', async () => {
    const { holds, hold } = someHolds(2)
    const first = await hold(2)
    if (first === null) throw new Error('Nothing was held.')
    holds.release(purse, first)
    expect(await hold(2)).not.toBeNull()
    holds.release(purse, first)
    expect(await hold()).toBeNull()
  })

  it('lessens what is left when it is charged', async () => {
    const { holds, hold, state } = someHolds(2)
    const first = await hold(2)
    if (first === null) throw new Error('Nothing was held.')
    holds.charged(purse, first)
    state.left = 0
    expect(await hold()).toBeNull()
  })

  it('lapses when its request is never heard of again', async () => {
    const { hold, clock } = someHolds(1)
    await hold()
    clock.move(holdLeaseMs - 1)
    expect(await hold()).toBeNull()
    clock.move(1)
    expect(await hold()).not.toBeNull()
  })

  it('follows a plan that was changed at once', async () => {
    const { holds, hold, state } = someHolds(100)
    await hold()
    state.left = 1
    holds.forget('a')
    expect(await hold()).toBeNull()
  })
})
