import { expect, it } from 'vitest'
import { labelledPage } from '../../layout/labelled-page.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { capitalOfRows } from './capital-of-rows.ts'

const capital = (rows: readonly (string | readonly string[])[]) =>
  capitalOfRows([labelledPage(printInRows(rows))])?.value ?? null

const heads = ['Share capital', 'Number of shares', 'Par value', 'Amount (PHP)']

it('takes the amount of a row, not the number of shares, and what is issued before what may be', () => {
  const authorised = ['Authorized capital', '5,000,000', '0.10', '500,000.00']
  expect(capital([heads, authorised])).toBe('500,000.00 PHP')
  expect(capital([heads, authorised, ['Paid-up capital', '2,500,000', '0.10', '250,000.00']])).toBe('250,000.00 PHP') // prettier-ignore
})

it('takes the amount of the table under its heading, with the currency of its row', () => {
  const rows = ['Share capital', ['Class', 'Currency', 'Number of shares', 'Total amount'], ['Ordinary', 'HKD', '100,000', '10,000.00']] // prettier-ignore
  expect(capital(rows)).toBe('10,000.00 HKD')
})

it('finds none without a currency, or in a table that stands farther down', () => {
  expect(capital([['Paid-up capital', '2,500', '100', '250,000']])).toBeNull()
  expect(capital(['Share capital', '', '', '', '', '', ['Fee', '250.00', 'HKD']])).toBeNull()
})
