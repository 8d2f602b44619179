import { describe, expect, it } from 'vitest'
import { joinedPieces } from './joined-pieces.ts'
import { printInRows } from './print-pieces.fixture.ts'

/** Letters of the fixture are 18 pixels wide, lines 40 high. */
const join = (row: readonly string[], apart: number) => joinedPieces(printInRows([row], { apart }))

describe('Words that were found one by one', () => {
  it('are one piece, with a place for each letter', () => {
    const [piece, ...others] = join(['8020', 'Graz'], 85)
    expect(others).toEqual([])
    expect(piece).toMatchObject({ text: '8020 Graz', left: 100, right: 257 })
    expect([piece?.xs.length, piece?.confidences.length]).toEqual([9, 9])
    expect(piece?.xs).toEqual(piece?.xs.toSorted((a, b) => a - b))
  })

  it('lose a letter that was read in both', () => {
    expect(join(['Achleitner, 9', 'geb. 1976'], 222).map(({ text }) => text)).toEqual([
      'Achleitner, geb. 1976',
    ])
  })

  it('stay apart where a column is between them', () => {
    expect(join(['8020', 'Graz'], 120).map(({ text }) => text)).toEqual(['8020', 'Graz'])
  })
})
