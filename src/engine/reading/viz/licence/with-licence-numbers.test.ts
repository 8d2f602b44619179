import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { vizValues } from '../viz-values.ts'
import { withLicenceNumbers } from './with-licence-numbers.ts'

const today = { year: 2026, month: 11, day: 28 }
const rows = [
  printed('KÖRKORT', [240, 20], { height: 36 }),
  printed('LINDHOLM', [280, 80]),
  printed('LINNÉA', [280, 112]),
  printed('19.05.1998 STRÄNGLA', [280, 144]),
  printed('18.09.2018', [280, 176]),
  printed('TRANSPORTVERKET', [440, 176]),
  printed('18.09.2028', [280, 208]),
  printed('013914829', [280, 240]),
  printed('STORGATAN 73, 59099 STRÄNGLA', [280, 304]),
  printed('AM/A/B/C1', [280, 336]),
]
const valuesOf = (lines: typeof rows) => vizValues(withLicenceNumbers(lines), today).values

it('tells the values of a licence by its rows, none surely, where no number was read', () => {
  const values = valuesOf(rows)
  expect(Object.fromEntries([...values].map(([key, { value }]) => [key, value]))).toMatchObject({
    lastName: 'LINDHOLM',
    firstName: 'LINNÉA',
    dob: '1998-05-19',
    placeOfBirth: 'STRÄNGLA',
    issued: '2018-09-18',
    issueAuthority: 'TRANSPORTVERKET',
    expiry: '2028-09-18',
    documentNumber: '013914829',
    address1: 'STORGATAN 73, 59099 STRÄNGLA',
    vehicleClass: 'AM/A/B/C1',
  })
  expect([...values.values()].filter(({ confidence }) => confidence >= 0.9)).toEqual([])
})

it('leaves the numbers that were read as they are', () => {
  const read = [...rows, printed('1.', [250, 80]), printed('4a.', [245, 176])]
  const added = withLicenceNumbers(read).slice(read.length)
  expect(added.map(({ text }) => text)).toEqual(['2.', '3.', '4b.', '5.', '8.', '9.', '4c.'])
  expect(valuesOf(read).get('lastName')?.confidence).toBeGreaterThan(0.9)
})

it.each([
  ['a page that is no licence', (text: string) => text !== 'KÖRKORT'],
  ['a licence without one of the dates', (text: string) => text !== '18.09.2028'],
  ['a licence with one name', (text: string) => text !== 'LINDHOLM'],
])('says nothing of %s', (_, isThere) => {
  const lines = rows.filter(({ text }) => isThere(text))
  expect(withLicenceNumbers(lines)).toBe(lines)
})

it('finds both dates on one level, with the authority and the number below them, whatever was read before them', () => {
  const beside = [
    printed('FÜHRERSCHEIN', [240, 20]),
    printed('Lindholm', [280, 80]),
    printed('7.', [255, 112]),
    printed('Linnéa', [280, 112]),
    printed('1.', [255, 144]),
    printed('19.05.1998 Stränga', [280, 144]),
    printed('18.09.2018', [280, 176]),
    printed('4s 18.09.2033', [480, 176]),
    printed('Transportverket Ost', [280, 208]),
    printed('013914829', [280, 240]),
  ]
  expect(Object.fromEntries([...valuesOf(beside)].map(([key, { value }]) => [key, value]))).toEqual({
    lastName: 'Lindholm',
    firstName: 'Linnéa',
    dob: '1998-05-19',
    placeOfBirth: 'Stränga',
    issued: '2018-09-18',
    expiry: '2033-09-18',
    issueAuthority: 'Transportverket Ost',
    documentNumber: '013914829',
  })
})
