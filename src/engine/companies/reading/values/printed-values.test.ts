import { describe, expect, it } from 'vitest'
import { amountOf, findAmount, inOwnCurrency } from './printed-amount.ts'
import { findBirth, findDate } from './dates/printed-company-date.ts'
import { findShare } from './printed-share.ts'
import { isLei } from '../../../check-digits/identifiers.ts'
import { parseValue } from './parse-value.ts'
import { withoutMisread } from './without-misread.ts'

describe('A date', () => {
  it.each([
    ['12.03.2015', '2015-03-12'],
    ['2015-03-12', '2015-03-12'],
    ['on the 12th day of March, A.D. 2015', '2015-03-12'],
    ['March 12, 2015', '2015-03-12'],
    ['le 1er avril 2012', '2012-04-01'],
    ['12 de marzo de 2015', '2015-03-12'],
    ['12 marca 2015 r.', '2015-03-12'],
    ['12. maj 2015', '2015-05-12'],
    ['2015年3月12日', '2015-03-12'],
    ['2015. március 12.', '2015-03-12'],
    ['ngày 12 tháng 03 năm 2015', '2015-03-12'],
    ['03/04/2012', '2012-04-03'],
    ['12/31/2012', '2012-12-31'],
  ])('printed as %s is %s', (text, value) => {
    expect(findDate(text, 'day first')?.value).toBe(value)
  })

  it.each(['31.02.2015', '12345678', 'HRB 12.03.15', ''])('is none in %s', (text) => {
    expect(findDate(text, 'day first')).toBeNull()
  })

  it('of a birth may lack its day', () => {
    expect(findBirth('March 1970', 'day first')?.value).toBe('1970-03')
    expect(findBirth('03/1970', 'day first')?.value).toBe('1970-03')
  })
})

describe('An amount', () => {
  it.each([
    ['25.000,00 EUR', 25_000, 'EUR'],
    ['£100.00', 100, 'GBP'],
    ["CHF 100'000.00", 100_000, 'CHF'],
    ['10 000 euros', 10_000, 'EUR'],
    ['60 000,00 zł', 60_000, 'PLN'],
    ['USD 50,000.00 divided into 50,000 shares', 50_000, 'USD'],
    ['1.000,– €', 1000, 'EUR'],
    ['12.000,00 é', 12000, 'EUR'],
    ['RŞ 50.000,00', 50_000, 'BRL'],
    ['RD$ 500,000.00', 500_000, 'DOP'],
    ['澳門元 300,000.00', 300_000, 'MOP'],
    ['5 000 000 francs guinéens', 5_000_000, 'GNF'],
    ['EGYPTIAN POUNDS 250,000', 250_000, 'EGP'],
    ['1 000 000 ARIARY', 1_000_000, 'MGA'],
    ['10,000,000 ریال', 10_000_000, 'IRR'],
    ['MALAWI KWACHA 500,000', 500_000, 'MWK'],
    ['1000.000000万人民币', 10_000_000, 'CNY'],
    ['10 000 000 F CFA', 10_000_000, 'XOF'],
    ['KSh 100,000', 100_000, 'KES'],
    ['100,000.00 DÓLARES AMERICANOS', 100_000, 'USD'],
    ['NGN 10,000,000.00', 10_000_000, 'NGN'],
    ['1.800.000.000 đồng', 1_800_000_000, 'VND'],
    ['100.000,00 MT', 100_000, 'MZN'],
    ['120,000.00 COLONES', 120_000, 'CRC'],
    ['₲ 50.000.000', 50_000_000, 'PYG'],
    ['100 000 دينار تونسي', 100_000, 'TND'],
    ['ORD 120 shares', 120, null],
  ] as const)('%s', (text, amount, currency) => {
    expect(findAmount(text)).toMatchObject({ amount, currency })
  })
})

it('thousandths of an amount are no thousands, where their sign is another', () => {
  const amounts = ['10 000,000', '1,000.000', '25000,000', '1,000,000', '25.000'].map(amountOf)
  expect(amounts).toEqual([10_000, 1000, 25_000, 1_000_000, 25_000])
})

describe('A share', () => {
  it.each([
    ['60 %', 60, 60],
    ['33,33%', 33.33, 33.33],
    ['1/3', 33.3333, 33.3333],
    ['More than 25% but not more than 50%', 25, 50],
    ['75% or more', 75, 100],
    ['600 parts sociales, soit 60 %', 60, 60],
  ] as const)('%s', (text, min, max) => {
    expect(findShare(text)).toEqual({ min, max })
  })

  it.each(['12/03/2015', '125 %', '1 share'])('is none in %s', (text) => {
    expect(findShare(text)).toBeNull()
  })
})

