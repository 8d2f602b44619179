import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { alongLines } from './along-lines.ts'
import { printed, tilted } from './printed-line.fixture.ts'

const degrees = Math.PI / 180
const line = (text: string, row: number) => printed(text, [20, 30 * row])
const found = (lines: ReturnType<typeof tilted>) => lines.map(({ quad }) => ({ quad, score: 0.9 }))
const angleOf = ([[ax, ay], [bx, by]]: Quad<'upright'>): number => Math.atan2(by - ay, bx - ax) / degrees
const middleOf = ([[ax, ay], , [cx, cy]]: Quad<'upright'>) => [(ax + cx) / 2, (ay + cy) / 2]

describe('Lines of print on a page', () => {
  const long = tilted(['IDENTITY CARD', 'DATE OF BIRTH', 'DATE OF ISSUE'].map(line), 4 * degrees)
  const short = (angle: number) => tilted([line('LEE', 5)], angle * degrees)[0] ?? line('LEE', 5)

  it('run as the long ones do: a short one that lies aslant is laid along them, about its middle', () => {
    const aslant = short(-20)
    const [last] = alongLines(found([...long, aslant])).slice(-1)
    if (last === undefined) throw new Error('There is no line')
    expect(angleOf(last.quad)).toBeCloseTo(4)
    expect(middleOf(last.quad)[0]).toBeCloseTo(middleOf(aslant.quad)[0] ?? 0)
    expect(middleOf(last.quad)[1]).toBeCloseTo(middleOf(aslant.quad)[1] ?? 0)
  })

  it('keep their places where they lie along them, where they are long, or where nothing tells the way', () => {
    const lines = found([...long, short(6)])
    expect(alongLines(lines)).toEqual(lines)
    const longer = found([...long, ...tilted([line('PLACE OF BIRTH', 5)], -20 * degrees)])
    expect(alongLines(longer)).toEqual(longer)
    const few = found([...long.slice(1), short(-20)])
    expect(alongLines(few)).toEqual(few)
  })
})
