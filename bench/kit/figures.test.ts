import { describe, expect, it } from 'vitest'
import {
  characterErrorRate,
  editDistance,
  wilsonInterval,
  shareWithInterval,
  worstDecile,
} from './figures.ts'

describe('Figures of the benches', () => {
  it('bound a share as Wilson does', () => {
    const [least, most] = wilsonInterval(10, 20)
    expect(least).toBeCloseTo(0.2993, 4)
    expect(most).toBeCloseTo(0.7007, 4)
    expect(wilsonInterval(0, 10)[1]).toBeCloseTo(0.2775, 3)
    expect(wilsonInterval(10, 10)).toEqual([expect.closeTo(0.7225, 3), 1])
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })

  it('say a share with its count', () => {
    expect(shareWithInterval(57, 60)).toBe('57/60 = 95.0 % (86.3–98.3)')
    expect(shareWithInterval(0, 0)).toBe('0/0')
  })

  it('count the letters between two texts', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('', 'abc')).toBe(3)
    expect(editDistance('ÉLODIE', 'ELODIE')).toBe(1)
  })

  it('hold every letter against an answer that is not there', () => {
    const pairs = [
      { truth: 'ANNA', answer: 'ANNE' },
      { truth: 'MARIAH', answer: '' },
    ]
    expect(characterErrorRate(pairs)).toBeCloseTo(0.7)
  })

  it('find the tenth in which the fewest pass', () => {
    const rows = Array.from({ length: 40 }, (_, n) => n)
    const worst = worstDecile(rows, { hardness: (n) => -n, passes: (n) => n < 8 || n > 11 })
    expect(worst).toEqual({ rows: [11, 10, 9, 8], passed: 0 })
  })
})