describe('A number', () => {
  const context = { country: null, today: '2026-11-26' }
  it.each([
    ['HRB 123456 B', 'HRB 123456 B'],
    ['552 100 554 R.C.S. Paris', '552 100 554'],
    ['CHE-123.456.789', 'CHE-123.456.789'],
    ['Amtsgericht München, HRB 82893', 'HRB 82893'],
    ['No. SC123456', 'SC123456'],
    ['91310000MA1K35TQ2X', '91310000MA1K35TQ2X'],
    ['FN 412345 k', 'FN 412345 k'],
    ['PVT-AAGU451', 'PVT-AAGU451'],
    ['CI-ABJ-2016-B-19547', 'CI-ABJ-2016-B-19547'],
    ['SN.DKR.2013.B.28733', 'SN.DKR.2013.B.28733'],
    ['J40/1234/2019, 12.03.2019', 'J40/1234/2019'],
    ['16/00-0912345 ب 17', '16/00-0912345 ب 17'],
    ['0912345 بتاريخ 17', '0912345'],
  ])('%s is read as %s', (text, value) => {
    expect(parseValue('number', text, context)?.value).toBe(value)
  })

  it.each(['12.03.2015', 'Active', '123'])('%s is none', (text) => {
    expect(parseValue('number', text, context)).toBeNull()
  })

  it('of a legal entity has check digits', () => {
    expect(isLei('984500INVENTED000094')).toBe(true)
    expect(isLei('984500INVENTED000095')).toBe(false)
  })
})

it.each([
  ['UIrich', 'Ulrich'],
  ['Spółka z 0.o.', 'Spółka z o.o.'],
  ['Sauertal S.à r.I.', 'Sauertal S.à r.l.'],
  ['Nr.1.5', 'Nr.1.5'],
  ['IBM 10', 'IBM 10'],
  ['MILLER', 'MILLER'],
  ['ỊGÓRAL', 'GÓRAL'],
  ['Wuttke, ỊHenning', 'Wuttke, Henning'],
  ['إ ناصر بن حمد المعمري', 'ناصر بن حمد المعمري'],
])('%s was printed as %s', (read, printed) => {
  expect(withoutMisread(read)).toBe(printed)
})

it.each(['007572040 2G3', 'SM 20035'])('a tax number may be %s', (text) => {
  expect(parseValue('taxNumber', text, { country: null, today: '2026-11-26' })?.value).toBe(text)
})

it('a capital may be counted in ten thousands by its label', () => {
  const capital = (text: string, labelText: string) =>
    parseValue('capital', text, { country: 'CN', today: '2026-11-26', labelText })?.value
  expect(capital('人民币500', '认缴注册资本总额（万元）：')).toBe('5000000 CNY')
  expect(capital('500万元', '注册资本（万元）')).toBe('5000000 CNY')
  expect(capital('人民币500', '注册资本')).toBe('500 CNY')
})

it('a dotted line that was read as figures is no identifier', () => {
  const lei = (text: string) => parseValue('lei', text, { country: null, today: '2026-11-26' })
  expect(lei('00000000000000000000')).toBeNull()
  expect(lei('984500INVENTED000094')?.value).toBe('984500INVENTED000094')
})

it('print with a day, or an amount, is no legal form', () => {
  const context = { country: null, today: '2026-11-26' }
  expect(parseValue('legalForm', 'INICIO: 18/02/2013 VENCIMIENTO: 18/02/2112', context)).toBeNull()
  expect(parseValue('legalForm', '5 000 000 F CFA', context)).toBeNull()
  expect(parseValue('legalForm', 'Sociedad de responsabilidad limitada', context)?.value).toBe('Sociedad de responsabilidad limitada') // prettier-ignore
})

it.each([
  ['TW', '5000000 TWD'],
  ['CN', '5000000 CNY'],
])('the 元 of %s is its own', (country, value) => {
  expect(inOwnCurrency('5000000 CNY', '5,000,000 元', country)).toBe(value)
})

it('years of a Taiwanese register are those of the republic, and no others are', () => {
  const on = (country: string) => parseValue('incorporated', '100年02月15日', { country, today: '2026-11-26' })?.value // prettier-ignore
  expect(on('TW')).toBe('2011-02-15')
  expect(on('CN')).toBeUndefined()
})

it.each([
  ['رأس بيروت - شارع الحمراء - الطابق 8.', 'رأس بيروت - شارع الحمراء - الطابق 8'],
  ['4031 Debrecen, Mihály utca 24.', '4031 Debrecen, Mihály utca 24.'],
])('of the address “%s” the point of its sentence alone is left out', (text, value) => {
  expect(parseValue('address', text, { country: null, today: '2026-11-26' })?.value).toBe(value)
})
