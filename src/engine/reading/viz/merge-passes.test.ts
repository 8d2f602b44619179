import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import { describe, expect, it } from 'vitest'

import { mergePasses } from './merge-passes.ts'

const line = (left: number, right: number, top = 100): DetectedText<'upright'> => ({
  quad: [[left, top], [right, top], [right, top + 20], [left, top + 20]],
  score: 0.9,
}) // prettier-ignore

describe('two looks at one page', () => {
  it('show what only one of them saw', () => {
    expect(mergePasses([line(0, 100)], [line(0, 100, 140)])).toEqual([line(0, 100), line(0, 100, 140)])
  })

  it('show what both saw as the close one did', () => {
    expect(mergePasses([line(0, 100)], [line(-4, 107)])).toEqual([line(0, 100)])
  })

  it('show whole what the close one saw in pieces, or cut off', () => {
    expect(mergePasses([line(0, 90), line(100, 200)], [line(0, 200)])).toEqual([line(0, 200)])
    expect(mergePasses([line(60, 100)], [line(0, 100)])).toEqual([line(0, 100)])
  })

  it('show whole what the close one began behind its first sign, or parted within a letter', () => {
    expect(mergePasses([line(20, 100)], [line(0, 101)])).toEqual([line(0, 101)])
    expect(mergePasses([line(0, 28), line(20, 100)], [line(0, 101)])).toEqual([line(0, 101)])
    expect(mergePasses([line(0, 22), line(20, 100)], [line(0, 101)])).toEqual([line(0, 22), line(20, 100)])
  })

  it('show up to its thin last stroke what the close one ended before it', () => {
    expect(mergePasses([line(0, 100)], [line(-4, 112.5, 104)])).toEqual([line(0, 112.5)])
    expect(mergePasses([line(0, 100)], [line(-12.5, 104, 104)])).toEqual([line(-12.5, 100)])
  })

  it('show apart what the close one saw as one, and the other one with a gap between', () => {
    const [first, second] = [line(0, 80), line(100, 200)]
    expect(mergePasses([line(0, 200)], [first, second])).toEqual([line(0, 80), line(100, 200)])
    expect(mergePasses([line(0, 200)], [line(0, 96), second])).toEqual([line(0, 200)])
    expect(mergePasses([line(0, 200)], [second])).toEqual([line(0, 200)])
  })

  it('show the rows that the close one saw as one, a signature across them', () => {
    const rows = [line(0, 100, 100), line(10, 140, 130)]
    const both: DetectedText<'upright'> = { quad: [[0, 98], [150, 98], [150, 152], [0, 152]], score: 0.9 } // prettier-ignore
    expect(mergePasses([both], rows)).toEqual(rows)
  })
})
