import { describe, expect, it } from 'vitest'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import { pairValues } from './pair-values.ts'
import type { VizLine } from './text-line.ts'
import { card, printed, tilted } from './printed-line.fixture.ts'

const today = { year: 2026, month: 11, day: 22 }

function paired(lines: readonly VizLine[]): Readonly<Record<string, string>> {
  const pairs = pairValues({
    lines,
    matches: lines.map(({ text }) => matchLabel(text)),
    isPossibleValue: ({ field, languages }, text) =>
      parseVizValue(field, text, { today, order: null, languages }) !== null,
  })
  return Object.fromEntries(pairs.map(({ field, text }) => [field, text]))
}

const values = {
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
  sex: 'F',
  nationality: 'UTOPIAN',
  dob: '12.08.1974',
  expiry: '15.04.2032',
}
/** The title is near enough to a label for the number here; telling that is not this file's work. */
const cardLines = card.filter(({ text }) => !text.startsWith('IDENTITY'))

describe('Values are found', () => {
  it('below their labels', () => {
    expect(paired(cardLines)).toMatchObject({ ...values, documentNumber: 'X1234567' })
  })

  it('below a label behind which something stands that was hardly read', () => {
    const label = printed('שם קגטר', [20, 20])
    const lines = (confidence: number) => [
      { ...label, confidences: label.confidences.map((one, at) => (at < 3 ? one : confidence)) },
      printed('פרידמן', [20, 42], { height: 26 }),
    ]
    expect(paired(lines(0.5))).toEqual({ name: 'פרידמן' })
    expect(paired(lines(0.9))).toEqual({ name: 'קגטר' })
  })

  it('above their labels, where dates and numbers fit there alone', () => {
    const under = [
      printed('ANNA ERIKSSON', [20, 20], { height: 26 }),
      printed('Name', [20, 50]),
      printed('F', [20, 90], { height: 26 }),
      printed('12.08.1974', [200, 90], { height: 26 }),
      printed('Sex', [20, 120]),
      printed('Date of birth', [200, 120]),
      printed('X1234567', [20, 160], { height: 26 }),
      printed('Card No.', [20, 190]),
      printed('15.04.2032', [20, 230], { height: 26 }),
      printed('Date of expiry', [20, 260]),
    ]
    expect(paired(under)).toEqual({ name: 'ANNA ERIKSSON', sex: 'F', dob: '12.08.1974', documentNumber: 'X1234567', expiry: '15.04.2032' }) // prettier-ignore
  })

  it('above one label alone, where other values stand below and beside theirs', () => {
    const mixed = [
      printed('Surname', [20, 20]),
      printed('ERIKSSON', [20, 42], { height: 26 }),
      printed('12.08.2016', [20, 120], { height: 26 }),
      printed('Date of issue', [20, 150]),
    ]
    expect(paired(mixed)).toEqual({ surname: 'ERIKSSON', issued: '12.08.2016' })
  })

  it('above their labels where a signature stands beside them, a little higher', () => {
    const signed = [
      printed('12.08.1974', [300, 98], { height: 26 }),
      printed('Date of birth', [300, 126]),
      printed('15.04.2032', [300, 198], { height: 26 }),
      printed('Expires', [300, 226]),
      printed('A. Eriksson', [380, 190], { height: 60 }),
    ]
    expect(paired(signed)).toEqual({ dob: '12.08.1974', expiry: '15.04.2032' })
  })

  it.each([-0.25, -0.1, 0.1, 0.25])('on a page that lies askew by %f radians', (angle) => {
    expect(paired(tilted(cardLines, angle))).toMatchObject(values)
  })

  it('whose box reaches up beside their labels', () => {
    const lines = [
      printed('Surname', [20, 20]),
      printed('ÅNGSTRÖM', [20, 26], { height: 36 }),
      printed('Sex', [300, 20]),
      printed('F', [300, 42]),
    ]
    expect(paired(lines)).toEqual({ surname: 'ÅNGSTRÖM', sex: 'F' })
  })

  it('below their labels, with a signature in large letters near by', () => {
    const lines = [
      printed('Card No. / No de carte', [40, 400]),
      printed('X1234567', [40, 424], { height: 26 }),
      printed('A. Eriksson', [270, 404], { height: 68 }),
    ]
    expect(paired(lines)).toEqual({ documentNumber: 'X1234567' })
  })

  it('beside their labels, where that is the way of the page', () => {
    const lines = [
      printed('Surname', [20, 20]),
      printed('ERIKSSON', [180, 20]),
      printed('Given names', [20, 50]),
      printed('ANNA MARIA', [180, 50]),
      printed('Date of birth', [20, 80]),
      printed('12.08.1974', [180, 80]),
      printed('Sex', [20, 110]),
      printed('F', [180, 110]),
    ]
    const { surname, givenNames, dob, sex } = values
    expect(paired(lines)).toEqual({ surname, givenNames, dob, sex })
  })

  it('in the box of their labels', () => {
    const lines = [printed('Surname: ERIKSSON', [20, 20]), printed('Sex: F', [20, 50])]
    expect(paired(lines)).toEqual({ surname: 'ERIKSSON', sex: 'F' })
  })

  it('under a label that is printed again in another language', () => {
    const lines = [
      printed('Surname', [20, 20]),
      printed('Nachname', [20, 40]),
      printed('ERIKSSON', [20, 62]),
      printed('Sex', [300, 20]),
      printed('F', [300, 42]),
    ]
    expect(paired(lines)).toEqual({ surname: 'ERIKSSON', sex: 'F' })
  })
})

