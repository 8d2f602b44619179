import { expect, it } from 'vitest'
import { someFields } from '../../../../test/world/facts/facts.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { linePosition } from '../viz/text-line.ts'
import type { LineBeside } from './lines-beside.ts'
import { rankLines } from './rank-lines.ts'

/** How a line is ranked, as long as its text, by what the small reader saw on it. */
function rankedOf(text: string, fields: Parameters<typeof someFields>[0]) {
  const quad: Quad<'upright'> = [[0, 0], [18 * text.length, 0], [18 * text.length, 40], [0, 40]] // prettier-ignore
  const line: LineBeside = { quad, position: linePosition(quad, [1, 0]) }
  const characters = Array.from(text, (symbol) => ({ symbol, confidence: 0.99, centre: 0.5 }))
  return rankLines([line], [{ characters }], { type: 'P', fields: someFields(fields) })[0]
}

/** What a line is expected to yield that is as short as two letters, by what the small reader saw on it. */
function expectedOf(text: string, lastName: string): string | undefined {
  const quad: Quad<'upright'> = [[0, 0], [45, 0], [45, 49], [0, 49]] // prettier-ignore
  const line: LineBeside = { quad, position: linePosition(quad, [1, 0]) }
  const characters = Array.from(text, (symbol) => ({ symbol, confidence: 0.99, centre: 0.5 }))
  const [ranked] = rankLines([line], [{ characters }], { type: 'P', fields: someFields({ lastName }) })
  return ranked?.expected
}

it('two letters are a name where the zone has them as one, letter for letter', () => {
  expect(expectedOf('XU', 'XU')).toBe('name')
  expect(expectedOf('XA', 'XU')).toBe('letter')
  expect(expectedOf('XU', 'ERIKSSON')).toBe('letter')
})

it('letters that are thin are passed over in both', () => {
  expect(expectedOf('JR', 'JIRI')).toBe('name')
})

it.each([
  ['PASSPORTPASSEPORT', true],
  ['PMS5PORTPASSEPOMT', true],
  ['PASSPORTSPECIMEN', false],
  ['SPECIMEN', false],
  ['', false],
])('%s, as the small reader sees it, is known to be titles alone: %s', (text, isKnown) => {
  expect(rankedOf(text, {})?.isKnown).toBe(isKnown)
})

it('a number of the code and a date are known by their figures, and letters are not', () => {
  expect(rankedOf('NM2I83X70', { documentNumber: 'NM2163X7C' })?.isKnown).toBe(true)
  expect(rankedOf('18072036', {})?.isKnown).toBe(true)
  expect(rankedOf('SPECIMEN', { documentNumber: 'SPECIMEN' })?.isKnown).toBe(false)
})

it.each([
  ['25AUNRUN1934', 'date'],
  ['2A1U3NI99', 'date'],
  ['17081968TARNFORD', 'date'],
  ['TARNFORD17JUN1968', 'date'],
  ['BRANDMARKI5CH', 'unknown'],
  ['PRRLCTUREDEMONTBRUN', 'unknown'],
])('%s, as the small reader sees it, is expected to be a %s', (text, expected) => {
  expect(rankedOf(text, {})?.expected).toBe(expected)
})
