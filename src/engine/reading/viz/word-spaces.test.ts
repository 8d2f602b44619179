import { describe, expect, it } from 'vitest'
import { withWordSpaces } from './word-spaces.ts'
import { certaintyBelow } from './certainty-below.ts'
import { measuredLine } from './measured-line.fixture.ts'
import { lettersOf } from './text-line.ts'

/** Letters 0.6 wide and 0.15 apart, the fifth so far from the fourth. */
const withGap = (gap: number) =>
  withWordSpaces(measuredLine('KOFIULISES', { 4: { left: 3 * 0.75 + 0.6 + gap } }))

describe('a gap between letters of words', () => {
  it('that is as wide as between words is a blank', () => {
    expect(withGap(0.45).text).toBe('KOFI ULISES')
  })

  it('that is not is none', () => {
    const line = withGap(0.2)
    expect(line.text).toBe('KOFIULISES')
    expect(line.confidences[3]).toBe(0.98)
  })

  it('that may be one or none leaves a doubt, but none about the letter', () => {
    const line = withGap(0.33)
    expect(line.text).toBe('KOFIULISES')
    expect(line.confidences[3]).toBeLessThan(0.85)
    const letter = lettersOf(line)[3]
    expect(letter && certaintyBelow(letter)).toBeCloseTo(0.98)
  })

  it('is no blank where all gaps are as wide, where one was read, beside a hyphen, or among figures', () => {
    const spaced = Object.fromEntries([0, 1, 2, 3].map((at) => [at, { left: at }]))
    expect(withWordSpaces(measuredLine('ANNA', spaced)).text).toBe('ANNA')
    expect(withWordSpaces(measuredLine('ANNA MARIA')).text).toBe('ANNA MARIA')
    expect(withWordSpaces(measuredLine('SMITH-JONES', { 5: { left: 4.4 } })).text).toBe('SMITH-JONES')
    const digits = measuredLine('1234', { 2: { left: 3 } })
    expect(withWordSpaces(digits)).toBe(digits.line)
  })
})
