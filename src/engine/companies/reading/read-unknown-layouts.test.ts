import { expect, it } from 'vitest'
import { printInRows } from './layout/print-pieces.fixture.ts'
import { readPrint } from './read-print.ts'

const knowledge = {
  validateNumber: () => ({ scheme: null, isValid: null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: '' }),
}

function read(rows: readonly (string | readonly string[])[]) {
  return readPrint(printInRows(rows), { country: null, today: '2026-11-26', knowledge })
}

const valuesOf = (rows: readonly (string | readonly string[])[]) =>
  Object.fromEntries(Object.entries(read(rows).values).map(([key, { value }]) => [key, value]))

it('an address whose parts have labels of their own is put together, a part far below left out', () => {
  const rows = [['Street', '14 Bridge Road'], ['Postcode', 'LS1 4AP'], ['City', 'Leeds'], '', '', '', '', ['City', 'York']] // prettier-ignore
  expect(valuesOf(rows)['address']).toBe('14 Bridge Road LS1 4AP Leeds')
})

it('a colon that leads a value is no part of it, nor is the mark of an entry', () => {
  const rows = [
    ['Company name', ': Larkfield Analytics Ltd'],
    ['Company number', ': 09123456'],
  ]
  expect(valuesOf(rows)).toMatchObject({
    legalName: 'Larkfield Analytics Ltd',
    registrationNumber: '09123456',
  })
})

it('values beside labels that no table knows are answered, and never for certain', () => {
  const { values, shareCapital } = read([['Denumirea completă a societății', 'Larkfield Analytics SRL'], ['Alaptőke összege', '25 000 EUR']]) // prettier-ignore
  expect([values.legalName?.value, shareCapital?.value]).toEqual(['Larkfield Analytics SRL', '25 000 EUR'])
  for (const value of [values.legalName, shareCapital]) expect(value?.confidence).toBeLessThan(0.9)
})

it('an amount in running text is named by the words before it', () => {
  const said = 'It was resolved that the nominal capital of the company shall be EUR 25,000, paid up in cash.'
  const unsaid = 'It was resolved that the fee of the registrar shall be EUR 25,000, paid up in cash.'
  expect(read([said]).shareCapital?.value).toBe('25,000 EUR')
  expect(read([unsaid]).shareCapital).toBeUndefined()
})
