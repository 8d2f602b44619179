import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { shareLines } from './share-lines.ts'

const line = (length: number): Quad => [[0, 0], [length, 0], [length, 10], [0, 10]] // prettier-ignore
const idle = [0, 0] as const

describe('lines shared between two readers', () => {
  it('are each read once, in their order, and half of the length by either', () => {
    const quads = [200, 40, 60, 50, 30, 20].map(line)
    const [first, second] = shareLines(quads, idle)
    expect([...first, ...second].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(first).toEqual(first.toSorted())
    expect(second).toEqual([0, 5])
  })

  it('are all read by the one with less to do', () => {
    const quads = [50, 50, 50].map(line)
    expect(shareLines(quads, [1, 0])).toEqual([[], [0, 1, 2]])
    expect(shareLines(quads, [0, 1])).toEqual([[0, 1, 2], []])
  })

  it('leave the reader alone that does other work too, where there is one line', () => {
    expect(shareLines([line(50)], idle)).toEqual([[], [0]])
  })

  it('may be without any height', () => {
    expect(shareLines([line(0), [[0, 0], [9, 0], [9, 0], [0, 0]]], idle).flat().toSorted()).toEqual([0, 1]) // prettier-ignore
  })
})
