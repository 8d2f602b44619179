import { describe, expect, it } from 'vitest'
import { findLabels } from './find-labels.ts'
import { printed } from './printed-line.fixture.ts'

const fieldOf = (text: string, latinText: string) =>
  findLabels([{ ...printed(text, [20, 20]), script: 'Cyrl', latinText }]).matches[0]?.field ?? null

describe('The label of a line in another script', () => {
  it('is what the Latin alphabet saw of it, where that was read better', () => {
    expect(fieldOf('Дїйстаиіелино да/ Oae ofexpiry', 'Ancretenuo / Date of expiry')).toBe('expiry')
    expect(fieldOf('Статъ/ Ѕех', 'Crats/ Sex')).toBe('sex')
  })

  it('is none where a short word alone looks like one, or figures stand there', () => {
    expect(fieldOf('Хех', 'Sex')).toBeNull()
    expect(fieldOf('Дїйста 1', 'Date of expiry 1')).toBeNull()
    expect(fieldOf('Дїйста', 'Dale of expiry')).toBeNull()
    expect(fieldOf('Дїйста', 'Date of expiry')).toBe('expiry')
  })
})

describe('The label of a line in two scripts', () => {
  it('is the half that the Latin alphabet read letter for letter, whatever it made of the other', () => {
    expect(fieldOf('הe הוי / een namesאG', 'Given names / 019 D')).toBe('givenNames')
    expect(fieldOf('een namesאG / הe', '019 D / Given names')).toBe('givenNames')
    expect(fieldOf('הe הוי / een namesאG', 'Given nanes / 019 D')).toBeNull()
    expect(fieldOf('הe הוי / een namesאG', 'Given names 019 D')).toBeNull()
  })
})

describe('The numbers before the lines of a licence', () => {
  const rows = ['ΨΥΧΟΓΙΟΣ', '2. ΜΑΡΙΑ', '3. 25/06/1965', '4a. 15/07/2022', '4b. 15/07/2032', '5. 989497415']
  const fields = (first: string, left = 20) => {
    const lines = [printed(first, [left, 20]), ...rows.map((text, at) => printed(text, [at === 0 ? 60 : 20, 20 + 30 * at]))] // prettier-ignore
    const { matches, isNumbered } = findLabels(lines)
    return { isNumbered, first: matches[0]?.field ?? null }
  }

  it('begin with a 1 that looks like a letter, in their column', () => {
    expect(fields('L')).toEqual({ isNumbered: true, first: 'surname' })
    expect(fields('I.')).toEqual({ isNumbered: true, first: 'surname' })
    expect(fields('L', 400).isNumbered).toBe(false)
    expect(fields('K').isNumbered).toBe(false)
  })
})

describe('A label whose colon was not seen', () => {
  const field = (text: string) => {
    const others = ['Αρ. ταυτότητας: T9495230', 'Ισχύει έως: 26/03/2034', text]
    const lines = others.map((one, at) => ({ ...printed(one, [20, 20 + 30 * at]), script: 'Grek' as const }))
    return findLabels(lines).matches[2]?.field ?? null
  }

  it('may lack a letter where it is long and figures follow', () => {
    expect(field('Ημ/νία γένησης 10/07/1975')).toBe('dob')
    expect(field('Ημ/νία γένησης ΑΘΗΝΑ')).toBeNull()
  })
})

describe('A label beside words that were hardly read', () => {
  const inPieces = (...pieces: readonly (readonly [text: string, confidence: number])[]) => {
    const confidences = pieces.flatMap(([text, confidence]) => Array.from(text, () => confidence))
    const line = { ...printed(pieces.map(([text]) => text).join(''), [20, 20]), confidences }
    return findLabels([line]).matches[0]?.field ?? null
  }

  it.each([
    [
      'before it',
      [
        ['æ4 / ', 0.6],
        ['Place of birth', 0.97],
      ],
      'placeOfBirth',
    ],
    [
      'before it, nothing between them',
      [
        ['ææ æ  ', 0.6],
        ['Place of birth', 0.97],
      ],
      'placeOfBirth',
    ],
    [
      'behind a stroke',
      [
        ['Surname / ', 0.97],
        ['anøeon D0', 0.5],
      ],
      'surname',
    ],
  ] as const)('is one, %s', (_, pieces, field) => {
    expect(inPieces(...pieces)).toBe(field)
  })

  it('is none where they were read well, or the label was not', () => {
    expect(inPieces(['Remarks ', 0.98], ['Place of birth', 0.97])).toBeNull()
    expect(inPieces(['ææ æ ', 0.6], ['Plane of bith', 0.97])).toBeNull()
    expect(inPieces(['Surname ', 0.97], ['ERİKŞØN', 0.5])).not.toBe('givenNames')
  })

  it('is one before them without a stroke, where they were not read at all', () => {
    expect(inPieces(['Date of birth', 0.97], [' ửì ćù', 0.4])).toBe('dob')
    expect(inPieces(['Date of birth', 0.97], [' ửì ćù', 0.8])).toBeNull()
  })
})

