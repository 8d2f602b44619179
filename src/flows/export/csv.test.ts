import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cell } from './csv.ts'

describe('a cell of an export', () => {
  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '\t1'],
    ...["|calc'!A1", '｜x', ' =1', '\u00a0=1', '\u3000+1', ' \u200b @A1'],
    ...['\u202e=1', '\u200f-1', '\u2066=1\u2069', '\ufeff=1', '\u061c|x', '\u0001=1'],
  ])('#112 %j is no formula', (text) => {
    expect(parse(`${cell(text)},x`)).toEqual([[`'${text}`, 'x']])
  })

  it('that begins harmlessly is read back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [[read]] = parse(`${cell(text)},x`) as [[string]]
        expect(read === text || read === `'${text}`).toBe(true)
      }),
    )
  })

  it('that is a number of this service stays one', () => {
    expect(cell(-0.5)).toBe('-0.5')
  })
})
