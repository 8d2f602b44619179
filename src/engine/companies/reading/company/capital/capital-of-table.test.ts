import { expect, it } from 'vitest'
import { labelledPage } from '../../layout/labelled-page.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { capitalOfTable, capitalOfTotal, withCurrencyBeside } from './capital-of-table.ts'

const capital = (rows: readonly (string | readonly string[])[]) =>
  capitalOfTable([labelledPage(printInRows(rows))])?.value ?? null

it('finds the capital in a table of its own, with the currency of another column', () => {
  expect(capital(['Issued Share Capital', ['Amount', 'No. of Shares', 'Currency'], ['20,000', '20,000', 'SINGAPORE, DOLLARS']])).toBe('20,000 SGD')
}) // prettier-ignore

it('finds none where no currency is printed', () => {
  expect(capital(['Issued Share Capital', ['Amount', 'No. of Shares'], ['20,000', '20,000']])).toBeNull()
})

it('finds the capital in the row that adds up a table under its heading', () => {
  const rows = ['Share capital', ['In cash', '19 000 000'], ['In kind', '40 000 000'], ['Total', '59 000 000', 'HUF']]
  const found = (list: Parameters<typeof printInRows>[0]) => capitalOfTotal([labelledPage(printInRows(list))])?.value
  expect(found(rows)).toBe('59 000 000 HUF')
  expect(found(rows.slice(1))).toBeUndefined()
}) // prettier-ignore

it('takes the currency of a box in the same line, and of no other', () => {
  const pieces = printInRows([['100', 'GBP'], ['700', 'Fee'], ['EUR', '']]) // prettier-ignore
  const valueOf = (at: number) => {
    const own = pieces.slice(at, at + 1)
    const value = { value: own[0]?.text ?? '', confidence: 0.8, page: 0, pieces: own }
    return withCurrencyBeside(value, pieces)?.value
  }
  expect([valueOf(0), valueOf(2)]).toEqual(['100 GBP', '700'])
  expect(withCurrencyBeside(undefined, pieces)).toBeUndefined()
})
