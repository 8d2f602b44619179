import { describe, expect, it } from 'vitest'
import { fitLogistic, pointsBy, type Sample } from '../../training/screening/logistic.ts'

/** Pairs whose log-odds are 2x − 1, each x as often the same and not as these odds say. */
const samples: Sample[] = [-2, -1, 0, 1, 2].flatMap((x) => {
  const odds = Math.exp(2 * x - 1)
  const sample = (same: boolean, weight: number) => ({ features: [x, 1 - x], same, weight, group: String(x) })
  return [sample(true, odds / (1 + odds)), sample(false, 1 / (1 + odds))]
})

describe('fitLogistic', () => {
  it('finds the odds that the pairs were made with', () => {
    const fit = fitLogistic(samples, [0, 0], 1e-9)
    for (const x of [-2, 0, 2]) expect(pointsBy(fit, [x, 1 - x])).toBeCloseTo(2 * x - 1, 1)
  })

  it('keeps a coefficient on its side of zero, whatever the pairs say', () => {
    expect(fitLogistic(samples, [-1, 1]).coefficients[0]).toBeLessThanOrEqual(0)
    expect(fitLogistic(samples, [-1, 1]).coefficients[1]).toBeGreaterThanOrEqual(0)
  })
})
