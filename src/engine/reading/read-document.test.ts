import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import { describe, expect, it } from 'vitest'
import { composeMrz, type MrzData } from '../documents/formats/compose-mrz.ts'
import { mapQuad } from '../imaging/geometry/homography.ts'
import { fromUpright, quartersOf, turnedUpright } from '../imaging/geometry/quarter-turns.ts'
import { asUpright } from '../imaging/page/box-mapping.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DocumentReading, MrzFormat } from '../../vocabulary/reading/document-reading.ts'
import { cardHolder } from '../documents/aamva/card-holder.fixture.ts'
import { composeAamva } from '../documents/aamva/compose-aamva.ts'
import {
  emissionsOf,
  pageReaderOn,
  blankImage,
  quadOfFixtureLine,
  type CharacterDoubts,
} from './page-reader.fixture.ts'
import type { VizLine } from './viz/text-line.ts'
import { card } from './viz/printed-line.fixture.ts'
import { readDocument } from './read-document.ts'
import type { FindText, ReadText, TurnUpright } from './page-reader.ts'
import { boxesInOutputImage } from './boxes-in-output-image.ts'

const holder: MrzData = {
  documentCode: 'P',
  issuer: 'UTO',
  surname: 'Eriksson',
  givenNames: 'Anna Maria',
  documentNumber: 'L898902C3',
  nationality: 'UTO',
  dob: '1974-08-12',
  sex: 'F',
  expiry: '2030-04-15',
}

interface Sent {
  readonly doubts?: CharacterDoubts
  readonly unseen?: readonly number[]
  readonly isFlipped?: boolean
  readonly seenAs?: (text: string, look: number) => string
  readonly names?: { readonly inferFullName: boolean; readonly splitFirstName: boolean }
  readonly scale?: number
  readonly barcodes?: readonly RecognisedBarcode<'upright'>[]
}

const cardText = composeAamva(10, {
  ...cardHolder,
  ...{ lastName: 'ERIKSSON', firstName: 'ANNA', middleName: 'MARIA' },
  ...{ dob: '1974-08-12', issued: '2022-04-15', expiry: '2030-04-15', discriminator: 'D1' },
})

const cardBarcode: RecognisedBarcode<'upright'> = {
  symbology: 'pdf417',
  text: cardText,
  bytes: Buffer.from(cardText),
  quad: quadOfFixtureLine(0, 20),
  unusedErrorCorrection: 1,
}

const turnUpright: TurnUpright = (pixels, quarters) =>
  Promise.resolve(asUpright(turnedUpright(pixels, quarters)))

async function read(lines: readonly string[], sent: Sent = {}) {
  const eyes = pageReaderOn(lines, sent)
  const scale = sent.scale ?? 1
  const looks: string[] = []
  let [reads, readsBeforeBarcodes] = [0, 0]
  const placed: Quad<'page'>[] = []
  const { reading, mrzLocation } = await readDocument({
    pages: [
      {
        pixels: blankImage,
        original: { width: blankImage.width * scale, height: blankImage.height * scale },
      },
    ],
    index: 0,
    today: '2026-11-21',
    speed: 'whole',
    names: sent.names ?? { inferFullName: true, splitFirstName: false },
    findText: (...request) => {
      looks.push('text')
      return eyes.findText(...request)
    },
    readText: (...request) => {
      reads++
      return eyes.readText(...request)
    },
    turnUpright,
    readBarcodes:
      sent.barcodes === undefined
        ? null
        : () => {
            looks.push('barcodes')
            readsBeforeBarcodes = reads
            return Promise.resolve(sent.barcodes ?? [])
          },
    onPlaced: ({ mrzLocation: { corners } }) => placed.push(corners),
    signal: new AbortController().signal,
  })
  const value = (key: keyof NonNullable<typeof reading>['fields']) => reading?.fields[key]?.[0]?.value
  const places = { placed, corners: mrzLocation?.corners }
  return { reading, value, looks, readsBeforeBarcodes, ...places, zone: reading?.zone ?? null }
}

