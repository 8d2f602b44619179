import { expect, it } from 'vitest'
import { matchLabel } from '../match-label.ts'

it.each([
  ['Y-tunnus 1234567-8', 'number', '1234567-8'],
  ['KMKR nr EE101234567', 'taxNumber', 'EE101234567'],
  ['Vienotais reģistrācijas Nr 40003123456', 'number', '40003123456'],
  ['Juridinio asmens kodas 302123456', 'number', '302123456'],
  ['Kennitala 550698-2349', 'number', '550698-2349'],
  ['A cég cégjegyzékszáma 01-09-123456', 'number', '01-09-123456'],
  ['Număr de ordine în Registrul Comerțului J40/1234/2019', 'number', 'J40/1234/2019'],
  ['IDNO 1003600012345', 'number', '1003600012345'],
  ['IČ DPH SK2020123456', 'taxNumber', 'SK2020123456'],
  ['Temeljni kapital 2.500,00 EUR', 'capital', '2.500,00 EUR'],
  ['Popolno ime DELTA, trgovina, d.o.o.', 'name', 'DELTA, trgovina, d.o.o.'],
  ['Data e themelimit 12.03.2014', 'incorporated', '12.03.2014'],
  ['ЕМБС 7012345', 'number', '7012345'],
  ['Αριθμός Γ.Ε.ΜΗ 123456701000', 'number', '123456701000'],
  ['УНП 190123456', 'taxNumber', '190123456'],
  ['Код ЄДРПОУ юридичної особи 12345678', 'number', '12345678'],
  ['საიდენტიფიკაციო კოდი 204567890', 'number', '204567890'],
  ['ՀՎՀՀ 01234567', 'taxNumber', '01234567'],
  ['VÖEN 1401234561', 'taxNumber', '1401234561'],
  ['Ticaret Sicil No 123456-5', 'number', '123456-5'],
  ['DOS ID Number 1234567', 'number', '1234567'],
  ['UBI Number 603 123 456', 'number', '603 123 456'],
  ['Partida Electrónica N° 11234567', 'number', '° 11234567'],
  ['Registro Mercantil No. 150712SD', 'number', '. 150712SD'],
  ['Matrícula de Comercio 00123456', 'number', '00123456'],
  ['Registro Único de Contribuyentes 1790012345001', 'taxNumber', '1790012345001'],
  ['Crib nummer 102345678', 'taxNumber', '102345678'],
  ['Número de registre tributari L-701234-A', 'taxNumber', 'L-701234-A'],
  ['Öffentlichkeitsregisternummer FL-0002.123.456-7', 'number', 'FL-0002.123.456-7'],
])('%s begins with a label of %s', (text, kind, value) => {
  const found = matchLabel(text)
  expect([found?.kinds[0], text.slice(found?.valueAt)]).toEqual([kind, value])
})

it.each([
  'Municipiul București, Sector 1',
  'Grad Zagreb',
  'город Москва',
  'Provincia de Panamá',
  'Urbanización El Rosal',
])('%s is a place of an address and no label', (text) => {
  expect(matchLabel(text)).toBeNull()
})
