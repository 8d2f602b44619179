import { describe, expect, it } from 'vitest'
import { reliabilityBins, reliabilitySvg } from './reliability-bins.ts'

describe('Reliability', () => {
  it('counts each value once, by its confidence', () => {
    const samples = [0, 0.85, 0.9, 0.949, 0.99, 1].map((confidence) => ({ confidence, isRight: confidence > 0.89 }))
    const bins = reliabilityBins(samples)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(samples.length)
    expect(bins.map(({ least, count, right }) => [least, count, right])).toEqual([
      [0, 1, 0],
      [0.25, 0, 0],
      [0.5, 0, 0],
      [0.7, 0, 0],
      [0.85, 1, 0],
      [0.9, 2, 2],
      [0.95, 0, 0],
      [0.99, 2, 2],
    ])
    expect(bins[7]?.mean).toBeCloseTo(0.995)
  })

  it('is drawn with a point for each bin that holds something', () => {
    const drawing = reliabilitySvg(reliabilityBins([{ confidence: 0.9, isRight: true }]), 'one value')
    expect(drawing.match(/<circle/g)).toHaveLength(1)
    expect(drawing).toContain('1 of 1 right at 0.900')
  })
}) // prettier-ignore
