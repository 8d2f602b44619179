import { expect, it } from 'vitest'
import { labelledPage } from '../layout/labelled-page.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import {
  cleanName,
  companyNamesIn,
  isBeginningOf,
  isNoCompanyName,
  nameByWitnesses,
} from './name-by-witnesses.ts'

const nameOf = (rows: readonly (string | readonly string[])[]) =>
  nameByWitnesses([labelledPage(printInRows(rows))], new Set())?.value

it.each([
  ['we certify that Dusty Boots Outfitters Pty Ltd was registered', 'Dusty Boots Outfitters Pty Ltd'],
  ['known as "Larkfield & Sons Limited", has been', 'Larkfield & Sons Limited'],
  ['the company Meadow och Strand Aktiebolag is in the register', 'Meadow och Strand Aktiebolag'],
  ['filed by Norvik Trade s.r.o. on that day', 'Norvik Trade s.r.o.'],
])('in “%s” the company is found', (text, name) => {
  expect(companyNamesIn(text).map(({ value }) => value)).toEqual([name])
})

it.each([
  'This is a Florida Limited Liability Company',
  'The Companies Acts as amended',
  'The Company shall do so',
])('in “%s” no company is named', (text) => {
  expect(companyNamesIn(text)).toEqual([])
})

it('a name that is repeated comes before one that is named once', () => {
  const rows = ['Minutes of a meeting', 'The agent is Redgate Filing Ltd there', '', 'Larkfield Analytics Ltd', '', 'Signed for', '', 'Larkfield Analytics Ltd'] // prettier-ignore
  expect(nameOf(rows)).toBe('Larkfield Analytics Ltd')
})

it('print beside a gap is no part of a name', () => {
  expect(nameOf([['Company extract', 'Harbour Design Limited']])).toBe('Harbour Design Limited')
})

it.each([
  'are appointed as directors of',
  'The following are the particulars:',
  'THE SAID "LARKFIELD',
  'No',
  'Néant',
  '不適用',
])('“%s” is no name of a company', (text) => {
  expect(isNoCompanyName(text)).toBe(true)
})

it('a name that was cut at the end of its line is the beginning of the whole', () => {
  expect(isBeginningOf('Meadow Bay and', 'Meadow Bay and Strand Ltd')).toBe(true)
  expect(isBeginningOf('Meadow Bay Ltd', 'Meadow Bay Ltd Holding Ltd')).toBe(false)
})

it('quotation marks around a name are no part of it', () => {
  expect(cleanName('űOropesa Inversiones, S.L.Ë')).toBe('Oropesa Inversiones, S.L.')
  expect(cleanName('FIRST: The name of the corporation is VANTAGE LOOP, INC.')).toBe('VANTAGE LOOP, INC.')
  expect(cleanName('Éclat Conseil SAS')).toBe('Éclat Conseil SAS')
  expect(cleanName('«VIVEROS DEL SUR, S.L.»')).toBe('VIVEROS DEL SUR, S.L.')
  expect(cleanName('„Jantar” Sp. z o.o.')).toBe('„Jantar” Sp. z o.o.')
})

it('the number of an entry is no part of a name', () => {
  expect(cleanName('233723 - Larkfield Energy B.V..')).toBe('Larkfield Energy B.V.')
})

it('the next sentence is no part of a name, and the point of a form is', () => {
  const form = 'spółka z ograniczoną odpowiedzialnością'
  expect(cleanName(`Larkfield ${form}. Spółka może używać skrótu`)).toBe(`Larkfield ${form}`)
  expect(cleanName('Larkfield Sp. Handlowa s.r.o.')).toBe('Larkfield Sp. Handlowa s.r.o.')
})

it.each(['Business Name and Type of Company', 'Company Name', 'Name of Company'])(
  'the title “%s” in a second language is no name of a company',
  (title) => {
    expect(isNoCompanyName(title)).toBe(true)
  },
)

it('a company whose own name is of names keeps it', () => {
  expect(isNoCompanyName('Business Names Direct Ltd')).toBe(false)
})