describe('A page on which colons part labels and values', () => {
  const parted = ['Номер документа: F0690674', 'Стать: жіноча', 'Дата видачі: 06.03.2019']
  const valueOf = (last: string, doubtful = -1, page: readonly string[] = parted) => {
    const lines = [...page, last].map((text, at) => printed(text, [20, 30 * at]))
    const confidences = Array.from(last, (_, at) => (at === doubtful ? 0.24 : 0.99))
    const { matches } = findLabels([...lines.slice(0, -1), ...lines.slice(-1).map((line) => ({ ...line, confidences }))]) // prettier-ignore
    const start = matches.at(-1)?.valueStart
    return typeof start === 'number' ? last.slice(start) : null
  }

  it('has them also where one was not seen, or taken for a letter', () => {
    expect(valueOf('Прізвище та ім’я Олена Кравчук')).toBe('Олена Кравчук')
    expect(valueOf('Фамилия и имяг Эдуард Волков', 13)).toBe('Эдуард Волков')
  })

  it('has one in place of a narrow letter, before a small one, and behind a short word for the sex', () => {
    expect(valueOf('Місце народженняі м. Чернівці')).toBe('м. Чернівці')
    expect(valueOf('Пол мужской')).toBe('мужской')
    expect(valueOf('Имя мужской')).toBeNull()
  })

  it('has none behind a letter that was read well, and none on other pages', () => {
    expect(valueOf('Фамилия и имяг Эдуард Волков')).toBeNull()
    expect(valueOf('Прізвище та ім’я Олена Кравчук', -1, parted.slice(0, 1))).toBeNull()
  })
})

describe('A label that means one field in one language and another in a second', () => {
  const fields = (...texts: readonly string[]) =>
    findLabels(texts.map((text, row) => printed(text, [20, 20 + 40 * row]))).matches.map(
      (match) => match?.field,
    )

  it('means what it does in the language of the other labels', () => {
    expect(fields('Презиме', 'Име', 'Датум рођења')[0]).toBe('surname')
    expect(fields('Презиме / Father’s name', 'Име', 'Дата на раждане')[0]).toBe('middleName')
  })

  it('is none where they are of both languages, or of neither', () => {
    expect(fields('Презиме', 'Име', 'Пол')[0]).toBeUndefined()
    expect(fields('Презиме', 'Date of birth')[0]).toBeUndefined()
  })
})

describe('A number and letters on a card of North America', () => {
  const labels = ['4d DL', '4b EXP', '3 DOB'].map((text, at) => printed(text, [20, 40 * at], { height: 14 }))

  it('are the label and the value of a name, but none where they are as high as a signature', () => {
    const fieldOfName = (height: number): string | undefined =>
      findLabels([...labels, printed('2. NOWAK', [20, 200], { height })]).matches[3]?.field
    expect(fieldOfName(20)).toBe('givenNames')
    expect(fieldOfName(40)).toBeUndefined()
  })
})

describe('A label with a letter in doubt', () => {
  const withLast = (confidence: number, other: number): string | undefined => {
    const line = printed('Soyadt', [20, 20])
    const confidences = line.confidences.with(-1, confidence)
    const alternatives = line.alternatives.with(-1, [{ symbol: 'i', confidence: other }])
    return findLabels([{ ...line, confidences, alternatives }]).matches[0]?.field
  }

  it('is what it is with the next likeliest letter', () => {
    expect(withLast(0.4, 0.37)).toBe('surname')
    expect(withLast(0.9, 0.08)).toBeUndefined()
    expect(withLast(0.5, 0.1)).toBeUndefined()
  })
})

it('a label for two fields means the second alone where the first has its own', () => {
  const matches = (...texts: readonly string[]) =>
    findLabels(texts.map((text, row) => printed(text, [20, 20 + 40 * row]))).matches.map((match) => [match?.field, match?.second]) // prettier-ignore
  expect(matches('有效期限', '簽發日期')[0]).toEqual(['expiry', undefined])
  expect(matches('有效期限', '出生日期')[0]).toEqual(['issued', 'expiry'])
})

it('a label for a whole name in its order means that, also on a page with labels for its parts in another language', () => {
  const lines = ['ชื่อตัวและชื่อสกุล', 'Last name', 'Name'].map((text, at) => printed(text, [20, 20 + 30 * at]))
  expect(findLabels(lines).matches.map((match) => match?.field)).toEqual(['name', 'surname', 'givenNames'])
})