/** Eyes on a paper that lies turned: they misread a letter there, and see it rightly on the upright paper. */
function pageReaderOnRotated(lines: readonly string[], quarters: 1 | 2 | 3) {
  const opposite = ([0, 3, 2, 1] as const)[quarters]
  const { width, height, channels, data } = turnedUpright(blankImage, opposite)
  const lying = { width, height, channels, data }
  const toLying = fromUpright<'upright', 'upright'>(lying, quarters)
  const toUpright = fromUpright<'upright', 'upright'>(blankImage, opposite)
  const [right, wrong] = [
    pageReaderOn(lines),
    pageReaderOn(lines.map((line) => line.replace('ANNA', 'ANMA'))),
  ]
  const findText: FindText = async (pixels, options) => {
    const found = await right.findText(pixels, options)
    return pixels === lying ? found.map((text) => ({ ...text, quad: mapQuad(text.quad, toLying) })) : found
  }
  const readText: ReadText = (pixels, quads, options) =>
    pixels === lying
      ? wrong.readText(
          pixels,
          quads.map((quad) => mapQuad(quad, toUpright)),
          options,
        )
      : right.readText(pixels, quads, options)
  return { lying, findText, readText }
}

/** What of the zone is missing; these pages show no print beside it. */
const ofZone = (reading: DocumentReading | null) =>
  reading?.missing.filter((key) => reading.expected.includes(key))

