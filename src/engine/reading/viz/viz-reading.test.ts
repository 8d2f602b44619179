import { describe, expect, it } from 'vitest'
import { vizReading } from './viz-reading.ts'
import { boxMapping } from '../../imaging/page/box-mapping.ts'
import { blankImage } from '../page-reader.fixture.ts'
import type { VizLine } from './text-line.ts'
import { card, printed } from './printed-line.fixture.ts'

const context = {
  today: { year: 2026, month: 11, day: 22 },
  index: 0,
  names: { inferFullName: true, splitFirstName: false },
  mapping: boxMapping(
    { pixels: blankImage, original: { width: 2 * blankImage.width, height: 2 * blankImage.height } },
    0,
  ),
} as const

const read = (lines: readonly VizLine[]) => vizReading(lines, context)
const without = (...texts: readonly string[]) =>
  card.filter(({ text }) => !texts.some((start) => text.startsWith(start)))
const replaced = (text: string, by: VizLine) => card.map((line) => (line.text === text ? by : line))

/** A licence as Directive 2006/126/EC annex I has it: numbers for labels. */
const licence = [
  printed('1. ERIKSSON', [200, 60]),
  printed('2. ANNA MARIA', [200, 90]),
  printed('3. 12.08.1974 ACHORA', [200, 120]),
  printed('4a. 16.04.2017', [200, 150]),
  printed('4b. 15.04.2032', [400, 150]),
  printed('4c. OFFICE OF ROADS', [200, 180]),
  printed('5. B072RRE2I55', [200, 210]),
]

/** A licence as AAMVA's standard has it: numbers with words, a single number above each name. */
const american = [
  printed('GEORGIA', [30, 20], { height: 40 }),
  printed('DRIVER LICENSE', [230, 30], { height: 26 }),
  printed('4d DL', [200, 80], { height: 14 }),
  printed('D1234562', [200, 96]),
  printed('4b EXP', [400, 80], { height: 14 }),
  printed('04/05/2032', [400, 96]),
  printed('1', [200, 130], { height: 14 }),
  printed('ERIKSSON', [200, 146]),
  printed('2', [200, 180], { height: 14 }),
  printed('ANNA MARIA', [200, 196]),
  printed('8', [200, 230], { height: 14 }),
  printed('8 HARBOUR ROW', [200, 246]),
  printed('3 DOB', [200, 280], { height: 14 }),
  printed('08/12/1974', [200, 296]),
  printed('15 SEX F', [400, 280]),
  printed("16 HGT 5'-08", [560, 280]),
  printed('18 EYES', [560, 330], { height: 14 }),
  printed('GRN', [560, 346]),
  printed('4a ISS 04/06/2017', [200, 330]),
  printed('5 DD 20170406UTO815', [200, 380]),
]

