import { describe, expect, it } from 'vitest'
import type { LabelMatch } from '../../../documents/viz/match-label.ts'
import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { pairValues } from '../pair-values.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'
import { labelledKeys, valuesByKey } from '../values-by-key.ts'
import { valuePieces } from '../value-pieces.ts'

const inScript = (script: PrintScript, line: VizLine): VizLine => ({ ...line, script })
const rightAligned = (text: string, [right, y]: readonly [number, number]): VizLine =>
  inScript('Arab', printed(text, [right - 10 * text.length, y]))

function paired(lines: readonly VizLine[], fields: Readonly<Record<string, VizField>>) {
  const matches = lines.map(({ text }): LabelMatch | null => {
    const field = fields[text]
    return field === undefined ? null : { field, languages: [], errors: 0, valueStart: null }
  })
  const read = (_: LabelMatch, text: string) => text
  const pairs = pairValues({ lines, matches, isPossibleValue: () => true })
  const used = new Set(pairs.flatMap(({ label, value }) => [label, value]))
  const page = { lines, matches, read, isUsed: (at: number) => used.has(at), isOfKind: false }
  return { pairs, pieces: pairs.flatMap((pair) => valuePieces(page, pair)), matches }
}

describe('Values of print from right to left', () => {
  it('stand to the left of their labels', () => {
    const lines = [
      rightAligned('الاسم', [600, 20]),
      rightAligned('محمد علي', [500, 20]),
      rightAligned('الجنسية', [600, 60]),
      rightAligned('مصري', [500, 60]),
      printed('29001011234567', [700, 20]),
    ]
    const { pairs } = paired(lines, { الاسم: 'name', الجنسية: 'nationality' })
    expect(pairs.map(({ field, text }) => [field, text])).toEqual([
      ['name', 'محمد علي'],
      ['nationality', 'مصري'],
    ])
  })

  it('stand under their labels where both end at the right', () => {
    const lines = [rightAligned('الاسم', [600, 20]), rightAligned('محمد علي حسن', [600, 42])]
    expect(paired(lines, { الاسم: 'name' }).pairs).toMatchObject([{ text: 'محمد علي حسن' }])
  })
})

const quadOf = (line: number): VizLine['quad'] => printed('', [20, 22 * line]).quad

describe('A value of several lines', () => {
  it('goes on with the word right behind it', () => {
    const lines = [printed('Место', [20, 20]), printed('гор. Нижний', [20, 42]), printed('Новгород', [140, 42])].map((line) => inScript('Cyrl', line)) // prettier-ignore
    const { pieces } = paired(lines, { Место: 'placeOfBirth' })
    expect(pieces).toMatchObject([{ value: 'гор. Нижний' }, { value: 'Новгород', goesOn: true }])
    const apart = [...lines.slice(0, 2), inScript('Cyrl', printed('Новгород', [180, 42]))]
    expect(paired(apart, { Место: 'placeOfBirth' }).pieces).toMatchObject([{ value: 'гор. Нижний' }])
  })
})

describe('A value in two scripts', () => {
  const lines = [
    inScript('Cyrl', printed('Фамилия/Surname', [20, 20])),
    inScript('Cyrl', printed('ИВАНОВ', [20, 42])),
    printed('IVANOV', [20, 64]),
    inScript('Cyrl', printed('Место рождения', [20, 100])),
    inScript('Cyrl', printed('МОСКВА', [20, 122])),
  ]
  const fields = { 'Фамилия/Surname': 'surname', 'Место рождения': 'placeOfBirth' } as const

  it('is read in both, one line below the other', () => {
    const { pieces } = paired(lines, fields)
    expect(pieces.map(({ field, value }) => [field, value])).toEqual([
      ['surname', 'ИВАНОВ'],
      ['surname', 'IVANOV'],
      ['placeOfBirth', 'МОСКВА'],
    ])
  })

  it('stands behind a number, the Latin one right below the other', () => {
    const licence = [
      printed('1.', [20, 20]),
      inScript('Cyrl', printed('Журавлёв', [46, 20])),
      printed('ZHURAVLEV', [46, 42]),
    ]
    const { pieces } = paired(licence, { '1.': 'surname' })
    expect(pieces.map(({ value }) => value)).toEqual(['Журавлёв', 'ZHURAVLEV'])
  })

  it('has a key for each script of a name, and one for a place', () => {
    const value = (text: string, line: number) => ({ value: text, confidence: 1, lettersConfidence: 1, similarConfidence: 1, quad: quadOf(line) }) // prettier-ignore
    const found = new Map([['surname', value('IVANOV', 2)]] as const)
    const local = new Map([['surname', value('ИВАНОВ', 1)], ['placeOfBirth', value('МОСКВА', 4)]] as const) // prettier-ignore
    const values = valuesByKey({ found, local })
    expect([...values].map(([key, { value: text }]) => [key, text])).toEqual([
      ['placeOfBirth', 'МОСКВА'],
      ['lastName', 'IVANOV'],
      ['lastNameLocal', 'ИВАНОВ'],
    ])
    const { matches } = paired(lines, fields)
    expect(labelledKeys(matches, lines, { found, local })).toEqual(['lastName', 'lastNameLocal', 'placeOfBirth']) // prettier-ignore
  })

  it('is a whole name where two words of Thai stand beside a label for the surname alone', () => {
    const value = (text: string) => ({ value: text, confidence: 0.99, lettersConfidence: 0.99, similarConfidence: 0.99, quad: quadOf(1) }) // prettier-ignore
    const found = new Map()
    const whole = valuesByKey({ found, local: new Map([['surname', value('ณัฐพงษ์ แสงทอง')]] as const) })
    expect(whole.get('fullNameLocal')).toMatchObject({ value: 'ณัฐพงษ์ แสงทอง', confidence: 0.89 })
    expect(whole.has('lastNameLocal')).toBe(false)
    const parts = new Map([['surname', value('แสงทอง')], ['givenNames', value('ณัฐพงษ์')]] as const) // prettier-ignore
    expect(valuesByKey({ found, local: parts }).get('lastNameLocal')).toMatchObject({ confidence: 0.99 })
  })

  it('is asked for in the script of its label alone where neither was read', () => {
    const russian = [inScript('Cyrl', printed('Фамилия', [20, 20]))]
    const { matches } = paired(russian, { Фамилия: 'surname' })
    const nothing = { found: new Map(), local: new Map() }
    expect(labelledKeys(matches, russian, nothing)).toEqual(['lastNameLocal'])
  })
})

