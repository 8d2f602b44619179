import { describe, expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { mirrored } from '../layout/print-piece.ts'
import { tokensOfPieces } from './tokens-of-pieces.ts'

const textsOf = (...rows: Parameters<typeof printInRows>[0][number][]) =>
  tokensOfPieces(printInRows(rows)).map(({ text }) => text)

describe('The words of a page', () => {
  it('stand in reading order, whichever piece was found first', () => {
    const pieces = printInRows([['Company name', 'Larkfield Ltd'], 'Status active'])
    const words = tokensOfPieces(pieces.toReversed())
    expect(words.map(({ text }) => text)).toEqual(['Company', 'name', 'Larkfield', 'Ltd', 'Status', 'active'])
    expect(words.map(({ pieceAt }) => pieceAt)).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('are pairs of signs in scripts without blanks, and whole figures between them', () => {
    expect(textsOf('株式会社 設立2020年4月1日')).toEqual([
      '株式',
      '会社',
      '設立',
      '2020',
      '年',
      '4',
      '月',
      '1',
      '日',
    ])
    expect(textsOf('บริษัท ABC')).toEqual(['บร', 'ิษ', 'ัท', 'ABC'])
  })

  it('lie in widths of the print, from its left and its top end', () => {
    const [first, , last] = tokensOfPieces(printInRows([['AB CD', 'EFGH']]))
    expect(first?.box.slice(0, 2)).toEqual([0, 0])
    expect(last?.box[2]).toBeCloseTo(1)
    expect(first?.box[2]).toBeCloseTo(36 / 772)
  })

  it('run from left to right on a page that is read from the right', () => {
    const [first, second] = tokensOfPieces(printInRows(['AB CD']).map(mirrored))
    expect(first?.box[0]).toBeGreaterThan(second?.box[2] ?? 1)
  })
})