describe('A document by its print', () => {
  it('is read field by field, each with its source, its place and its confidence', () => {
    const reading = read(card)
    expect(reading).toMatchObject({
      type: 'I',
      name: 'Identity Card',
      issuer: 'UTO',
      zone: null,
      missing: [],
      fields: {
        lastName: [{ value: 'ERIKSSON', source: 'visual', index: 0, inputBox: [[600, 244], {}, {}, {}] }],
        firstName: [{ value: 'ANNA MARIA' }],
        fullName: [{ value: 'ANNA MARIA ERIKSSON', source: 'visual' }],
        sex: [{ value: 'F' }],
        nationalityFull: [{ value: 'UTOPIAN' }],
        dob: [{ value: '1974-08-12' }],
        dobMonth: [{ value: '8' }],
        age: [{ value: '52' }],
        expiry: [{ value: '2032-04-15' }],
        documentNumber: [{ value: 'X1234567' }],
        countryFull: [{ value: 'Utopia' }],
        documentType: [{ value: 'I' }],
      },
    })
    expect(reading?.fields.lastName?.[0]?.confidence).toBeGreaterThan(0.95)
  })

  it('may be a driving licence that has numbers for labels and no title', () => {
    expect(read(licence)).toMatchObject({
      type: 'D',
      missing: [],
      fields: {
        lastName: [{ value: 'ERIKSSON' }],
        firstName: [{ value: 'ANNA MARIA' }],
        dob: [{ value: '1974-08-12' }],
        placeOfBirth: [{ value: 'ACHORA' }],
        issued: [{ value: '2017-04-16' }],
        expiry: [{ value: '2032-04-15' }],
        issueAuthority: [{ value: 'OFFICE OF ROADS' }],
        documentNumber: [{ value: 'B072RRE2I55' }],
      },
    })
  })

  it('has no label in a signature, as high as it is, that looks like a figure and a name', () => {
    const signed = [...licence, printed('2. ERIKSEN', [200, 260], { height: 40 })]
    expect(read(signed)?.fields.firstName?.[0]?.value).toBe('ANNA MARIA')
  })

  it('has values without the colons of their labels, which stand in a column of their own', () => {
    const line = card.find(({ text }) => text === 'ERIKSSON')
    const colon = printed(': ERIKSSON', [290, 122], { height: 26 })
    expect(line && read(replaced('ERIKSSON', colon))?.fields.lastName?.[0]?.value).toBe('ERIKSSON')
  })

  it('has a whole name that goes on in the lines below, and is not certain then', () => {
    const named = (second: number) => [
      ...without('Surname', 'ERIKSSON', 'Given', 'ANNA'),
      printed('Full name', [300, 100]),
      printed('ERIKSSON', [300, 122], { height: 26 }),
      printed('ANNA MARIA', [300, second], { height: 26 }),
    ]
    const { fullName, lastName } = read(named(152))?.fields ?? {}
    expect(read(named(160))?.fields.fullName?.[0]?.value).toBe('ERIKSSON')
    expect(fullName).toMatchObject([{ value: 'ERIKSSON ANNA MARIA', confidence: 0.89 }])
    expect(lastName).toBeUndefined()
  })

  it('has no name that goes on with the label of the parents below it, in capitals as it is', () => {
    const lines = [
      ...without('Surname', 'ERIKSSON', 'Given', 'ANNA'),
      printed('Full name', [300, 100]),
      printed('JÉSSICA', [300, 122], { height: 26 }),
      printed('FILIAÇĀO', [300, 152], { height: 26 }),
    ]
    expect(read(lines)?.fields.fullName?.[0]?.value).toBe('JÉSSICA')
  })

  it('has names in the order in which its kind prints them below each other', () => {
    const lines = (...names: readonly string[]) => [
      printed('INSTITUTO NACIONAL ELECTORAL', [200, 20], { height: 26 }),
      printed('MÉXICO', [30, 20], { height: 26 }),
      printed('CREDENCIAL PARA VOTAR', [200, 50], { height: 26 }),
      printed('NOMBRE', [200, 90]),
      ...names.map((name, at) => printed(name, [200, 112 + 26 * at], { height: 22 })),
      printed('SEXO M', [500, 90]),
      printed('DOMICILIO', [200, 200]),
      printed('C PITAGORAS 1253', [200, 222], { height: 22 }),
      printed('CLAVE DE ELECTOR GMVLMR80070501M100', [200, 260]),
      printed('FECHA DE NACIMIENTO', [200, 300]),
      printed('05/07/1980', [200, 322], { height: 22 }),
    ]
    expect(read(lines('GOMEZ', 'VELAZQUEZ', 'MARGARITA'))?.fields).toMatchObject({
      lastName: [{ value: 'GOMEZ VELAZQUEZ', confidence: 0.89 }],
      firstName: [{ value: 'MARGARITA' }],
    })
    expect(read(lines('GOMEZ VELAZQUEZ', 'MARGARITA'))?.fields).toMatchObject({
      lastName: [{ value: 'GOMEZ VELAZQUEZ' }],
      firstName: [{ value: 'MARGARITA' }],
    })
  })

  it('has a place of birth behind the date that is never certain where it may be in the Greek letters of the page', () => {
    const greek = { ...printed('ΑΔΕΙΑ ΟΔΗΓΗΣΗΣ', [200, 20]), script: 'Grek' } as const
    const inEither = licence.with(2, printed('3. 12.08.1974 APTA', [200, 120]))
    const certainty = (lines: readonly VizLine[]) => read(lines)?.fields.placeOfBirth?.[0]?.confidence
    expect(certainty(inEither)).toBeGreaterThan(0.9)
    expect(certainty([greek, ...inEither])).toBe(0.89)
    expect(certainty([greek, ...licence])).toBeGreaterThan(0.9)
  })

  it('is read from the numbered labels of North America, months first, anyone who of its members issued it', () => {
    expect(read(american)).toMatchObject({
      type: 'D',
      issuer: 'USA',
      missing: [],
      fields: {
        lastName: [{ value: 'ERIKSSON' }],
        firstName: [{ value: 'ANNA MARIA' }],
        address1: [{ value: '8 HARBOUR ROW' }],
        dob: [{ value: '1974-08-12' }],
        issued: [{ value: '2017-04-06' }],
        expiry: [{ value: '2032-04-05' }],
        documentNumber: [{ value: 'D1234562' }],
        sex: [{ value: 'F' }],
        height: [{ value: '68 in' }],
        eyeColor: [{ value: 'GRN' }],
      },
    })
    // What looks like a figure in the portrait is no label of the name far beside it.
    const figure = printed('1', [60, 190], { height: 30 })
    const unlabelled = american.filter(({ text }) => text !== '1' && text !== '2')
    expect(read([...unlabelled, figure])).toBeNull()
  })

  it.each([
    ['15.04.2032', '15.0A.2032', 'expiry'],
    ['12.08.1974', '12.0A.1974', 'dob'],
    ['ERIKSSON', 'ER|K5S0N', 'lastName'],
  ])('says what it has a label for and could not be read: %s', (text, by, key) => {
    const at = card.find((line) => line.text === text)?.quad[0] ?? [0, 0]
    expect(read(replaced(text, printed(by, at, { height: 26 })))?.missing).toEqual([key])
  })

  it('misses a surname of which not even the label was seen', () => {
    const reading = read(without('Surname'))
    expect(reading?.missing).toEqual(['lastName'])
    expect(reading?.fields.fullName).toBeUndefined()
  })

  it('takes no piece of a label for a value', () => {
    const piece = printed('Nationa', [420, 234], { height: 26 })
    const [first, rest] = [card.slice(0, 9), card.slice(9)]
    expect(read([...first, piece, ...rest])?.fields.nationalityFull?.[0]?.value).toBe('UTOPIAN')
  })

  it.each([
    ['0', 'X1234O67'],
    ['K', null],
  ])('answers a number in which O may be %s, with little confidence: %s', (symbol, value) => {
    const line = printed('X1234O67', [40, 422], { height: 26 })
    const doubted = {
      ...line,
      confidences: line.confidences.with(5, 0.55),
      alternatives: line.alternatives.with(5, [{ symbol, confidence: 0.45 }]),
    }
    const [number] = read(replaced('X1234567', doubted))?.fields.documentNumber ?? []
    expect(number?.value ?? null).toBe(value)
    expect(number?.confidence ?? 0).toBeLessThan(0.6)
  })

  it('withholds a number of which letters are doubtful that nothing looks like', () => {
    const doubted = read(
      replaced('X1234567', printed('X1234567', [40, 422], { height: 26, confidence: 0.9 })),
    )
    expect(doubted?.missing).toEqual(['documentNumber'])
    expect(doubted?.withheld).toEqual({ documentNumber: 0.41 })
  })

  it.each([
    ['ERIKSSON', 'lastName'],
    ['12.08.1974', 'dob'],
  ] as const)('is one all the same where %s is read with doubt, which alone is withheld', (text, key) => {
    const line = card.find((one) => one.text === text) ?? printed(text, [0, 0])
    const reading = read(replaced(text, { ...line, confidences: line.confidences.map(() => 0.9) }))
    expect(reading?.missing).toEqual([key])
    expect(reading?.fields.documentNumber?.[0]?.value).toBe('X1234567')
  })

  it('has its values under the labels of two columns that were taken for one line', () => {
    const joined = card
      .filter(({ text }) => !text.startsWith('Sex') && !text.startsWith('Nationality'))
      .concat(printed('Sex / Sexe Nationality / Nationalité', [300, 220]))
    expect(read(joined)?.fields).toMatchObject({
      sex: [{ value: 'F' }],
      nationalityFull: [{ value: 'UTOPIAN' }],
    })
  })

  it('names its state where a label stands beside the name of it', () => {
    const beside = [...card.slice(0, 2), printed('Card No. / No de carte', [700, 10]), ...card.slice(2, -2)]
    const number = printed('X1234567', [700, 32], { height: 26 })
    expect(read([beside[2] ?? number, ...beside.filter((_, at) => at !== 2), number])?.issuer).toBe('UTO')
  })

  it('says of a word like the name of its state that it has no mark where the name has none', () => {
    const marked = (confidence: number) => {
      const line = printed('UTOPÍAN', [420, 242], { height: 26 })
      return read(replaced('UTOPIAN', { ...line, confidences: line.confidences.with(4, confidence) }))
    }
    expect(marked(0.96)?.fields.nationalityFull?.[0]).toMatchObject({ value: 'UTOPIAN' })
    expect(marked(0.48)?.fields.nationalityFull?.[0]?.confidence).toBeGreaterThan(0.95)
    expect(marked(0.99)?.fields.nationalityFull?.[0]?.value).toBe('UTOPÍAN')
  })

  it('leaves the century of a birth open whose year is printed with two figures, unless the other dates tell it', () => {
    const short = printed('14.03.26', [300, 302], { height: 26 })
    const open = read(replaced('12.08.1974', short))
    expect(open?.unknownCentury).toBeGreaterThan(0.9)
    expect(open?.fields.dob?.[0]?.confidence).toBeLessThan(0.9)
    const lasting = card.map((line) =>
      line.text === '15.04.2032' ? printed('15.04.2045', [300, 362], { height: 26 }) : line,
    )
    const settled = read(lasting.map((line) => (line.text === '12.08.1974' ? short : line)))
    expect(settled?.fields.dob).toMatchObject([{ value: '1926-03-14' }])
    expect(settled?.unknownCentury).toBeUndefined()
  })

  it('reads an ambiguous date in the order of the other dates of the page', () => {
    const dated = (birth: string, expiry: string) =>
      replaced('12.08.1974', printed(birth, [300, 302], { height: 26 })).map((line) =>
        line.text === '15.04.2032' ? printed(expiry, [300, 362], { height: 26 }) : line,
      )
    expect(read(dated('12/08/1974', '05/04/2032'))?.missing).toEqual(['dob', 'expiry'])
    const reported = dated('12/08/1974', '15/04/2032')
    expect(read(reported)?.fields.dob?.[0]?.value).toBe('1974-08-12')
  })
})

