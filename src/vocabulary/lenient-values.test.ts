import { describe, expect, it } from 'vitest'
import { lenientBoolean, lenientNumber, lenientSeconds, lenientText, lenientWord } from './lenient-values.ts'

describe('Values as clients write them', () => {
  it.each<[unknown, unknown]>([
    ['800', 800],
    [' 0.25 ', 0.25],
    ['-1', -1],
    [7, 7],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['+1', '+1'],
    ['1,5', '1,5'],
    ['', ''],
    ['9'.repeat(41), '9'.repeat(41)],
    [['1'], ['1']],
    [true, true],
  ])('%j as a number is %j', (written, meant) => {
    expect(lenientNumber(written)).toEqual(meant)
  })

  it.each<[unknown, unknown]>([
    ['true', true],
    ['False', false],
    ['1', true],
    [0, false],
    ['yes', 'yes'],
    [2, 2],
    [['true'], ['true']],
    ['constructor', 'constructor'],
  ])('%j as true or false is %j', (written, meant) => {
    expect(lenientBoolean(written)).toEqual(meant)
  })

  it.each<[unknown, unknown]>([
    [1_700_000_000.987, 1_700_000_000],
    ['1700000000.5', 1_700_000_000],
    ['soon', 'soon'],
    [Infinity, Infinity],
  ])('%j as Unix seconds is %j', (written, meant) => {
    expect(lenientSeconds(written)).toBe(meant)
  })

  it('a number where a text is meant is taken as written, and a word in any case', () => {
    expect([lenientText(1234), lenientText(null), lenientWord(' PNG '), lenientWord(4)]).toEqual([
      '1234',
      null,
      'png',
      4,
    ])
  })
})
