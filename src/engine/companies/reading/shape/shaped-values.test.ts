import { expect, it } from 'vitest'
import type { OpenValue } from '../company/open-value.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { shapedValues } from './shaped-values.ts'

type Key = 'legalName' | 'registrationNumber' | 'taxNumber' | 'entityType' | 'address' | 'shareCapital'
type Printed = Readonly<Partial<Record<Key, string>>>

function shaped(printed: Printed, rows: readonly string[] = Object.values(printed)): Printed {
  const pieces = printInRows(rows)
  const values = Object.entries(printed).map(([key, value]) => [key, { value, confidence: 0.8, page: 0, pieces }])
  const read = shapedValues(Object.fromEntries(values) as Partial<Record<Key, OpenValue>>, pieces)
  return Object.fromEntries(Object.entries(read).map(([key, { value }]) => [key, value]))
} // prettier-ignore

it.each([
  ['1 - DÉNOMINATION SOCIALE LARK TRANSIT SARL', 'LARK TRANSIT SARL'],
  ['… LARK TEXTILE', 'LARK TEXTILE'],
  ['LARK Sigle ou enseigne ............ Néant', 'LARK'],
  ['Capital Moor Limited', 'Capital Moor Limited'],
  ['PADARIA LARK LTDA Sociedade Empresária Limitada', 'PADARIA LARK LTDA'],
  ['LARK Sp. z o.o. Sp. k.', 'LARK Sp. z o.o. Sp. k.'],
  ['Registered Office', undefined],
])('a company is called by its name: %s', (legalName, name) => {
  expect(shaped({ legalName }).legalName).toBe(name)
})

it.each([
  ['… Société à responsabilité limitée', 'Société à responsabilité limitée'],
  ['N.V."', 'N.V.'],
  ['BVI business company', 'BVI business company'],
  ['La', undefined],
  ['La sociedad no tendrá directorio.', undefined],
])('a form is no sentence and no article: %s', (entityType, form) => {
  expect(shaped({ entityType }).entityType).toBe(form)
})

it('a number is the whole of its print, unless it stands by itself', () => {
  const rows = ['RCCM SN.DKR.2013.B.28733', 'SIREN 552100554', 'TVA FR40552100554']
  expect(shaped({ registrationNumber: 'DKR.2013' }, rows).registrationNumber).toBe('SN.DKR.2013.B.28733')
  expect(shaped({ registrationNumber: '552100554' }, rows).registrationNumber).toBe('552100554')
})

it('figures without a currency are a capital where they count more than a few', () => {
  expect(shaped({ shareCapital: '147' })).toEqual({})
  expect(shaped({ shareCapital: '50000' })).toEqual({ shareCapital: '50000' })
  expect(shaped({ shareCapital: '1 GBP' })).toEqual({ shareCapital: '1 GBP' })
})

it('what is another value of the company is no part of its address', () => {
  const values = { address: '5 Arch Street, Lynham 0075720402G', taxNumber: '0075720402G' }
  expect(shaped(values).address).toBe('5 Arch Street, Lynham')
})

it('the number of a passport is none of the company, unless it stands elsewhere as well', () => {
  const rows = ['DOÑA ADA LARK, con D.N.I. y N.I.F. número 43363655, mayor de edad']
  const printed = { registrationNumber: '43363655', taxNumber: '43363655' }
  expect(shaped(printed, rows)).toEqual({})
  expect(shaped(printed, [...rows, 'NIF 43363655'])).toEqual(printed)
})