describe('readDocument', () => {
  it('answers what a passport says, with what follows from it', async () => {
    const { reading, value } = await read(composeMrz('TD3', holder))
    expect(reading).toMatchObject({ type: 'P', name: 'Passport', issuer: 'UTO' })
    expect([value('documentNumber'), value('lastName'), value('firstName')]).toEqual([
      'L898902C3',
      'ERIKSSON',
      'ANNA MARIA',
    ])
    expect([value('dob'), value('dobDay'), value('dobMonth'), value('age')]).toEqual([
      '1974-08-12',
      '12',
      '8',
      '52',
    ])
    expect([value('expiry'), value('daysToExpiry')]).toEqual(['2030-04-15', '1241'])
    expect([value('nationalityIso3'), value('nationalityIso2'), value('countryFull')]).toEqual([
      'UTO',
      undefined,
      'Utopia',
    ])
    expect([value('fullName'), value('documentSide'), value('sex')]).toEqual([
      'ANNA MARIA ERIKSSON',
      'FRONT',
      'F',
    ])
  })

  it('does not answer for certain which century the holder was born in where the zone alone cannot say', async () => {
    const { reading, value } = await read(composeMrz('TD3', { ...holder, dob: '1926-03-14' }))
    expect(value('dob')?.slice(4)).toBe('-03-14')
    expect(reading?.unknownCentury).toBeGreaterThan(0.9)
    for (const key of ['dob', 'dobYear', 'age'] as const)
      expect(reading?.fields[key]?.[0]?.confidence).toBeLessThan(0.9)
  })

  it.each(['14 MAR 1926', '14.03.1926', '14 MAR/MARS 1926'])(
    'answers the century that %s in print says beside the zone',
    async (print) => {
      const zone = composeMrz('TD3', { ...holder, dob: '1926-03-14' })
      const { reading, value } = await read([...zone, print])
      expect([value('dob'), value('dobYear'), value('age')]).toEqual(['1926-03-14', '1926', '100'])
      expect(reading?.unknownCentury).toBeUndefined()
      expect(reading?.fields.dob?.[0]?.confidence).toBeGreaterThan(0.9)
    },
  )

  it.each(['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B', 'FRA-ID', 'CHE-DL'] as const)(
    'tells a zone %s from all others and reads every character of it',
    async (format) => {
      const lines = composeMrz(format, { ...holder, ...valuesOf(format) })
      const { zone } = await read(lines)
      expect(zone?.format).toBe(format)
      expect(zone?.lines).toEqual(lines)
    },
  )

  it('tells where the zone lies before it reads the print beside it, and of no place without a zone', async () => {
    const { placed, corners } = await read(composeMrz('TD3', holder))
    expect(placed).toEqual([corners])
    expect((await read(['HELLO WORLD'])).placed).toEqual([])
  })

  it('reads a document that lies upside down', async () => {
    const lines = composeMrz('TD3', holder)
    const { zone } = await read([...lines].reverse(), { isFlipped: true })
    expect(zone?.lines).toEqual(lines)
  })

  it.each([1, 2, 3] as const)(
    'reads a picture that lies turned by %i quarters as it stands upright, and says where it lies in the picture sent',
    async (quarters) => {
      const lines = composeMrz('TD3', holder)
      const { lying, ...eyes } = pageReaderOnRotated(lines, quarters)
      const { reading } = await readDocument({
        pages: [{ pixels: lying, original: lying }],
        ...{ index: 0, today: '2026-11-21', speed: 'whole', readBarcodes: null, turnUpright },
        names: { inferFullName: true, splitFirstName: false },
        ...eyes,
        signal: new AbortController().signal,
      })
      expect(reading?.zone?.lines).toEqual(lines)
      expect(reading?.fields.firstName).toMatchObject([{ value: 'ANNA MARIA' }])
      const [[from, to] = []] = reading?.zone?.boxes ?? []
      if (from === undefined || to === undefined) throw new Error('The first line has no box')
      expect(quartersOf([to[0] - from[0], to[1] - from[1]])).toBe(quarters)
    },
  )

  it.each([0, 1, 2])('reads a card of which the detector missed line %i', async (unseen) => {
    const lines = composeMrz('TD1', { ...holder, documentCode: 'ID' })
    expect((await read(lines, { unseen: [unseen] })).zone?.lines).toEqual(lines)
  })

  it('says nothing of a picture without a zone', async () => {
    expect(
      (
        await read(
          ['THE QUICK BROWN FOX JUMPS', 'OVER THE LAZY DOG AND RUNS'].map((text) => text.replace(/ /g, '')),
        )
      ).reading,
    ).toBeNull()
  })

  it.each([
    ['GAL', 'R', 0.05],
    ['BRD', 'B', 0.03],
  ])(
    'answers the unknown code %s as it stands, though %s would make it a state’s',
    async (code, other, p) => {
      const lines = composeMrz('TD3', { ...holder, issuer: code, nationality: code })
      const column = code === 'GAL' ? 1 : 2
      const doubts = { [`0:${2 + column}`]: [other, p], [`1:${10 + column}`]: [other, p] } as const
      const { zone, reading } = await read(lines, { doubts })
      expect(zone?.lines).toEqual(lines)
      expect(reading?.issuer).toBe(code)
      expect(Math.min(...(zone?.confidences[0]?.slice(2, 5) ?? [0]))).toBeGreaterThan(0.9)
      expect(reading?.fields.countryIso3).toBeUndefined()
    },
  )

  it('reads a state’s code where one of its letters is in doubt, or where the nationality bears it out', async () => {
    const lines = composeMrz('TD3', { ...holder, issuer: 'FRA', nationality: 'FRA' })
    const seen = [(lines[0] ?? '').replace('FRA', 'FPA'), lines[1] ?? '']
    for (const doubt of [0.45, 0.02]) {
      const { zone } = await read(seen, { doubts: { '0:3': ['R', doubt] } })
      expect(zone?.lines[0]?.slice(2, 5), String(doubt)).toBe('FRA')
    }
  })

  it('lets check digits decide between look-alikes, and tells of the repair', async () => {
    const lines = composeMrz('TD3', { ...holder, documentNumber: 'L8989S2C3' })
    const seen = [lines[0] ?? '', (lines[1] ?? '').replace('L8989S', 'L89895')]
    const { value, zone, reading } = await read(seen, { doubts: { '1:5': ['S', 0.01] } })
    expect(value('documentNumber')).toBe('L8989S2C3')
    expect(reading?.fields.documentNumber?.[0]?.confidence).toBeLessThan(0.9)
    expect(zone?.repairs).toEqual([{ line: 1, column: 5, from: '5', to: 'S', reason: 'check-digit' }])
    expect(zone?.confidences[1]?.[5]).toBeLessThan(0.97)
  })

  it('tells of a 0 that only the check digit makes of what was rather an O', async () => {
    const lines = composeMrz('TD3', { ...holder, documentNumber: 'L898902C3' })
    const { value, zone } = await read(lines, { doubts: { '1:5': ['O', 0.38] } })
    expect(value('documentNumber')).toBe('L898902C3')
    expect(zone?.repairs).toEqual([{ line: 1, column: 5, from: 'O', to: '0', reason: 'check-digit' }])
    expect(zone?.confidences[1]?.[5]).toBeLessThan(0.97)
  })

  it('is not certain of a character that a check digit asks for and that looks like nothing of the kind', async () => {
    const lines = composeMrz('TD3', { ...holder, documentNumber: 'L898912C3' })
    const seen = [lines[0] ?? '', (lines[1] ?? '').replace('L89891', 'L8989T')]
    const { reading, zone, value } = await read(seen, { doubts: { '1:5': ['1', 0.04] } })
    expect(value('documentNumber')).toBe('L898912C3')
    expect(zone?.repairs).toEqual([{ line: 1, column: 5, from: 'T', to: '1', reason: 'check-digit' }])
    expect(reading?.fields.documentNumber?.[0]?.confidence).toBeLessThan(0.9)
  })

  it.each([
    ['<<<CCCCCCCCCC<<', 'ANNA MARIA'],
    ['<CCCC<<CC<KKKKK', 'ANNA MARIA'],
    ['CCCCCCCCCCCCCCCCCCC', undefined],
  ])('takes a letter four times running at the end of a name for fillers: %s', async (seen, firstName) => {
    const [names = '', numbers = ''] = composeMrz('TD3', holder)
    const { value, zone } = await read([names.slice(0, -seen.length) + seen, numbers])
    expect(zone?.lines[0]).toBe(names)
    expect(value('firstName')).toBe(firstName)
  })

  it('reads a wrong check digit as it is printed when every character is clear', async () => {
    const lines = composeMrz('TD3', holder).map((line) => line.replace('L898902C36', 'L898902C37'))
    const { reading, zone, value } = await read(lines)
    expect(zone?.lines).toEqual(lines)
    expect(zone?.checkDigits.filter((check) => !check.valid).map((check) => check.of)).toEqual([
      'documentNumber',
      'composite',
    ])
    expect(value('documentNumber')).toBe('L898902C3')
    expect(reading?.fields.documentNumber?.[0]?.confidence).toBeLessThanOrEqual(0.7)
  })

  it.each([
    ['TD3', 'P', 'ER'],
    ['TD2', 'I', 'E<'],
    ['TD1', 'I', 'E<'],
  ] as const)(
    'reads a %s whose first letter is smeared, and is not sure that it is %s',
    async (format, type, seen) => {
      const [first = '', ...rest] = composeMrz(format, holder)
      const { reading, value } = await read([seen + first.slice(2), ...rest])
      expect(reading).toMatchObject({ type, issuer: 'UTO' })
      expect(reading?.zone?.lines[0]?.charAt(0)).toBe(type)
      expect(reading?.fields.documentType?.[0]?.confidence).toBeLessThanOrEqual(0.5)
      expect([value('documentNumber'), value('lastName')]).toEqual(['L898902C3', 'ERIKSSON'])
    },
  )

  it('recognises no document where neither the first letter nor every check digit is right', async () => {
    const [first = '', second = ''] = composeMrz('TD3', holder)
    const digit = (Number(second.charAt(9)) + 1) % 10
    const wrong = second.slice(0, 9) + String(digit) + second.slice(10)
    expect((await read([`E${first.slice(1)}`, wrong])).reading).toBeNull()
  })

  it('withholds a name that holds a doubtful letter', async () => {
    const { reading, value } = await read(composeMrz('TD3', holder), { doubts: { '0:6': ['P', 0.45] } })
    expect([value('lastName'), value('firstName'), value('fullName')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(ofZone(reading)).toEqual(['lastName', 'firstName'])
  })

  it('puts no full name together from a surname whose given names were not read', async () => {
    const lines = composeMrz('FRA-ID', { ...holder, ...valuesOf('FRA-ID') })
    const { value } = await read(lines, { doubts: { '1:14': ['D', 0.45] } })
    expect([value('lastName'), value('firstName'), value('fullName')]).toEqual([
      'ERIKSSON',
      undefined,
      undefined,
    ])
  })

  it('withholds names that every look reads otherwise, rather than losing the whole zone', async () => {
    const lines = composeMrz('TD3', { ...holder, givenNames: 'Anna Maria Wilhelmina' })
    const smear = (text: string, look: number) => {
      const from = 5 + 5 * look
      return text.slice(0, from) + 'WXWXW' + text.slice(from + 5)
    }
    const { reading, zone } = await read(lines, {
      doubts: { '0:6': ['P', 0.3] },
      seenAs: (text, look) => (text.startsWith('P<') ? smear(text, look) : text),
    })
    expect(zone?.lines.map((line) => line.length)).toEqual([44, 44])
    expect(ofZone(reading)).toEqual(['lastName', 'firstName'])
  })

  it('withholds a number whose doubtful characters no check digit can tell apart', async () => {
    const { value } = await read(composeMrz('TD3', { ...holder, documentNumber: 'L8K8902C3' }), {
      doubts: { '1:2': ['A', 0.45] },
    })
    expect(value('documentNumber')).toBeUndefined()
  })

  it('withholds a number of which two characters may be others that together pass every check digit', async () => {
    const lines = composeMrz('TD3', { ...holder, documentNumber: '25Z56380I' })
    const seen = [lines[0] ?? '', (lines[1] ?? '').replace('25Z56380I', '252563801')]
    const { value, reading } = await read(seen, { doubts: { '1:2': ['Z', 0.5], '1:8': ['I', 0.6] } })
    expect(value('documentNumber')).toBeUndefined()
    expect(ofZone(reading)).toEqual(['documentNumber'])
    expect(reading?.withheld?.documentNumber).toBeCloseTo(0.62, 1)
  })

  it.each(['MARIA', 'ERIKSSON'])(
    'withholds names of which the last letters of %s are hidden',
    async (hidden) => {
      const lines = composeMrz('TD3', holder)
      const shown = hidden.slice(0, -2) + '  '
      const { reading } = await read([(lines[0] ?? '').replace(hidden, shown), lines[1] ?? ''])
      expect(reading?.missing).toEqual(expect.arrayContaining(['lastName', 'firstName']))
    },
  )

  it('keeps a nationality that no table of states holds in the lines, and does not answer it', async () => {
    const lines = composeMrz('TD2', { ...holder, documentCode: 'ID', issuer: 'ROU', nationality: '132' })
    const { zone, reading, value } = await read(lines)
    expect(zone?.lines).toEqual(lines)
    expect([value('nationalityIso3'), value('nationalityFull'), value('countryIso3')]).toEqual([
      undefined,
      undefined,
      'ROU',
    ])
    expect(ofZone(reading)).toEqual(['nationalityIso3'])
  })

  it('reads a nationality whose letters look like digits as the state that it is', async () => {
    const { value, zone } = await read(composeMrz('TD3', { ...holder, nationality: 'COD' }), {
      doubts: { '1:11': ['0', 0.9] },
    })
    expect([value('nationalityIso3'), zone?.lines[1]?.slice(10, 13)]).toEqual(['COD', 'COD'])
  })

  it('does not miss a first name on the document of a person with one name', async () => {
    const { reading, value } = await read(
      composeMrz('TD3', { ...holder, surname: 'Suharsono', givenNames: '' }),
    )
    expect(value('lastName')).toBe('SUHARSONO')
    expect(ofZone(reading)).toEqual([])
  })

  it('splits given names when the profile asks for it', async () => {
    const { value } = await read(composeMrz('TD3', holder), {
      names: { inferFullName: false, splitFirstName: true },
    })
    expect([value('firstName'), value('middleName'), value('fullName')]).toEqual(['ANNA', 'MARIA', undefined])
  })

  it('gives places in the picture that was sent, and in the one that is answered', async () => {
    const { reading } = await read(composeMrz('TD3', holder), { scale: 2 })
    const box = reading?.fields.documentNumber?.[0]?.inputBox
    expect(box?.[0][0]).toBeCloseTo(200, -1)
    expect(box?.[1][0]).toBeCloseTo(200 + 9 * 28, -2)
    if (reading === null) throw new Error('nothing was read')
    const placed = boxesInOutputImage(reading, (quad) => mapQuad(quad, ([x, y]) => [x / 2, y / 2]))
    expect(placed.fields.documentNumber?.[0]?.outputBox?.[0][0]).toBeCloseTo(100, -1)
    expect(placed.fields.countryFull?.[0]?.outputBox).toBeUndefined()
  })

  it('reads the barcode of a card that has no zone, and says what follows from it', async () => {
    const { reading, value } = await read([], { barcodes: [cardBarcode], scale: 2 })
    expect(reading).toMatchObject({
      type: 'D',
      name: 'Driving Licence',
      issuer: 'USA',
      zone: null,
      missing: [],
    })
    expect([value('fullName'), value('issuedDay'), value('stateFull'), value('countryIso2')]).toEqual([
      'ANNA MARIA ERIKSSON', '15', 'California', 'US',
    ]) // prettier-ignore
    expect(reading?.fields.dob?.[0]).toMatchObject({ source: 'barcode', inputBox: [[200, 800], {}, {}, {}] })
  })

  it('shows the zone and the barcode of one side beside each other', async () => {
    const zone = composeMrz('TD1', { ...holder, documentCode: 'ID', issuer: 'USA' })
    const { reading } = await read(zone, { barcodes: [cardBarcode] })
    expect(new Set(reading?.fields.dob?.map(({ source }) => source))).toEqual(new Set(['mrz', 'barcode']))
    expect(reading?.fields.address1?.map(({ value }) => value)).toEqual(['12 INVENTED LANE'])
  })

  it('looks for barcodes beside the zone of a card, which may bear a seal, and not of a passport', async () => {
    const passport = await read(composeMrz('TD3', holder), { barcodes: [cardBarcode] })
    const card = await read(composeMrz('TD1', { ...holder, documentCode: 'ID' }), {
      barcodes: [cardBarcode],
    })
    expect(passport.looks).not.toContain('barcodes')
    expect(card.looks).toContain('barcodes')
    expect(card.readsBeforeBarcodes, 'before the zone is looked at again').toBe(1)
  })

  it('looks for a zone no further when the first look shows none and a barcode says everything', async () => {
    expect((await read([], { barcodes: [cardBarcode] })).looks).toEqual(['text', 'barcodes'])
  })

  it('recognises no document in barcodes that are none of a card', async () => {
    const barcodes: RecognisedBarcode<'upright'>[] = [
      { ...cardBarcode, text: 'https://example.org' },
      { ...cardBarcode, symbology: 'qr' },
    ]
    expect((await read([], { barcodes })).reading).toBeNull()
  })

  it('reads a page that has neither zone nor barcode from its print', async () => {
    const readCard = (lines: readonly VizLine[]) =>
      readDocument({
        pages: [
          { pixels: blankImage, original: { width: blankImage.width * 2, height: blankImage.height * 2 } },
        ],
        ...{
          index: 0,
          today: '2026-11-21',
          speed: 'fast',
          names: { inferFullName: true, splitFirstName: false },
        },
        findText: () => Promise.resolve(lines.map(({ quad }) => ({ quad, score: 0.9 }))),
        readText: (_, quads) => {
          return Promise.resolve(
            quads.map((quad) => {
              const text = lines.find((line) => line.quad[0] === quad[0])?.text ?? ''
              const characters = Array.from(text, (symbol) => ({ symbol, confidence: 0.999, centre: 0 }))
              return { characters, emissions: emissionsOf('') }
            }),
          )
        },
        readBarcodes: null,
        turnUpright,
        signal: new AbortController().signal,
      })
    const printed = await readCard(card)
    expect(printed).toMatchObject({ page: 0, mrzLocation: null, reading: { type: 'I', zone: null } })
    expect(printed.reading?.fields.lastName).toMatchObject([{ value: 'ERIKSSON', source: 'visual' }])
    expect((await readCard(card.slice(0, 3))).reading).toBeNull()
  })

  it('looks at the next page when the first shows no document', async () => {
    const eyes = pageReaderOn(composeMrz('TD3', holder))
    const blank = { ...blankImage, data: new Uint8Array(blankImage.data) }
    const page = (pixels: typeof blankImage) => ({ pixels, original: pixels })
    const found = await readDocument({
      pages: [page(blank), page(blankImage)],
      index: 1,
      today: '2026-11-21',
      speed: 'whole',
      names: { inferFullName: true, splitFirstName: false },
      findText: (pixels, options) =>
        pixels === blank ? Promise.resolve([]) : eyes.findText(pixels, options),
      readText: eyes.readText,
      turnUpright,
      readBarcodes: null,
      signal: new AbortController().signal,
    })
    expect([found.page, found.reading?.fields.dob?.[0]?.index]).toEqual([1, 1])
  })
})

function valuesOf(format: MrzFormat): Partial<MrzData> {
  if (format === 'FRA-ID') return { documentCode: 'ID', issuer: 'FRA', documentNumber: '970675K00277' }
  if (format === 'CHE-DL')
    return { documentCode: 'FA', issuer: 'CHE', documentNumber: '305142128097', optionalData: 'AAA001D' }
  if (format === 'MRV-A' || format === 'MRV-B') return { documentCode: 'V' }
  return format === 'TD3' ? {} : { documentCode: 'ID' }
}
