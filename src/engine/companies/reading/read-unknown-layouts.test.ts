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

it.each<[string, readonly (string | readonly string[])[], string]>([
  ['beside its label', [['Företagets namn', 'Björkholmens Fastigheter och', 'FO-nummer'], ['', 'Förvaltning Ab'], ['Hemort', 'Turku']], 'Björkholmens Fastigheter och Förvaltning Ab'],
  ['behind its label, where the label begins', ['Company name: LARKFIELD TRADE AND SERVICES FOR IMPORT', 'AND EXPORT', 'Status: Active'], 'LARKFIELD TRADE AND SERVICES FOR IMPORT AND EXPORT'],
  ['no further than its form', [['Company name', 'Larkfield Trade and Services Ltd', 'Status'], ['', 'Trading since 1990'], ['Seat', 'Leeds']], 'Larkfield Trade and Services Ltd'],
])('a name that its column was too narrow for goes on in the next line: %s', (_, rows, name) => {
  expect(valuesOf(rows)['legalName']).toBe(name)
}) // prettier-ignore

it('a name in a line with space for more does not go on', () => {
  const rows = [['Company name', 'Larkfield'], ['', 'Trading since 1990'], ['Objects of the company', 'Trade and services of all kinds']] // prettier-ignore
  expect(valuesOf(rows)['legalName']).toBe('Larkfield')
})

it('an address without its place takes the one under it, and one that has it does not', () => {
  const labelled = (address: string) => [['Adresse', address], ['Postnummer og by', '9000 Aalborg'], ['Startdato', '24.01.1992']] // prettier-ignore
  expect(valuesOf(labelled('Strandvejen 51'))['address']).toBe('Strandvejen 51, 9000 Aalborg')
  expect(valuesOf(labelled('Strandvejen 51, 1620 Odense'))['address']).toBe('Strandvejen 51, 1620 Odense')
})

it('an address whose figures stand apart is whole, and none goes on behind the end of its sentence', () => {
  expect(
    valuesOf([
      ['العنوان', '6111 طريق الملك فهد'],
      ['الحالة', 'نشط'],
    ])['address'],
  ).toContain('6111')
  const rows = ['Geschäftsanschrift: Lindenallee 102, 49074 Osnabrück.', 'Die Gesellschaft hat einen oder mehrere Geschäftsführer.'] // prettier-ignore
  expect(valuesOf(rows)['address']).toBe('Lindenallee 102, 49074 Osnabrück')
})

it('of several capitals the issued one is answered', () => {
  const rows = [
    ['Authorised share capital', 'EUR 90,000'],
    ['Issued share capital', 'EUR 25,000'],
  ]
  expect(read(rows).shareCapital?.value).toBe('25,000 EUR')
})

it.each([
  ['75 Queen Street, Auckland 1010, New Zealand', 'NZ'],
  ['109 Peachtree Road NE, Atlanta, GA 30303', 'US'],
  ['71 boulevard Laurier, Toronto ON M5V 2B7', 'CA'],
  ['Hoofdstraat 5, 2312 LE Leiden', 'NL'],
])('where no register is named, the country is that of the address %s', (address, country) => {
  expect(valuesOf([['Registered address', address]])['countryIso2']).toBe(country)
})

it('a sign that several countries use is the currency of the country', () => {
  const rows = (country: string) => [country, ['Capital', '$ 100.000']]
  expect(read(rows('REPÚBLICA ARGENTINA')).shareCapital?.value).toBe('100.000 ARS')
  expect(read(rows('Secretary of State')).shareCapital?.value).toBe('100.000 USD')
})

it('a Chinese numeral and a remark in brackets before a label are no part of it', () => {
  const values = valuesOf([
    ['二、 （郵遞區號）公司所在地', '臺北市大安區復興南路一段388號'],
    ['五、 資本總額（阿拉伯數字）', '新臺幣 5,000,000 元'],
  ])
  expect(values['address']).toBe('臺北市大安區復興南路一段388號')
})
