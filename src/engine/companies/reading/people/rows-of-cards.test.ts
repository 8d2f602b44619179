import { expect, it } from 'vitest'
import { labelledPage, rowsOf } from '../layout/labelled-page.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { rowsOfCards } from './rows-of-cards.ts'

const rows = (...printed: readonly (readonly string[])[]) =>
  rowsOfCards(rowsOf(labelledPage(printInRows(printed)).pieces)).map((row) =>
    row.map(({ piece }) => piece.text),
  )

it('a value below its label, in a card of two columns, goes beside it', () => {
  expect(
    rows(
      ['First name', 'Surname'],
      ['Ann', 'Smith'],
      ['Date of birth', 'Nationality'],
      ['1 May 1980', 'British'],
    ),
  ).toEqual([
    ['First name', 'Ann'],
    ['Surname', 'Smith'],
    ['Date of birth', '1 May 1980'],
    ['Nationality', 'British'],
  ])
})

it('the head of a table stays above its rows', () => {
  const table = [['Surname', 'Nationality'], ['Smith', 'British'], ['Jones', 'Irish']] // prettier-ignore
  expect(rows(...table)).toEqual(table)
})
