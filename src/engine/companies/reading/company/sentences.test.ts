import { describe, expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { proseOf, sentenceValues } from './sentences.ts'

const read = (...lines: readonly string[]): Readonly<Record<string, string>> => {
  const values = sentenceValues(printInRows(lines), { country: null, today: '2026-11-26' })
  return Object.fromEntries(values.toReversed().map(({ key, value }) => [key, value]))
}

describe('Sentences of deeds name a company, where it is and its capital', () => {
  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['en', ['A company under the name of Larkfield Analytics Limited is formed, having', 'its registered office at 14 Bridge Road, Leeds LS1 4AP. The share', 'capital of the company shall be GBP 5,000.00.'], { legalName: 'Larkfield Analytics Limited', address: '14 Bridge Road, Leeds LS1 4AP', shareCapital: '5,000.00 GBP' }],
    ['de', ['Wir errichten eine Gesellschaft unter der Firma Nordlicht Logistik GmbH.', 'Die Geschäftsanschrift lautet Lindenstr. 12, 20095 Hamburg. Das', 'Stammkapital beträgt 25.000,00 EUR.'], { legalName: 'Nordlicht Logistik GmbH', address: 'Lindenstr. 12, 20095 Hamburg', shareCapital: '25.000,00 EUR' }],
    ['fr', ['Il est formé une société sous la dénomination Aubépine Conseil, dont le', 'siège social est fixé au 12 rue des Lilas, 75011 Paris. Le capital social,', 'entièrement libéré, est fixé à la somme de 10 000 euros.'], { legalName: 'Aubépine Conseil', address: '12 rue des Lilas, 75011 Paris', shareCapital: '10 000 EUR' }],
    ['es', ['Se constituye bajo la denominación social Faro Atlántico, S.A. de C.V., y', 'tendrá su domicilio en Plaza Mayor n.º 1, Madrid. El capital social es de', '3.000 euros.'], { legalName: 'Faro Atlántico, S.A. de C.V.', address: 'Plaza Mayor n.º 1, Madrid', shareCapital: '3.000 EUR' }],
    ['it', ['È costituita una società con la denominazione "Nautica Levante S.r.l."; ha', "sede in Milano, via dei Tigli 4. Il capitale sociale è fissato in", 'Euro 10.000,00.'], { legalName: 'Nautica Levante S.r.l.', address: 'Milano, via dei Tigli 4', shareCapital: '10.000,00 EUR' }],
    ['nl', ['De vennootschap onder de naam Duinroos Zorg, kantoorhoudende te 1015 CN', 'Amsterdam, Dorpsstraat 8. Het geplaatste kapitaal bedraagt EUR 18.000.'], { legalName: 'Duinroos Zorg', address: '1015 CN Amsterdam, Dorpsstraat 8', shareCapital: '18.000 EUR' }],
    ['pt', ['A sociedade adopta a denominação de Moinho Velho, Limitada, e tem a sua', 'sede na Rua das Flores, n.º 8, Lisboa. O capital social, integralmente', 'realizado em dinheiro, é de 5.000,00 euros.'], { legalName: 'Moinho Velho, Limitada', address: 'Rua das Flores, n.º 8, Lisboa', shareCapital: '5.000,00 EUR' }],
    ['pl', ['Spółka działa pod firmą Jantar Logistyka sp. z o.o. z siedzibą w Warszawie.', 'Adres siedziby: pod adresem ul. Lipowa 8, 00-041 Warszawa. Kapitał', 'zakładowy wynosi 5.000,00 zł.'], { address: 'ul. Lipowa 8, 00-041 Warszawa', shareCapital: '5.000,00 PLN' }],
  ])('in the language %s', (_, lines, values) => {
    expect(read(...lines)).toMatchObject(values)
  }) // prettier-ignore
})

it('an address in a sentence has the point of a post box, and ends before what is reserved', () => {
  const held = 'That the registered office of the Company is at Pelican Court, P.O. Box 4180, Road Town.'
  const fixed =
    'El domicilio de la sociedad se fija en Avenida Los Leones 522, Santiago, sin perjuicio de las agencias.'
  expect(read(held)['address']).toBe('Pelican Court, P.O. Box 4180, Road Town')
  expect(read(fixed)['address']).toBe('Avenida Los Leones 522, Santiago')
})