describe('A name or a state in words', () => {
  const value = (value: string) => ({ value, confidence: 0.9, lettersConfidence: 0.9, similarConfidence: 0.9, quad: quadOf(1) }) // prettier-ignore
  const keys = (found: Readonly<Partial<Record<VizField, string>>>, local: typeof found) => {
    const values = (of: typeof found) => new Map((Object.entries(of) as [VizField, string][]).map(([field, text]) => [field, value(text)])) // prettier-ignore
    return Object.fromEntries([...valuesByKey({ found: values(found), local: values(local) }, ['ru'])].map(([key, { value }]) => [key, value])) // prettier-ignore
  }

  it('a patronymic behind the given name is answered under its own key', () => {
    expect(keys({}, { surname: 'Щербаков', givenNames: 'Игорь Сергеевич' })).toEqual({ lastNameLocal: 'Щербаков', firstNameLocal: 'Игорь', middleNameLocal: 'Сергеевич' }) // prettier-ignore
  })

  it('the name of a state beside the label of the nationality is its code, other words are none', () => {
    expect(keys({ nationality: 'United Arab Emirates' }, {})).toEqual({ nationalityIso3: 'ARE' })
    expect(keys({ nationality: 'Emirati' }, {})).toEqual({ nationalityFull: 'Emirati' })
  })
})

describe('A name of which each word was found as a line', () => {
  const tamil = (text: string, x: number) => inScript('Taml', printed(text, [x, 44]))
  const named = (x: number, ...others: readonly VizLine[]) =>
    paired([printed('Name', [20, 20]), tamil('செந்தில்', 20), tamil('ஆறுமுகம்', x), ...others], { Name: 'name' }).pieces.map(({ value }) => value) // prettier-ignore

  it('goes on with the word right behind it', () => {
    expect(named(110)).toEqual(['செந்தில்', 'ஆறுமுகம்'])
  })

  it('does not go on with what stands further off, or in another script', () => {
    expect(named(150)).toEqual(['செந்தில்'])
    const pieces = paired([printed('Name', [20, 20]), tamil('செந்தில்', 20), printed('SPECIMEN', [110, 44])], { Name: 'name' }).pieces // prettier-ignore
    expect(pieces.filter(({ goesOn }) => goesOn === true)).toEqual([])
  })
})

describe('A name in the other script at the other end of its level', () => {
  const far = (...others: readonly VizLine[]) =>
    paired([printed('Name', [20, 20]), printed('BILAL MALIK', [20, 44]), ...others], { Name: 'name' }).pieces
  const local = rightAligned('بلال ملک', [600, 40])

  it('is the same name, less certain', () => {
    expect(far(local)).toMatchObject([{ value: 'BILAL MALIK' }, { value: 'بلال ملک', isUnsure: true }])
  })

  it('is none on another level, beside another line, or where it is a title', () => {
    expect(far(rightAligned('بلال ملک', [600, 70]))).toHaveLength(1)
    expect(far(local, printed('SPECIMEN', [300, 44]))).toHaveLength(1)
    expect(far(rightAligned('شناختی کارڈ', [600, 40]))).toHaveLength(1)
  })
})
