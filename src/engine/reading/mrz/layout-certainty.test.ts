import { describe, expect, it } from 'vitest'
import { td3 } from '../../documents/formats/td3.ts'
import type { Placed } from './align.ts'
import { layoutCertainty } from './layout-certainty.ts'
import { symbols } from './symbols.ts'

/** A line of which each character was seen at a step of its own, four apart, but for what `at` says. */
function certaintyOf(text: string, at: (column: number) => { step: number; isSilent?: boolean }): number {
  const columns: readonly Placed[] = Array.from(text, (character, column) => {
    const { step, isSilent = false } = at(column)
    return { symbol: symbols.indexOf(character), from: step, to: step, isSilent }
  })
  const decoded = {
    reader: 'strip-reader',
    peaks: [],
    alignment: { columns, score: 0, absorbed: 0 },
    steps: 200,
    pitch: { first: 0, pitch: 4, bend: 0 },
    strayings: columns.map(() => 0),
  } as const
  const zone = {
    format: td3,
    lines: [text],
    decoded: [decoded],
    grid: [],
    settled: [],
    joint: new Map(),
    checkDigits: [],
    score: 0,
    clarity: 0,
    lead: Infinity,
    opening: 'right' as const,
  }
  return layoutCertainty({ zone, lines: [] })[0] ?? NaN
}

describe('The layout of a line', () => {
  it('is certain where every character stands a pitch from the next', () => {
    expect(certaintyOf('P<UTOERIKSSON<<<', (column) => ({ step: 4 * column }))).toBe(1)
  })

  it('is doubtful where two neighbours stand two pitches apart, even if what follows was laid out to match', () => {
    const shifted = certaintyOf('P<UTOERIKSSON<<<', (column) => ({ step: 4 * column + (column > 7 ? 4 : 0) }))
    expect(shifted).toBeLessThan(0.85)
  })

  it('counts a filler that no one saw as a filler, not as a hole', () => {
    const silent = certaintyOf('P<UTOBERG<<ANNA<', (column) => ({
      step: 4 * column,
      isSilent: column === 10,
    }))
    expect(silent).toBeGreaterThan(0.85)
  })
})
