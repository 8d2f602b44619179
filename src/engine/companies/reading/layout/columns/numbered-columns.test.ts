import { expect, it } from 'vitest'
import { readPrint } from '../../read-print.ts'
import { printInRows } from '../print-pieces.fixture.ts'

const knowledge = {
  validateNumber: () => ({ scheme: null, isValid: null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: '' }),
}

const table = [
  ['', 'a) Firma b) Sitz', 'Grund- oder Stammkapital', 'b) Geschäftsführer', 'Prokura', 'a) Rechtsform', 'a) Tag der Eintragung'],
  ['1', '2', '3', '4', '5', '6', '7'],
  ['1', 'a) Nordlicht GmbH', '25.000,00 EUR', 'b) Geschäftsführer: Hübscher,', 'Einzelprokura: Kowalke,', 'a) Gesellschaft mit beschränkter', 'a) 07.02.2010'],
  ['', 'b) Kiel, Geschäftsanschrift:', '', 'Till, Erfurt, *22.11.1987', 'Annegret, Kiel, *04.10.1969', 'Haftung', ''],
  ['', 'Hafenweg 3, 24103 Kiel', '', 'Geschäftsführer: Sandvoß,', '', '', ''],
  ['', '', '', 'Marlene, Kiel, *12.09.1971', '', '', ''],
  ['', '', '', '', '', '', ''],
  ['2', '', '', 'b) Nicht mehr Geschäftsführer: Sandvoß,', '', '', 'a) 03.05.2022'],
  ['', '', '', 'Marlene, Kiel, *12.09.1971', '', '', ''],
] as const // prettier-ignore

it('reads each column of a table whose columns are numbered, by the letters of its title', () => {
  const reading = readPrint(printInRows(table, { apart: 900 }), {
    country: 'DE',
    today: '2026-11-26',
    knowledge,
  })
  const values = Object.fromEntries(Object.entries(reading.values).map(([key, { value }]) => [key, value]))
  expect(values).toMatchObject({
    legalName: 'Nordlicht GmbH',
    entityType: 'Gesellschaft mit beschränkter Haftung',
    incorporationDate: '2010-02-07',
    address: 'Hafenweg 3, 24103 Kiel',
  })
  expect(reading.shareCapital?.value).toBe('25.000,00 EUR')
  expect(reading.officers.map(({ name, role, birthDate }) => [name, role, birthDate])).toEqual([
    ['Till Hübscher', 'managing_director', '1987-11-22'],
    ['Annegret Kowalke', 'authorised_signatory', '1969-10-04'],
  ])
})

it('leaves a row of figures alone that no titles stand above', () => {
  const rows = [['Company name', 'Larkfield Ltd'], '', ['1', '2', '3', '4', '5']]
  const { values } = readPrint(printInRows(rows), { country: null, today: '2026-11-26', knowledge })
  expect(values.legalName?.value).toBe('Larkfield Ltd')
})