describe('No document is', () => {
  it.each([
    ['a page that does not say what it is', without('IDENTITY')],
    ['labels alone', card.filter((_, at) => [1, 2, 4, 6, 7, 10, 12, 14].includes(at))],
    ['values alone', card.filter((_, at) => ![2, 4, 6, 7, 10, 12, 14].includes(at))],
    ['a page without a birth date', without('Date of birth')],
    ['a page without a name', without('Surname', 'Given names')],
    ['a page without a number and an expiry', without('Card No.', 'Date of expiry')],
    ['a page of two kinds', [...card, printed('PASSPORT', [600, 60])]],
    ['nothing', []],
  ])('%s', (_, lines) => {
    expect(read(lines)).toBeNull()
  })

  it('a page with two people on it', () => {
    const second = card.map((line) => {
      const other: Readonly<Record<string, string>> = { ERIKSSON: 'SMITH', '12.08.1974': '01.02.1990' }
      const [x, y] = line.quad[0]
      return printed(other[line.text] ?? line.text, [x, y + 600], { height: line.quad[3][1] - y })
    })
    expect(read([...card, ...second])).toBeNull()
  })

  it('a page on which hardly anything is read with certainty', () => {
    const doubtful = card.map(({ text, quad, alternatives, centres, confidences }) => ({
      text,
      quad,
      alternatives,
      centres,
      confidences: text === '12.08.1974' ? confidences : confidences.map(() => 0.9),
    }))
    expect(read(doubtful)).toBeNull()
  })
})

