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
    expect(mergePasses([line(0, 100)], [line(-4, 110)])).toEqual([line(0, 100)])
  })

  it('show whole what the close one saw in pieces, or cut off', () => {
    expect(mergePasses([line(0, 90), line(100, 200)], [line(0, 200)])).toEqual([line(0, 200)])
    expect(mergePasses([line(60, 100)], [line(0, 100)])).toEqual([line(0, 100)])
  })
})
