import { describe, expect, it } from 'vitest'
import { findLabels } from './find-labels.ts'
import { typeOfMisreadTitle } from './misread-words.ts'
import { printed } from './printed-line.fixture.ts'
import type { VizLine } from './text-line.ts'
import { vizValues } from './viz-values.ts'

const cyrillic = (text: string, row: number, confidence = 0.99): VizLine => ({
  ...printed(text, [20, 20 + 30 * row], { confidence }),
  script: 'Cyrl',
})
const fieldsOf = (lines: readonly VizLine[]) => findLabels(lines).matches.map((match) => match?.field ?? null)

describe('A label of which too little was read', () => {
  const title = cyrillic('УДОСТОВЕРЕНИЕ ЛИЧНОСТИ', 0)

  it('is the nearest one in the language of the title', () => {
    const lines = [title, cyrillic('Фаииия', 1, 0.6), cyrillic('Дейстигтелло ао', 2, 0.6)]
    expect(fieldsOf(lines)).toEqual([null, 'surname', 'expiry'])
  })

  it('is a longer one of which the end was misread, and no short one with a value', () => {
    const hebrew = (text: string, row: number, confidence = 0.99): VizLine => ({ ...cyrillic(text, row, confidence), script: 'Hebr' }) // prettier-ignore
    const match = (confidence: number) => findLabels([hebrew('תעודת זהות', 0), hebrew('שם מא', 1, confidence)]).matches[1] // prettier-ignore
    expect(match(0.8)).toMatchObject({ field: 'name', valueStart: null })
    expect(match(0.99)).toMatchObject({ field: 'name', valueStart: 3 })
  })

  it('stands before figures without a colon, too', () => {
    const match = findLabels([title, cyrillic('Дейстигтелло ао 12.07.2027', 1, 0.6)]).matches[1]
    expect(match).toMatchObject({ field: 'expiry', valueStart: 16 })
    expect(fieldsOf([title, cyrillic('Дейстигтелло ао 12.07.2027 Москва', 1, 0.6)])[1]).toBeNull()
  })

  it('is none where it was read with certainty, or where nothing tells the language', () => {
    expect(fieldsOf([title, cyrillic('Фаииия', 1, 0.98)])[1]).toBeNull()
    expect(fieldsOf([cyrillic('Фаииия', 1, 0.6)])[0]).toBeNull()
  })

  it('is none where it is far from all of them, or about as near to two', () => {
    expect(fieldsOf([title, cyrillic('Хабибуллин', 1, 0.6)])[1]).toBeNull()
    expect(fieldsOf([title, cyrillic('Дата ро', 1, 0.6)])[1]).toBeNull()
  })

  it('is none where a label of what is not answered is nearest: a father’s name is no holder’s', () => {
    const hindi = (text: string, row: number, confidence = 0.99): VizLine => ({ ...cyrillic(text, row, confidence), script: 'Deva' }) // prettier-ignore
    const ofTitle = hindi('मतदाता फोटो पहचान पत्र', 0)
    expect(fieldsOf([ofTitle, hindi('नाप: राजेश त्रिपाठी', 1, 0.6)])[1]).toBe('name')
    expect(fieldsOf([ofTitle, hindi('षिता/कका नाम: जगदीश त्रिपाठी', 1, 0.6)])[1]).toBeNull()
    expect(fieldsOf([ofTitle, hindi('षिता का नाम: जगदीश त्रिपाठी', 1, 0.6)])[1]).toBeNull()
  })

  it('is compared letter by letter, the sign of a missing vowel with the letter behind it', () => {
    const hindi = (text: string, row: number, doubts: Readonly<Record<number, number>> = {}): VizLine => {
      const line = cyrillic(text, row)
      return { ...line, script: 'Deva', confidences: line.confidences.map((one, at) => doubts[at] ?? one) }
    }
    const lines = [hindi('पहचान पत्र', 0), hindi('उपनाम्र', 1, { 1: 0.74, 5: 0.5, 6: 0.5 })]
    expect(fieldsOf(lines)[1]).toBe('surname')
  })

  it('leaves the value beside it less than certain', () => {
    const of = (label: string, confidence: number) =>
      vizValues([title, cyrillic(label, 1, confidence), printed('12.08.1974', [20, 80])], {
        ...{ year: 2026, month: 11, day: 27 },
      }).values.get('dob')
    expect(of('Дата рождения', 0.99)?.confidence).toBeGreaterThan(0.9)
    expect(of('Дита ровкеиия', 0.6)).toMatchObject({ value: '1974-08-12', confidence: 0.89 })
  })
})

describe('A title of which too little was read', () => {
  const labels = ['Фамилия', 'Имя', 'Дата рождения'].map((text, row) => cyrillic(text, row + 1))
  const typeOf = (title: VizLine, others = labels) => {
    const lines = [title, ...others]
    return typeOfMisreadTitle([title], { lines, matches: findLabels(lines).matches })
  }

  it('is the nearest one in the language of the labels', () => {
    expect(typeOf(cyrillic('УДОСТОВЕРЕИИЕ ЛИЧИОСТӢ', 0, 0.7))).toBe('I')
    expect(typeOf(cyrillic('ВОДИТЕЛЬСКОЕ УДОСТОВЕРЕИИ', 0, 0.7))).toBe('D')
  })

  it('is none where labels do not tell the language, nor is other print', () => {
    expect(typeOf(cyrillic('УДОСТОВЕРЕИИЕ ЛИЧИОСТӢ', 0, 0.7), [])).toBeNull()
    expect(typeOf(cyrillic('ПРОЕЗДНОЙ БИЛЕТ НА МЕСЯЦ', 0, 0.7))).toBeNull()
  })
})
