import { expect, it } from 'vitest'
import { labelledPage } from '../layout/labelled-page.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { capitalOfTable } from './capital-of-table.ts'

const capital = (rows: readonly (string | readonly string[])[]) =>
  capitalOfTable([labelledPage(printInRows(rows))])?.value ?? null

it('finds the capital in a table of its own, with the currency of another column', () => {
  expect(capital(['Issued Share Capital', ['Amount', 'No. of Shares', 'Currency'], ['20,000', '20,000', 'SINGAPORE, DOLLARS']])).toBe('20,000 SGD')
}) // prettier-ignore

it('finds none where no currency is printed', () => {
  expect(capital(['Issued Share Capital', ['Amount', 'No. of Shares'], ['20,000', '20,000']])).toBeNull()
})
