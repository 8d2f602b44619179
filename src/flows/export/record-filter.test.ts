import { describe, expect, it } from 'vitest'
import { takeWindow } from './record-filter.ts'

describe('A stretch of rows that come in batches', () => {
  const batches = [[1, 2, 3], [4, 5], [], [6, 7]]
  it.each<[number, number, number[]]>([
    [0, Infinity, [1, 2, 3, 4, 5, 6, 7]],
    [2, 2, [3, 4]],
    [3, 3, [4, 5, 6]],
    [6, 5, [7]],
    [9, 1, []],
  ])('from %i, %d of them, is %j wherever a batch ends', (offset, limit, rows) => {
    const take = takeWindow<number>({ offset, limit })
    expect(batches.flatMap((batch) => take(batch).rows)).toEqual(rows)
  })

  it('says at its end that no more batches are wanted', () => {
    const take = takeWindow<number>({ offset: 1, limit: 3 })
    expect(batches.map((batch) => take(batch).isLast)).toEqual([false, true, true, true])
  })
})