describe('Print of a kind that is set out otherwise', () => {
  const high = { height: 26 }
  const withoutNames = without('Surname / Nom', 'ERIKSSON', 'Given names / Prénoms', 'ANNA MARIA')
  const valuesOf = (lines: readonly VizLine[]) =>
    Object.fromEntries(Object.entries(read(lines)?.fields ?? {}).map(([key, [first]]) => [key, first?.value]))

  it('has a name over two lines under one label', () => {
    const names = (first: string, second: string) =>
      valuesOf([
        ...withoutNames,
        printed('NOM, Prénoms', [300, 100]),
        printed(first, [300, 122], high),
        printed(second, [300, 156], high),
      ])
    expect(names('ERIKSSON', 'Anna Maria')).toMatchObject({
      ...{ lastName: 'ERIKSSON', firstName: 'Anna Maria', fullName: 'Anna Maria ERIKSSON' },
    })
  })

  it('has a name in one line, capitals for the surname', () => {
    const name = printed('ERIKSSON Anna Maria', [300, 122], high)
    const lines = [...withoutNames, printed('Naam, voornamen', [300, 100]), name]
    expect(valuesOf(lines)).toMatchObject({ lastName: 'ERIKSSON', firstName: 'Anna Maria' })
  })

  it('answers no half of a name for the whole', () => {
    const name = printed('ERIKSSON', [300, 122], high)
    const reading = read([...withoutNames, printed('NOM, Prénoms', [300, 100]), name])
    expect(reading?.fields.fullName).toBeUndefined()
    expect(reading?.fields.lastName).toBeUndefined()
  })

  it.each([
    [['12.08.1974 UTOPIA CITY'], '1974-08-12', 'UTOPIA CITY'],
    [['12 AUG 1974 / UTOPIA CITY'], '1974-08-12', 'UTOPIA CITY'],
    [['12.08.1974', 'UTOPIA CITY'], '1974-08-12', 'UTOPIA CITY'],
  ])('has two fields under one label: %j', (texts, dob, placeOfBirth) => {
    const lines = [
      ...without(
        'Date of birth / Date de naissance',
        '12.08.1974',
        'Date of expiry / Expire le',
        '15.04.2032',
      ),
      printed('BIRTH DATE / PLACE OF BIRTH', [300, 280]),
      ...texts.map((text, at) => printed(text, [300, 302 + 34 * at], high)),
    ]
    expect(valuesOf(lines)).toMatchObject({ dob, placeOfBirth })
  })

  it('has a number without a label under its title, which is never certain', () => {
    const lines = [...without('Card No. / No de carte', 'X1234567'), printed('X1234567', [230, 62], high)]
    const number = read(lines)?.fields.documentNumber?.[0]
    expect(number?.value).toBe('X1234567')
    expect(number?.confidence).toBeLessThan(0.9)
    const elsewhere = [...without('Card No. / No de carte', 'X1234567'), printed('X1234567', [40, 560], high)]
    expect(read(elsewhere)?.fields.documentNumber).toBeUndefined()
  })

  it('has a title over two lines, of which the second is no label', () => {
    const lines = [
      ...without("IDENTITY CARD·CARTE D'IDENTITÉ"),
      printed('CERTIFICAT DE', [230, 20], high),
      printed('RESIDENCE', [230, 50], high),
    ]
    const reading = read(lines)
    expect(reading?.type).toBe('R')
    expect(reading?.expected).not.toContain('address1')
  })

  it('has labels of other languages of the Union', () => {
    const dutch: Readonly<Record<string, string>> = {
      "IDENTITY CARD·CARTE D'IDENTITÉ": 'IDENTITEITSKAART',
      'Surname / Nom': 'Naam',
      'Given names / Prénoms': 'Voornamen',
      'Sex / Sexe': 'Geslacht',
      'Nationality / Nationalité': 'Nationaliteit',
      'Date of birth / Date de naissance': 'Geboortedatum',
      'Date of expiry / Expire le': 'Geldig tot',
      'Card No. / No de carte': 'N°:',
    }
    const lines = card.map((line) => {
      const text = dutch[line.text]
      const [x, y] = line.quad[0]
      return text === undefined ? line : printed(text, [x, y])
    })
    expect(valuesOf(lines)).toMatchObject({
      ...{ lastName: 'ERIKSSON', firstName: 'ANNA MARIA', sex: 'F', dob: '1974-08-12', expiry: '2032-04-15' },
      ...{ documentNumber: 'X1234567', documentType: 'I' },
    })
  })
})
