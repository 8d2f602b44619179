import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { asUpright } from '../../imaging/page/box-mapping.ts'
import { costOfFinding, costOfLine, withinBudget } from './within-budget.ts'
import { workBudget } from './work-budget.ts'

const pixels: Pixels<'upright'> = { width: 1600, height: 1200, channels: 1, data: new Uint8Array() }
const { signal } = new AbortController()
const latin = { alphabet: 'latin', signal } as const

/** A line so many times as long as it is high. */
const lineOf = (aspect: number, y = 0): Quad<'upright'> => [[0, y], [20 * aspect, y], [20 * aspect, y + 20], [0, y + 20]] // prettier-ignore

function looksWithin(units: number) {
  const taken: string[] = []
  const budget = workBudget(units)
  const looks = withinBudget(
    {
      findText: (_, { longSide }) => {
        taken.push(`text ${longSide}`)
        return Promise.resolve([{ quad: lineOf(5), score: 1 }])
      },
      readText: (_, quads) => {
        taken.push(`${quads.length} lines`)
        return Promise.resolve(quads.map(() => ({ characters: [] })))
      },
      turnUpright: (seen) => Promise.resolve(asUpright(seen)),
      readBarcodes: () => {
        taken.push('barcodes')
        return Promise.resolve([])
      },
    },
    budget,
  )
  return { looks, budget, taken }
}

describe('what looks cost', () => {
  it('grows with the pixels looked at, and is less in the largest size, for which there is a smaller network', () => {
    const [small, usual, large] = [640, 960, 1600].map((longSide) => costOfFinding(pixels, longSide))
    expect((usual ?? 0) / (small ?? 1)).toBeCloseTo(2.25, 5)
    expect(large).toBeLessThan(usual ?? 0)
  })

  it('is that of a picture enlarged twice at most', () => {
    const stamp: Pixels = { ...pixels, width: 200, height: 150 }
    expect(costOfFinding(stamp, 960)).toBe(costOfFinding(stamp, 400))
  })

  it('grows with the length of a line for the big recogniser alone', () => {
    expect(costOfLine(lineOf(20), latin) / costOfLine(lineOf(5), latin)).toBeCloseTo(4, 5)
    expect(costOfLine(lineOf(20), { ...latin, condensed: true })).toBeLessThan(costOfLine(lineOf(20), latin))
    const [short, long] = [lineOf(5), lineOf(20)].map((line) => costOfLine(line, { alphabet: 'mrz' }))
    expect(short).toBe(long)
  })
})

describe('looks within a budget', () => {
  it('find nothing in a size that is not left, and still look in one that is', async () => {
    const { looks, budget, taken } = looksWithin(costOfFinding(pixels, 700))
    expect(await looks.findText(pixels, { longSide: 960, signal })).toEqual([])
    expect(await looks.findText(pixels, { longSide: 640, signal })).toHaveLength(1)
    expect(taken).toEqual(['text 640'])
    expect(budget.isStopped()).toBe(true)
  })

  it('read the first of several lines as far as the budget goes', async () => {
    const lines = [1, 2, 3, 4].map((at) => lineOf(10, 40 * at))
    const { looks, budget, taken } = looksWithin(2.5 * costOfLine(lineOf(10), latin))
    expect(await looks.readText(pixels, lines, latin)).toHaveLength(2)
    expect(await looks.readText(pixels, lines, latin)).toEqual([])
    expect(taken).toEqual(['2 lines'])
    expect(budget.isStopped()).toBe(true)
  })

  it('look for no barcode when nothing is left', async () => {
    const { looks, taken } = looksWithin(1)
    expect(await looks.readBarcodes?.(pixels, signal)).toEqual([])
    expect(taken).toEqual([])
  })

  it('change nothing as long as enough is left', async () => {
    const { looks, budget, taken } = looksWithin(10_000)
    await looks.findText(pixels, { longSide: 1600, signal })
    await looks.readText(pixels, [lineOf(3), lineOf(3)], latin)
    await looks.readBarcodes?.(pixels, signal)
    expect(taken).toEqual(['text 1600', '2 lines', 'barcodes'])
    expect(budget.isStopped()).toBe(false)
  })
})