describe('No value is made up', () => {
  it('from labels alone', () => {
    expect(paired(cardLines.filter(({ text }) => matchLabel(text) !== null))).toEqual({})
  })

  it('from values alone', () => {
    expect(paired(cardLines.filter(({ text }) => matchLabel(text) === null))).toEqual({})
  })

  it('from the next label, or from what lies behind it', () => {
    const lines = [
      printed('Surname', [20, 20]),
      printed('Given names', [20, 42]),
      printed('ANNA MARIA', [20, 64]),
    ]
    expect(paired(lines)).toEqual({ givenNames: 'ANNA MARIA' })
  })

  it('from a text that cannot be such a value', () => {
    const lines = [printed('Date of birth', [20, 20]), printed('ERIKSSON', [20, 42])]
    expect(paired(lines)).toEqual({})
  })

  it('from a text that may be the value of two labels', () => {
    const lines = [
      printed('Surname', [20, 60]),
      printed('Place of birth', [115, 40]),
      printed('ERIKSSON', [115, 60]),
    ]
    expect(paired(lines)).toEqual({})
  })

  it('where it may stand below or beside and nothing tells which', () => {
    const lines = [printed('Surname', [20, 20]), printed('ERIKSSON', [120, 20]), printed('SMITH', [20, 42])]
    expect(paired(lines)).toEqual({})
  })

  it('from a text that lies too far away', () => {
    expect(paired([printed('Surname', [20, 20]), printed('ERIKSSON', [20, 120])])).toEqual({})
  })
})

it('a value stands below its label too where the label in another language is behind it, and not what a colon parts', () => {
  const lines = (label: string) => [printed(label, [20, 20]), printed('AB123456', [20, 44], { height: 26 })]
  const match = { field: 'documentNumber', languages: ['en'], errors: 0, valueStart: 9 } as const
  const of = (label: string) =>
    pairValues({ lines: lines(label), matches: [match, null], isPossibleValue: (_, text) => /^[A-Z]+\d+$/.test(text) }).map(({ text }) => text) // prettier-ignore
  expect(of('Card no. / ٥nent')).toEqual(['AB123456'])
  expect(of('Card no.: ٥nent')).toEqual([])
})
