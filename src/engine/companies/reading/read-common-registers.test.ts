import { describe, expect, it } from 'vitest'
import { printInRows } from './layout/print-pieces.fixture.ts'
import { readPrint } from './read-print.ts'

const knowledge = {
  validateNumber: ({ key }: { readonly key: string }) => ({ scheme: null, isValid: key === 'registrationNumber' ? true : null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: '' }),
} // prettier-ignore

function read(rows: readonly (string | readonly string[])[], apart = 700) {
  const reading = readPrint(printInRows(rows, { apart }), {
    ...{ country: null, today: '2026-11-26', knowledge },
  })
  return {
    values: Object.fromEntries(Object.entries(reading.values).map(([key, one]) => [key, one.value])),
    sureness: reading.values.registrationNumber?.confidence,
    capital: reading.shareCapital?.value,
    officers: reading.officers.map(({ name, role }) => [name, role]),
    owners: reading.owners.map(({ name, share }) => [name, share?.max]),
  }
}

describe('A licence of China', () => {
  it('has labels whose signs are spread, the last of them beside the value', () => {
    const { values } = read([
      ['统一社会信用代码', '', '91440300MA5FXY1234'],
      ['名', '称 深圳市白鹭科技有限公司'],
      ['类', '型 有限责任公司'],
      ['住', '所 深圳市南山区科苑南路15号'],
    ], 300) // prettier-ignore
    expect(values).toMatchObject({
      legalName: '深圳市白鹭科技有限公司',
      entityType: '有限责任公司',
      address: '深圳市南山区科苑南路15号',
    })
  })

  it('is dated by the founding, and not by the day of the office that issued it', () => {
    const { values, capital } = read([
      ['名称', '深圳市白鹭科技有限公司'],
      ['注册资本 壹佰万元整', '成立日期', '2022年09月28日'],
      ['', '登记机关', '2023年07月22日'],
    ])
    expect(values['incorporationDate']).toBe('2022-09-28')
    expect(capital).toMatch(/^1000000/)
  })
})

describe('A certificate of Portugal', () => {
  const rows = [
    'Firma: Moinho Velho, Lda',
    'Sede: Rua das Flores, n.º 8, 2.º Dto',
    'Distrito: Porto Concelho: Porto Freguesia: Bonfim',
    '4000 - 447 PORTO',
    'Capital: 10.000,00 Euros',
    'Insc. 1 AP. 143/20151119 16:12:51 UTC - CONSTITUIÇÃO DE SOCIEDADE',
    'SÓCIOS E QUOTAS:',
    'QUOTA: 1.100,00 Euros',
    'TITULAR: Nuno Miguel Mourão',
    'Nome do cônjuge: Rui Alexandre Brito',
    'QUOTA: 8.900,00 Euros',
    'TITULAR: Catarina Carvalhal Pinto',
  ]
  it('has an address that goes on to its postcode, and the day of its first entry', () => {
    expect(read(rows).values).toMatchObject({
      address:
        'Rua das Flores, n.º 8, 2.º Dto, Distrito: Porto Concelho: Porto Freguesia: Bonfim, 4000 - 447 PORTO',
      incorporationDate: '2015-11-19',
    })
  })
  it('has members, whose spouses are none', () => {
    expect(read(rows).owners).toEqual([
      ['Nuno Miguel Mourão', 11],
      ['Catarina Carvalhal Pinto', 89],
    ])
  })
})

it('An address has the number that stands beside a label of its own', () => {
  const { values } = read([
    ['LOGRADOURO:', 'NÚMERO:'],
    ['AVENIDA FRANCISCO GLICERIO', '887'],
    ['BAIRRO:', 'CEP:'],
    ['CENTRO', '13012-100'],
  ])
  expect(values['address']).toBe('AVENIDA FRANCISCO GLICERIO 887 CENTRO 13012-100')
})

it('An address of two lines goes on beside its label in another script, and begins above a label at its middle', () => {
  const inTwoScripts = read([['地址', 'UNIT 1, 16 TAI'], ['Address', 'YAU STREET, SAN PO KONG'], ['Status', 'Live']]) // prettier-ignore
  expect(inTwoScripts.values['address']).toBe('UNIT 1, 16 TAI, YAU STREET, SAN PO KONG')
  const pieces = printInRows([['', '7 BOULEVARD VIVIER MERLE'], ['', '69003 LYON'], ['Dénomination', 'VERTIGE NEGOCE']]) // prettier-ignore
  const between = printInRows([['Adresse']]).map((one) => ({ ...one, middle: 140 }))
  const lines = pieces.map((one, at) => (at === 0 ? { ...one, middle: 108 } : one))
  const reading = readPrint([...between, ...lines], { country: null, today: '2026-11-26', knowledge })
  expect(reading.values.address?.value).toBe('7 BOULEVARD VIVIER MERLE, 69003 LYON')
})

