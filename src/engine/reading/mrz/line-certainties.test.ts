import { describe, expect, it } from 'vitest'
import { td3 } from '../../documents/formats/td3.ts'
import type { AlignedColumn } from './align-line.ts'
import { lineCertainties } from './line-certainties.ts'
import { symbols } from './symbols.ts'

/** A line of which each character was seen at a step of its own, four apart, but for what `at` says. */
type Step = (column: number) => { step: number; isInserted?: boolean }

/** @param again where they were seen when the line was cut to its characters and looked at again */
function certaintyOf(text: string, at: Step, again?: Step): number {
  const [decoded, second] = [decodedLine(text, at), again === undefined ? [] : [decodedLine(text, again)]]
  const mrz = {
    format: td3,
    lines: [text],
    decoded: [decoded],
    grid: [],
    characters: [],
    jointProbabilities: new Map(),
    checkDigits: [],
    score: 0,
    meanScore: 0,
    margin: Infinity,
    start: 'right' as const,
  }
  return lineCertainties({ mrz, lines: [], looks: [second] })[0] ?? NaN
}

function decodedLine(text: string, at: Step) {
  const columns: readonly AlignedColumn[] = Array.from(text, (character, column) => {
    const { step, isInserted = false } = at(column)
    return { symbol: symbols.indexOf(character), from: step, to: step, isInserted }
  })
  return {
    reader: 'strip-reader',
    scores: [],
    alignment: { columns, score: 0, absorbedFillers: 0 },
    steps: 200,
    pitch: { first: 0, pitch: 4, curvature: 0 },
    offsets: columns.map(() => 0),
  } as const
}

describe('The layout of a line', () => {
  it('is certain where every character stands a pitch from the next', () => {
    expect(certaintyOf('P<UTOERIKSSON<<<', (column) => ({ step: 4 * column }))).toBe(1)
  })

  it('is doubtful where two neighbours stand two pitches apart, even if what follows was laid out to match', () => {
    const shifted = certaintyOf('P<UTOERIKSSON<<<', (column) => ({ step: 4 * column + (column > 7 ? 4 : 0) }))
    expect(shifted).toBeLessThan(0.85)
  })

  it('is certain where the line cut to its characters shows them a pitch apart: marks beside the card moved them', () => {
    const text = 'P<UTOERIKSSON<<<'
    const moved: Step = (column) => ({ step: 4 * column + (column > 7 ? 4 : 0) })
    expect(certaintyOf(text, moved, (column) => ({ step: 4 * column }))).toBe(1)
    expect(certaintyOf(text, moved, moved)).toBeLessThan(0.85)
  })

  it('counts a filler that no one saw as a filler, not as a hole', () => {
    const silent = certaintyOf('P<UTOBERG<<ANNA<', (column) => ({
      step: 4 * column,
      isInserted: column === 10,
    }))
    expect(silent).toBeGreaterThan(0.85)
  })
})
