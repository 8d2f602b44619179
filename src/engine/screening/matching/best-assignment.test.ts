import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestAssignment } from './best-assignment.ts'

/** All pairings, tried one by one. */
function bruteForce(gains: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number {
  const options = gains[row]
  if (options === undefined) return 0
  const skip = bruteForce(gains, row + 1, taken)
  return options.reduce(
    (best, gain, column) =>
      taken.includes(column) ? best : Math.max(best, gain + bruteForce(gains, row + 1, [...taken, column])),
    skip,
  )
}

const matrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.constantFrom(0, 0, 1, 3, 5, 9), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

describe('bestAssignment', () => {
  it('gains as much as the best of all pairings, with each column used once', () => {
    fc.assert(
      fc.property(matrix, (gains) => {
        const columns = gains[0]?.length ?? 0
        // What was written for a larger table before stands behind it.
        const table = new Float64Array([...gains.flat(), 7, 7])
        const pairs = [...bestAssignment(table, gains.length, columns)]
        const used = pairs.filter((column) => column >= 0)
        expect(new Set(used).size).toBe(used.length)
        const total = pairs.reduce((sum, column, row) => sum + (gains[row]?.[column] ?? 0), 0)
        expect(total).toBe(bruteForce(gains))
      }),
      { numRuns: 500 },
    )
  })
})