it('A form has its code before it, in one line or in two whose label stands at their middle', () => {
  const form = (value: string) => read([['Szczególna forma prawna', value]]).values['entityType']
  expect(form('117 SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ')).toBe('SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ')
  expect(form('5720 - Société par actions simplifiée')).toBe('Société par actions simplifiée')
})

it('The office behind a label of addresses is no address', () => {
  const { values } = read(['DOMICILIO FISCAL - ARCA', 'SAN MARTIN 509', '2000-ROSARIO'])
  expect(values['address']).toBe('SAN MARTIN 509, 2000-ROSARIO')
})

describe('People', () => {
  it('have one name in a cell that says it in two scripts', () => {
    const { officers, owners } = read([
      ['Name', 'Nationality', 'Role'],
      ['الاسم', 'الجنسية', 'الصفة'],
      ['طارق محمود بهاتي', 'باكستان', 'مدير'],
      ['TARIQ MEHMOOD BHATTI', 'Pakistan', 'Manager'],
    ])
    expect(officers).toEqual([['TARIQ MEHMOOD BHATTI', 'managing_director']])
    expect(owners).toEqual([])
  })

  it('hold everything where a sentence calls them the only ones', () => {
    const line = 'La sociedad es unipersonal, siendo su socio único HOLDING SIERRA NORTE SA, con N.I.F. A28638245' // prettier-ignore
    expect(read([['Denominación social', 'Faro Atlántico S.L.'], line]).owners).toEqual([
      ['HOLDING SIERRA NORTE SA', 100],
    ])
  })

  it('hold the parts that are printed, whatever numbers stand before labels', () => {
    const owner = (surname: string, given: string, shares: string) => [
      ['1.Nazwisko / Nazwa lub firma', surname],
      ['2.Imiona', given],
      ['3.Posiadane przez wspólnika udziały', shares],
    ]
    const { owners } = read([
      ['1.Wysokość kapitału zakładowego', '50 000,00 ZŁ'],
      'Dane wspólników',
      ...owner('ŚLIWA', 'LESZEK', '17 UDZIAŁÓW O ŁĄCZNEJ WYSOKOŚCI 8.500,00 ZŁ'),
      ...owner('DUDEK', 'ANNA', '83 UDZIAŁÓW O ŁĄCZNEJ WYSOKOŚCI 41.500,00 ZŁ'),
    ])
    expect(owners).toEqual([
      ['LESZEK ŚLIWA', 17],
      ['ANNA DUDEK', 83],
    ])
  })

  it('are appointed, and take shares that are counted in words and figures, in the sentences of a deed', () => {
    const { officers, owners } = read([
      'AKTE VAN OPRICHTING',
      'In het kapitaal wordt deelgenomen door: Fatima el Hamdaoui, voornoemd, voor tweeëndertig (32) aandelen;',
      'Sander de Graaf, voornoemd, voor achtenzestig (68) aandelen.',
      'Voor de eerste maal worden tot bestuurder van de vennootschap benoemd: de oprichters Fatima el Hamdaoui en Sander de Graaf.',
    ]) // prettier-ignore
    expect(officers).toEqual([['Fatima el Hamdaoui', 'director'], ['Sander de Graaf', 'director']]) // prettier-ignore
    expect(owners).toEqual([['Fatima el Hamdaoui', 32], ['Sander de Graaf', 68]]) // prettier-ignore
  })

  it('have no sentence in their cells', () => {
    const { officers } = read([
      'Directors',
      ['Name', 'Date of birth', 'Nationality'],
      ['McAllister, Harriet', '3 October 1965', 'British'],
      'and the secretary of the company is Bronwen Lark.',
    ])
    expect(officers).toContainEqual(['Harriet McAllister', 'director'])
    expect(officers).toContainEqual(['Bronwen Lark', 'secretary'])
  })
})

it('A name goes on in the second line of its cell, beside a label in the middle of both', () => {
  const pieces = printInRows([['', 'AL SAMHA GENERAL'], ['', 'CONTRACTING - L.L.C'], ['Establishment Date', '10/03/2011']]) // prettier-ignore
  const [label] = printInRows([['Trade Name']])
  const between = label === undefined ? [] : [{ ...label, middle: 130 }]
  const lines = pieces.map((one, at) => (at === 0 ? { ...one, middle: 112 } : at === 1 ? { ...one, middle: 147 } : one)) // prettier-ignore
  const reading = readPrint([...between, ...lines], { country: null, today: '2026-11-26', knowledge })
  expect(reading.values.legalName?.value).toBe('AL SAMHA GENERAL CONTRACTING - L.L.C')
})

it('A number is not sure where another one stands beside a label of its own', () => {
  const number = ['Numero iscrizione Registro Imprese', '07113190701']
  expect(read([number]).sureness).toBeGreaterThan(0.9)
  expect(read([number, ['Numero REA', 'MI - 2516896']]).sureness).toBeLessThan(0.9)
})
