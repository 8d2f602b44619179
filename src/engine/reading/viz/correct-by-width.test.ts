import { describe, expect, it } from 'vitest'
import { measuredLine } from './measured-line.fixture.ts'
import { correctByWidth } from './correct-by-width.ts'

/** A page whose capitals O are wider than its zeros, and whose ones are wider than its capitals I. */
const date = measuredLine('10.10.2009', { 0: { width: 0.36 }, 3: { width: 0.35 } })
const words = measuredLine('UTOPIAN OSLO', { 2: { width: 0.86 }, 4: { width: 0.17 }, 8: { width: 0.87 }, 11: { width: 0.85 } }) // prettier-ignore

const number = (...request: Parameters<typeof measuredLine>) =>
  correctByWidth([date, words, measuredLine(...request)])[2]

describe('look-alikes of a number', () => {
  it('are what figures or letters of the same width are on the page', () => {
    expect(number('A2990255O', { 4: { width: 0.87 }, 8: { width: 0.61 } })?.text).toBe('A299O2550')
    expect(number('22991299I', { 4: { width: 0.16 }, 8: { width: 0.35 } })?.text).toBe('2299I2991')
  })

  it('are distinguished by their waists, as narrow as those differ, against a reader that is certain of a zero', () => {
    const narrow = measuredLine('UTOPIAN OSLO', { 2: { midWidth: 0.68 }, 8: { midWidth: 0.66 } })
    const zeros = measuredLine('22.05.2039', { 3: { midWidth: 0.6 }, 7: { midWidth: 0.61 } })
    const value = measuredLine('M559O3XF0', { 4: { midWidth: 0.6 }, 8: { midWidth: 0.67 } }, 0.999)
    const reported = correctByWidth([zeros, narrow, value])[2]
    expect(reported?.text).toBe('M55903XFO')
    expect(reported?.confidences[8]).toBe(0.92)
    expect(reported?.alternatives[8]?.[0]).toEqual({
      symbol: '0',
      confidence: expect.closeTo(0.08, 2) as number,
    })
  })

  it('stay in doubt where the width lies between, too far from the nearer', () => {
    const thin = (width: number) => number('2299I2990', { 4: { width } })
    expect(thin(0.33)?.text).toBe('229912990')
    expect(thin(0.298)?.text).toBe('2299I2990')
    expect(thin(0.298)?.confidences[4]).toBeLessThan(0.85)
  })

  it('are distinguished by the tail of a Q', () => {
    const tailed = { 4: { width: 0.86, inkBelow: 0.9 } }
    expect(number('2299O2990', tailed)?.text).toBe('2299Q2990')
    expect(number('2299OJ990', tailed)?.text).toBe('2299OJ990')
    expect(number('2299OJ990', tailed)?.confidences[4]).toBeLessThan(0.9)
  })

  it('are as they were read where the width is neither, or the figures are of another typeface', () => {
    const strange = measuredLine('299O29', { 3: { width: 0.73 } })
    expect(correctByWidth([date, words, strange])[2]).toEqual(strange.line)
    const wide = { width: 0.8 }
    const other = measuredLine('299029', { 0: wide, 1: wide, 2: wide, 3: { width: 0.86 }, 4: wide, 5: wide })
    expect(correctByWidth([date, words, other])[2]).toBe(other.line)
  })

  it('are capitals where they are far from the width of the figure, also on a page that shows no such capital', () => {
    const reported = correctByWidth([
      date,
      measuredLine('2990299O2', { 3: { width: 0.87 }, 7: { width: 0.86 } }),
    ])[1]
    expect(reported?.text).toBe('299O299O2')
    expect(reported?.confidences[7]).toBeGreaterThan(0.9)
  })

  it('are as they were read on a page that shows too little', () => {
    const measure = measuredLine('299029', { 3: { width: 0.87 } })
    expect(correctByWidth([measure])[0]).toBe(measure.line)
    const similar = measuredLine('2990O9', { 4: { width: 0.62 } })
    expect(correctByWidth([date, similar])[1]).toEqual(similar.line)
    const joined = measuredLine('299O29', { 3: { width: 1.4 } })
    expect(correctByWidth([date, joined])[1]).toEqual(joined.line)
  })

  it('are distinguished by the figures of a long number too', () => {
    const figures = measuredLine('2990129904', { 4: { width: 0.36 } })
    const reported = correctByWidth([figures, measuredLine('299021', { 5: { width: 0.15 } })])[1]
    expect(reported?.text).toBe('29902I')
  })

  it('leave dates and words alone', () => {
    expect(correctByWidth([date, words])).toEqual([date.line, words.line])
  })
})
