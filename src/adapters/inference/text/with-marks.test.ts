import { describe, expect, it } from 'vitest'
import type { RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'
import { withMarks } from './with-marks.ts'

const known = new Set("ABDGHIJKLMNOQRSTUYZabcdefghijklmnopqrstuvwxyzÉÓŁŻŹĄIİ0123456789' ")

/** Letters evenly along a line; `_` is a place where the reading has none. */
function reading(text: string, confidence = 0.99): RecognisedCharacter[] {
  return Array.from(text).flatMap((symbol, at, all) =>
    symbol === '_' ? [] : [{ symbol, confidence, alternatives: [], centre: (at + 0.5) / all.length }],
  )
}

const textOf = (line: readonly RecognisedCharacter[]): string => line.map(({ symbol }) => symbol).join('')
const leastSure = (line: readonly RecognisedCharacter[]): number =>
  Math.min(...line.map(({ confidence }) => confidence))

describe('withMarks', () => {
  it('leaves a line in which both read the same as it was, its certainty too', () => {
    const first = reading('KOWALSKI JAN', 0.91)
    expect(withMarks({ first, marked: reading('KOWALSKI JAN', 0.4), known })).toEqual(first)
  })

  it.each([
    ['a letter that was dropped', ['NGUY_N', 'NGUYỄN', 'NGUYỄN']],
    ['a letter that the first reading cannot write', ['HUÉ', 'HUẾ', 'HUẾ']],
    ['a mark that the first reading did not see', ['ISTANBUL', 'İSTANBUL', 'İSTANBUL']],
    ['a mark taken for another', ['ŁÓDŻ', 'ŁÓDŹ', 'ŁÓDŹ']],
    ['a horn that was read as an apostrophe', ["TRU'NG", 'TRƯ_NG', 'TRƯNG']],
    ['a letter that was read as two', ['DUBCEUF', 'DUB_ŒUF', 'DUBŒUF']],
    ['a blank between words', ['ANA_IÓ', 'ANA IÓ', 'ANA IÓ']],
    ['a first letter that was dropped', ['_N', 'ẨN', 'ẨN']],
  ] as const)('reads %s', (_, [first, marked, text]) => {
    const line = withMarks({ first: reading(first), marked: reading(marked), known })
    expect(textOf(line)).toBe(text)
    expect(leastSure(line)).toBeGreaterThan(0.6)
  })

  it('keeps the first letter where the two read different ones, less sure', () => {
    const line = withMarks({ first: reading('HUGO'), marked: reading('HUGQ'), known })
    expect(textOf(line)).toBe('HUGO')
    expect(leastSure(line)).toBeLessThan(0.9)
  })

  it('is unsure beside a letter that may be missing', () => {
    const unsure = [...reading('NGUY_N'), ...reading('____Ễ_', 0.25)].sort((a, b) => a.centre - b.centre)
    const line = withMarks({ first: reading('NGUY_N'), marked: unsure, known })
    expect(textOf(line)).toBe('NGUYN')
    expect(leastSure(line)).toBeLessThan(0.9)
  })

  it('takes digits and signs from the first reading alone', () => {
    const first = reading('B 108')
    expect(withMarks({ first, marked: reading('B 1O8'), known })).toEqual(first)
    const born = reading('HUÉ *1967')
    expect(textOf(withMarks({ first: born, marked: reading('HUÉ İ1967'), known }))).toBe('HUÉ *1967')
  })

  it.each([
    ['€ 50 Ä', 'Ể 50 Ä', '€ 50 Ä'],
    ['US$1', 'USŞ1', 'US$1'],
    ['“SpÄ”', 'űSpÄË', '“SpÄ”'],
    ['ä@ex', 'äæex', 'ä@ex'],
    ['är?', 'ärị', 'är?'],
    ['1ª Ä', '1ỡ Ä', '1ª Ä'],
  ])('keeps a sign that the network of marks takes for a letter: %s beside %s', (first, marked, text) => {
    expect(textOf(withMarks({ first: reading(first), marked: reading(marked), known }))).toBe(text)
  })

  it.each([
    ["jusqu'à", 'jusqu_à', "jusqu'à"],
    ["L'étab", 'Ľ_étab', 'Ľétab'],
  ])('keeps what stands before a letter that both saw with its mark: %s beside %s', (first, marked, text) => {
    expect(textOf(withMarks({ first: reading(first), marked: reading(marked), known }))).toBe(text)
  })

  it.each([
    ['PE_ÑA', 'PEŇÑA'],
    ['PEÑ_A', 'PEÑŇA'],
  ])('puts no letter in that stands there already under another mark: %s beside %s', (first, marked) => {
    const line = withMarks({ first: reading(first), marked: reading(marked), known })
    expect(textOf(line)).toBe('PEÑA')
  })

  it('puts a letter with a mark in beside the same letter without', () => {
    const line = withMarks({ first: reading('L_U'), marked: reading('LƯU'), known })
    expect(textOf(line)).toBe('LƯU')
  })

  it('does not put plain letters in', () => {
    const line = withMarks({ first: reading('MAR_A'), marked: reading('MARIA'), known })
    expect(textOf(line)).toBe('MARA')
    expect(leastSure(line)).toBeLessThan(0.9)
  })
})
