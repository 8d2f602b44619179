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
])('%s begins with a label of %s', (text, kind, value) => {
  const found = matchLabel(text)
  expect([found?.kinds[0], text.slice(found?.valueAt)]).toEqual([kind, value])
})

it.each(['Municipiul București, Sector 1', 'Grad Zagreb', 'город Москва'])(
  '%s is a place of an address and no label',
  (text) => {
    expect(matchLabel(text)).toBeNull()
  },
)
