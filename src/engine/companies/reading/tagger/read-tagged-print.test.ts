import { describe, expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { readPrint } from '../read-print.ts'
import { type SaidOfWord, taggedBy } from './tags.fixture.ts'

const knowledge = {
  validateNumber: () => ({ scheme: null, isValid: null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: '' }),
}

/** The same of each word of a text, the first of which begins it. */
const words = (text: string, said: SaidOfWord): Readonly<Record<string, SaidOfWord>> =>
  Object.fromEntries(text.split(' ').map((word, at) => [word, { ...said, begins: at === 0 }]))

async function read(rows: Parameters<typeof printInRows>[0], said: Readonly<Record<string, SaidOfWord>> | null) {
  const pieces = printInRows(rows)
  const tagged = said === null ? [] : [await taggedBy(pieces, said)]
  return readPrint(pieces, { country: null, today: '2026-11-26', knowledge, tagged })
} // prettier-ignore

describe('What the network sees of a company', () => {
  it('is answered where the rules have nothing, and never as certain', async () => {
    const rows = [
      'Zqorvel brumtis',
      'Larkfield Analytics',
      'Wendrup: 4 Elm Road, 1234 Storvik',
      ['Share capital', 'EUR 25,000'],
    ]
    const said = { ...words('Larkfield Analytics', { kind: 'name' }), ...words('4 Elm Road, 1234 Storvik', { kind: 'address' }) } // prettier-ignore
    expect(Object.keys((await read(rows, null)).values)).toEqual([])
    const { legalName, address } = (await read(rows, said)).values
    expect([legalName?.value, address?.value]).toEqual(['Larkfield Analytics', '4 Elm Road, 1234 Storvik'])
    expect(Math.max(legalName?.confidence ?? 1, address?.confidence ?? 1)).toBeLessThan(0.9)
  })

  it('is not believed on a document that shows the rules nothing of a company', async () => {
    const said = { ...words('Larkfield Analytics', { kind: 'name' }), ...words('Ada Lark', { kind: 'party', officer: 1 }) } // prettier-ignore
    const { values, officers } = await read(['Larkfield Analytics', 'Ada Lark'], said)
    expect([values, officers]).toEqual([{}, []])
  })

  it('is believed where it sees several values of a company itself', async () => {
    const name = words('Larkfield Analytics', { kind: 'name' })
    const rows = ['Larkfield Analytics', 'zq 7712345 vrb']
    const ofNumber = { ...name, ...words('7712345', { kind: 'number' }) }
    expect((await read(rows, ofNumber)).values).toEqual({})
    const ofForm = { ...ofNumber, ...words('vrb', { kind: 'form' }) }
    expect((await read(rows, ofForm)).values.legalName?.value).toBe('Larkfield Analytics')
  })

  it('is believed beside a name and a number where it sees a capital, however unsure', async () => {
    const rows = ['Larkfield Analytics', 'zq 7712345', 'brumtis 2,000.00 EUR']
    const said = (odds: number) => ({ ...words('Larkfield Analytics', { kind: 'name' }), '7712345': { kind: 'number' }, ...words('2,000.00 EUR', { kind: 'capital', odds }) }) as const // prettier-ignore
    expect((await read(rows, said(0.75))).values.legalName?.value).toBe('Larkfield Analytics')
    expect((await read(rows, said(0.6))).values).toEqual({})
  })

  it('is not answered where its print is none of the kind', async () => {
    const said = { ...words('blue fish', { kind: 'incorporated' }), ...words('red', { kind: 'number' }) }
    const { values } = await read(['blue fish', 'red', ['Share capital', 'EUR 25,000']], said)
    expect(Object.keys(values)).toEqual([])
  })

  it('takes the place of what the rules read, where it takes that for something else', async () => {
    const rows = [
      ['Company name', 'Sorvel Brumtis'],
      ['Larkfield Analytics Ltd', ''],
    ]
    expect((await read(rows, null)).values.legalName?.value).toBe('Sorvel Brumtis')
    const said = { ...words('Larkfield Analytics Ltd', { kind: 'name' }), ...words('Sorvel Brumtis', { kind: 'party' }) } // prettier-ignore
    expect((await read(rows, said)).values.legalName?.value).toBe('Larkfield Analytics Ltd')
  })

  it('is not exchanged where check digits speak for what the rules read, and against the other', async () => {
    const rows = [['Company number', '09123456'], ['File', '77123450']] // prettier-ignore
    const said = { '09123456': { kind: 'taxNumber' }, '77123450': { kind: 'number' } } as const
    const valid = (right: string) => ({ ...knowledge, validateNumber: ({ value }: { readonly value: string }) => ({ scheme: null, isValid: value === right, reason: '' }) }) // prettier-ignore
    const pieces = printInRows(rows)
    const tagged = [await taggedBy(pieces, said)]
    const numberBy = (right: string) => readPrint(pieces, { country: null, today: '2026-11-26', knowledge: valid(right), tagged }).values.registrationNumber?.value // prettier-ignore
    expect(numberBy('09123456')).toBe('09123456')
    expect(numberBy('77123450')).toBe('77123450')
  })

  it('is the date of incorporation where the rules read another beside a label', async () => {
    const rows = [['Company name', 'Larkfield GmbH'], ['Date of incorporation', '3 May 2011'], ['Zqorvel', '7 June 2012']] // prettier-ignore
    const dated = (odds: number) => ({ ...words('Larkfield GmbH', { kind: 'name' }), ...words('7 June 2012', { kind: 'incorporated', odds }) }) // prettier-ignore
    const dateBy = async (odds: number) => (await read(rows, dated(odds))).values.incorporationDate?.value
    expect(await dateBy(0.9)).toBe('2012-06-07')
    expect(await dateBy(0.52)).toBe('2011-05-03')
  })

  it('is a capital without a currency where it is sure of it', async () => {
    const rows = ['Larkfield Analytics', 'zq 7712345', 'vrb 2,000.00']
    const said = (odds: number) => ({ ...words('Larkfield Analytics', { kind: 'name' }), '7712345': { kind: 'number' }, vrb: { kind: 'form' }, '2,000.00': { kind: 'capital', odds } }) as const // prettier-ignore
    const pieces = printInRows(rows)
    const capitalBy = async (odds: number) => readPrint(pieces, { country: null, today: '2026-11-26', knowledge, tagged: [await taggedBy(pieces, said(odds))] }).shareCapital?.value // prettier-ignore
    expect(await capitalBy(0.97)).toBe('2,000.00')
    expect(await capitalBy(0.8)).toBeUndefined()
  })

  it('makes what the rules read no less sure where it sees the same', async () => {
    const rows = [
      ['Company name', 'Larkfield Analytics Ltd'],
      ['Company number', '09123456'],
    ]
    const said = { ...words('Larkfield Analytics Ltd', { kind: 'name' }), ...words('09123456', { kind: 'number' }) } // prettier-ignore
    const [without, beside] = [await read(rows, null), await read(rows, said)]
    for (const key of ['legalName', 'registrationNumber'] as const) {
      expect(beside.values[key]?.value).toBe(without.values[key]?.value)
      expect(beside.values[key]?.confidence).toBeGreaterThanOrEqual(without.values[key]?.confidence ?? 1)
    }
  })
})

describe('Whom the network sees', () => {
  const rows = [
    ['Zqorvel', 'Ada Lark', 'Head of the firm'],
    ['Brumtis', 'Ben Moor Ltd', '40%'],
    ['Company name', 'Larkfield GmbH', ''],
  ]
  const said = {
    ...words('Ada Lark', { kind: 'party', officer: 1 }),
    ...words('Ben Moor Ltd', { kind: 'party', owner: 1 }),
    '40%': { kind: 'share', linkedTo: 'Ben' },
  } as const

  it('is an officer, or an owner with their share, though no rule names them', async () => {
    const without = await read(rows, null)
    expect([without.officers, without.owners]).toEqual([[], []])
    const { officers, owners, sources } = await read(rows, said)
    expect(officers.map(({ name, role }) => [name, role])).toEqual([['Ada Lark', 'representative']])
    expect(owners.map(({ name, kind, share }) => [name, kind, share?.min])).toEqual([['Ben Moor Ltd', 'company', 40]]) // prettier-ignore
    expect(sources.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Ada Lark', 'Ben Moor Ltd', '40%']),
    )
  })

  it('has the whole name that goes on where the rules end it', async () => {
    const list = [
      ['Company name', 'Larkfield GmbH', ''],
      ['Director', 'Ada Vera', ''],
      ['Zq brumtis', 'Lark', ''],
    ]
    expect((await read(list, null)).officers.map(({ name }) => name)).toEqual(['Ada Vera'])
    const whole = await read(list, words('Ada Vera Lark', { kind: 'party', officer: 1 }))
    expect(whole.officers.map(({ name, role }) => [name, role])).toEqual([['Ada Vera Lark', 'director']])
  })

  it('has the role of the heading, and not the one that stands in brackets behind the name above', async () => {
    const list = [
      ['Company name', 'Larkfield GmbH'],
      'Zq brumtis vel dor bestyrelse',
      ['Ada Lark', '(formand)'],
      ['Ben Moor'],
    ]
    const board = {
      ...words('Ada Lark', { kind: 'party', officer: 1 }),
      ...words('Ben Moor', { kind: 'party', officer: 1 }),
      '(formand)': { kind: 'role', linkedTo: 'Ada' },
      bestyrelse: { kind: 'label' },
    } as const
    const { officers } = await read(list, board)
    expect(officers.map(({ name, role }) => [name, role])).toEqual([['Ada Lark', 'chair'], ['Ben Moor', 'board_member']]) // prettier-ignore
  })

  it('are several where the rules found the names apart that the network joins', async () => {
    const list = [['Company name', 'Larkfield GmbH'], ['Director', 'Ada Lark'], ['Director', 'Ben Moor']] // prettier-ignore
    const joined = words('Ada Lark Ben Moor', { kind: 'party', officer: 1 })
    expect((await read(list, joined)).officers.map(({ name }) => name)).toEqual(['Ada Lark', 'Ben Moor'])
  })

  it('is named without the nationality beside the name, and without how the sentence leads to it', async () => {
    const list = [['Company name', 'Larkfield GmbH'], ['Zq', 'Ada Lark', 'Filipino'], 'zq boundless BEN MOOR'] // prettier-ignore
    const said = { ...words('Ada Lark Filipino', { kind: 'party', officer: 1 }), ...words('boundless BEN MOOR', { kind: 'party', officer: 1 }) } // prettier-ignore
    expect((await read(list, said)).officers.map(({ name }) => name)).toEqual(['Ada Lark', 'BEN MOOR'])
  })

  it('is no officer where the network takes the name for that of the company', async () => {
    const own = { ...words('Ada Lark', { kind: 'name' }) }
    expect((await read(rows, own)).officers).toEqual([])
  })
})