it('a company exists since the day from which it is registered', () => {
  const lines = ['SE ENCUENTRA REGISTRADA EN (MERCANTIL) FOLIO Nº 155893262 DESDE EL DOMINGO, 5 DE FEBRERO DE 2017']
  expect(read(...lines)['incorporationDate']).toBe('2017-02-05')
  expect(read('El gerente ejerce su cargo desde el lunes, 6 de febrero de 2017')).not.toHaveProperty('incorporationDate')
}) // prettier-ignore

it.each([
  ['Dengan ini diperakui bahawa PAYA JARAS SDN. BHD. telah didaftarkan', 'legalName', 'PAYA JARAS SDN. BHD.'],
  [
    'Paya Jaras Sdn. Bhd. is, on and from the 12th day of March 2015, incorporated',
    'incorporationDate',
    '2015-03-12',
  ],
  ['is incorporated on this Twelfth day of March Two thousand fifteen', 'incorporationDate', '2015-03-12'],
  [
    'immatriculée au RCCM de Dakar sous le n° SN-DKR-2013-B-28733.',
    'registrationNumber',
    'SN-DKR-2013-B-28733',
  ],
  ['Modal dasar Perseroan berjumlah Rp 500.000.000', 'shareCapital', '500.000.000 IDR'],
])('“%s” says the %s of a company of Africa or Asia', (line, key, value) => {
  expect(read(line)[key]).toBe(value)
})

it('a company that a certificate calls the Company is the one, and who certifies is not', () => {
  const lines = ['Re: Oakfield Holdings Inc. (the “Company”)', 'We, Harbour Fiduciary Limited, certify as registered agent of the Company:'] // prettier-ignore
  expect(read('CERTIFICATE OF INCUMBENCY', ...lines)['legalName']).toBe('Oakfield Holdings Inc.')
})

it('a mark of quotation that was misread still names the Company, and the bare word does not', () => {
  expect(read('Re: Oakfield Holdings Inc. (the űCompany")')['legalName']).toBe('Oakfield Holdings Inc.')
  expect(read('Re: Oakfield Holdings Inc. (the Company)')).not.toHaveProperty('legalName')
})

it('a form goes on behind "by", where that is how its members are liable', () => {
  const incorporated = (form: string) => read(`It was incorporated as a ${form} the Companies Act.`)['entityType'] // prettier-ignore
  expect(incorporated('private company limited by shares under')).toBe('private company limited by shares')
  expect(incorporated('BVI business company under')).toBe('BVI business company')
  expect(incorporated('private company limited by')).toBe('private company limited')
})

it.each([
  'The Company is in good legal standing.',
  'It has been in continuous and unbroken existence since then.',
  'La sociedad se encuentra vigente.',
  'وأنها ما زالت قائمة حتى تاريخ هذه الشهادة',
])('“%s” says that a company is active', (line) => {
  expect(read(line)['status']).toBe('active')
})

it('a company that is not in good standing is not said to be active', () => {
  expect(read('The Company is not in good legal standing.')).not.toHaveProperty('status')
})

describe('The day of a deed', () => {
  it('is that of the company, where the deed founds it', () => {
    const heute = 'Heute, den 28. April 2021, erschien vor mir, dem Notar, Herr Max Muster.'
    expect(read(heute, 'Er errichtet eine Gesellschaft.')).toMatchObject({ incorporationDate: '2021-04-28' })
    expect(read(heute, 'Er meldet eine Änderung an.')).not.toHaveProperty('incorporationDate')
  })
})

describe('Words that a line end divides', () => {
  it('are put together, and parts that stand for themselves are not', () => {
    expect(proseOf(printInRows(['integral-', 'mente realizado'])).text).toBe('integralmente realizado ')
    expect(proseOf(printInRows(['Handels-', 'und Gewerbe'])).text).toBe('Handels- und Gewerbe ')
    expect(proseOf(printInRows(['Maria-', 'Luise'])).text).toBe('Maria- Luise ')
  })
})
