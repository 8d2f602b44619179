import { describe, expect, it } from 'vitest'
import { decodeBestPath, emissionsOf, restrict, symbolSet } from './ctc-decoding.ts'

const published = '<0AOaoÑ'

/** Rows of probabilities over blank and the published symbols; what is not named is 0. */
function line(rows: readonly Readonly<Record<string, number>>[]) {
  const classes = published.length + 1
  const values = new Float32Array(rows.length * classes)
  rows.forEach((row, step) => {
    for (const [symbol, value] of Object.entries(row))
      values[step * classes + (symbol === '_' ? 0 : published.indexOf(symbol) + 1)] = value
  })
  return { steps: rows.length, classes, values }
}

function read(rows: readonly Readonly<Record<string, number>>[], alphabet: 'mrz' | 'latin') {
  const set = symbolSet(published, alphabet)
  return decodeBestPath(restrict(line(rows), set), set)
}

const text = (rows: Parameters<typeof read>[0], alphabet: 'mrz' | 'latin') =>
  read(rows, alphabet)
    .map(({ symbol }) => symbol)
    .join('')

describe('decoding a line', () => {
  it('joins equal neighbours and parts them at a blank', () => {
    expect(text([{ A: 1 }, { A: 1 }, { _: 1 }, { A: 1 }, { O: 1 }], 'latin')).toBe('AAO')
  })

  it('reads nothing from blanks alone', () => {
    expect(read([{ _: 1 }, { _: 1 }], 'latin')).toEqual([])
  })

  it('counts small letters for large ones in a machine readable zone, and nothing else', () => {
    expect(text([{ a: 1 }, { _: 1 }, { Ñ: 0.6, A: 0.3 }, { '<': 1 }], 'mrz')).toBe('AA<')
    expect(text([{ a: 1 }, { _: 1 }, { Ñ: 0.6, A: 0.3 }, { '<': 1 }], 'latin')).toBe('aÑ<')
  })

  it('tells how sure it is, what else it could be, and where it stands', () => {
    const [first] = read([{ _: 1 }, { O: 0.6, '0': 0.3, A: 0.1 }, { _: 1 }, { _: 1 }], 'mrz')
    expect(first?.symbol).toBe('O')
    expect(first?.confidence).toBeCloseTo(0.6, 5)
    expect(first?.alternatives?.slice(0, 2).map(({ symbol }) => symbol)).toEqual(['0', 'A'])
    expect(first?.alternatives).toHaveLength(4)
    expect(first?.centre).toBeCloseTo(0.375, 5)
  })

  it('returns evidence whose rows show how much lay outside the alphabet', () => {
    const set = symbolSet(published, 'mrz')
    const { steps, symbols, logProbabilities } = emissionsOf(
      'text-recogniser',
      restrict(line([{ Ñ: 0.75, A: 0.25 }, { _: 1 }]), set),
      set,
    )
    expect([steps, symbols.length, logProbabilities.length]).toEqual([2, 37, 2 * 38])
    const row = (step: number) =>
      logProbabilities.slice(step * 38, (step + 1) * 38).reduce((sum, value) => sum + Math.exp(value), 0)
    expect(row(0)).toBeCloseTo(0.25, 4)
    expect(row(1)).toBeCloseTo(1, 4)
    expect(Math.min(...logProbabilities)).toBeGreaterThan(-18.5)
  })
})
