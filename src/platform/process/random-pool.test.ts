import { describe, expect, it } from 'vitest'
import { RandomPool } from './random-pool.ts'

describe('Random bytes from a pool', () => {
  it('are never given twice, and are of the length that was asked for', () => {
    const pool = new RandomPool()
    const lengths = Array.from({ length: 2000 }, (_, turn) => 12 + (turn % 21))
    const taken = lengths.map((length) => pool.take(length))
    expect(taken.map(({ length }) => length)).toEqual(lengths)
    expect(new Set(taken.map((bytes) => bytes.toString('hex', 0, 12))).size).toBe(lengths.length)
    expect(taken.filter((bytes) => bytes.every((byte) => byte === 0))).toEqual([])
  })

  it('do not change when others are drawn', () => {
    const pool = new RandomPool()
    const first = pool.take(16)
    const before = first.toString('hex')
    for (let turn = 0; turn < 600; turn++) pool.take(16)
    expect(first.toString('hex')).toBe(before)
  })
})
