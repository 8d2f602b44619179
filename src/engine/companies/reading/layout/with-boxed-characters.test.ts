import { expect, it } from 'vitest'
import { withBoxedCharacters } from './with-boxed-characters.ts'
import { printInRows } from './print-pieces.fixture.ts'

/** Letters of the fixture are 18 pixels wide, lines 40 high. */
const read = (rows: readonly (readonly string[])[], apart: number) =>
  withBoxedCharacters(printInRows(rows, { apart }))
const texts = (rows: readonly (readonly string[])[], apart: number) =>
  read(rows, apart).map(({ text }) => text)

it('signs in a row of boxes are one value', () => {
  const [number, ...others] = read([['1', '9', '8', '4', '6', '5', '5', '0']], 70)
  expect(others).toEqual([])
  expect(number).toMatchObject({ text: '19846550', left: 100, right: 100 + 7 * 70 + 18 })
  expect([number?.xs.length, number?.confidences.length]).toEqual([8, 8])
})

it('few signs, signs below one another, and signs far apart are none', () => {
  expect(texts([['1', '2', '3']], 70)).toEqual(['1', '2', '3'])
  expect(texts([['1'], ['2'], ['3'], ['4'], ['5'], ['6']], 70)).toHaveLength(6)
  expect(texts([['1', '2', '3', '4', '5', '6']], 200)).toHaveLength(6)
})
