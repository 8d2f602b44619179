import { expect, it } from 'vitest'
import { printInRows } from '../print-pieces.fixture.ts'
import { withoutStruckEntries } from './without-struck-entries.ts'

const textsOf = (rows: readonly (readonly string[])[]) =>
  withoutStruckEntries(printInRows(rows)).map(({ text, middle }) => [text, middle])

const textOnly = (rows: readonly (readonly string[])[]) => textsOf(rows).map(([text]) => text)

it('what a later entry struck out is left out, with its numbers', () => {
  const print = textOnly([
    ['Nazwa pola', 'wprow.', 'wykr.', 'Zawartość'],
    ['1. Siedziba', '1', '-', 'KRAKÓW'],
    ['Imiona', '1', '3', 'BEATA'],
    [''],
    ['Strona 1 z 2'],
  ])
  expect(print).toEqual(['1. Siedziba', 'KRAKÓW', 'Strona 1 z 2'])
})

it('a label whose first value was struck stands beside the value that followed', () => {
  const rows = textsOf([
    ['Nazwa pola', 'wprow.', 'wykr.', 'Zawartość'],
    ['1. Kapitał', '1', '2', '5 000,00 ZŁ'],
    ['', '2', '-', '100 000,00 ZŁ'],
  ])
  expect(rows).toHaveLength(2)
  expect(rows.map(([text]) => text)).toEqual(['1. Kapitał', '100 000,00 ZŁ'])
  expect(rows[0]?.[1]).toBe(rows[1]?.[1])
})

it('a page without such columns stays as it is', () => {
  const rows = printInRows([
    ['Ei', '1'],
    ['Nr', '2', '3', 'Zürich'],
  ])
  expect(withoutStruckEntries(rows)).toBe(rows)
})
