import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { partiesOfTags } from './party-of-tags.ts'
import { type SaidOfWord, taggedBy } from './tags.fixture.ts'

const party = (begins: boolean, rest: Partial<SaidOfWord> = {}): SaidOfWord => ({
  kind: 'party',
  begins,
  officer: 0.9,
  ...rest,
})

it('Roles, births and shares go to the one whom the network links them to', async () => {
  const page = await taggedBy(
    printInRows([['Name', 'Ada Lark', 'Ben Moor'], ['Role', 'Director', 'Secretary'], ['Born', '02.03.1970', ''], ['Holds', '', '40%']]),
    {
      ...{ Ada: party(true), Lark: party(false), Ben: party(true, { owner: 0.9 }), Moor: party(false, { owner: 0.9 }) },
      ...{ Director: { kind: 'role', linkedTo: 'Ada' }, Secretary: { kind: 'role', linkedTo: 'Ben' } },
      ...{ '02.03.1970': { kind: 'birth', linkedTo: 'Ada' }, '40%': { kind: 'share', linkedTo: 'Ben' } },
    },
  )
  const read = partiesOfTags(page, 'day first')
  expect(read.map(({ party: { name, role, birthDate, share } }) => [name, role, birthDate, share?.min])).toEqual([
    ['Ada Lark', 'director', '1970-03-02', undefined],
    ['Ben Moor', 'secretary', undefined, 40],
  ])
  expect(read.map(({ officer, owner }) => [officer > 0.8, owner > 0.8])).toEqual([[true, false], [true, true]])
}) // prettier-ignore

it('A name in two places is one where the network links the second part to the first', async () => {
  const page = await taggedBy(
    printInRows([
      ['Surname', 'Lark'],
      ['Given names', 'Ada Mary'],
    ]),
    {
      Lark: party(true),
      ...{ Ada: party(true, { linkedTo: 'Lark' }), Mary: party(false) },
    },
  )
  expect(partiesOfTags(page, 'day first').map(({ party: { name } }) => name)).toEqual(['Lark Ada Mary'])
})

it('Who stands under a heading that names their role has it', async () => {
  const page = await taggedBy(printInRows(['Directors', 'Ada Lark', 'Ben Moor']), {
    Directors: { kind: 'label' },
    ...{ Ada: party(true), Lark: party(false), Ben: party(true), Moor: party(false) },
  })
  expect(partiesOfTags(page, 'day first').map((one) => one.party.role)).toEqual(['director', 'director'])
})

it('Who holds a share of nothing is no owner, though the network sees one', async () => {
  const page = await taggedBy(printInRows([['Ada Lark', 'Director', '0.00']]), {
    ...{ Ada: party(true, { owner: 0.9 }), Lark: party(false, { owner: 0.9 }) },
    ...{ Director: { kind: 'role', linkedTo: 'Ada' }, '0.00': { kind: 'share', linkedTo: 'Ada' } },
  })
  expect(partiesOfTags(page, 'day first').map(({ officer, owner }) => [officer > 0.8, owner])).toEqual([
    [true, 0],
  ])
})

it('Names in scripts without capitals are those of two, however the network links them', async () => {
  const page = await taggedBy(printInRows([['董事', '林佩珊'], ['股東', '賴冠霖']]), {
    ...{ 林佩: party(true), 珊: party(false) },
    ...{ 賴冠: party(true, { linkedTo: '林佩' }), 霖: party(false) },
  })
  expect(partiesOfTags(page, 'day first').map((one) => one.party.name)).toEqual(['林佩珊', '賴冠霖'])
}) // prettier-ignore

it('Who stands beside a role in one row has it, and not that of the heading before', async () => {
  const page = await taggedBy(printInRows([['Managing director', 'Ada Lark'], ['Prokurist', 'Ben Moor']]), {
    ...{ Managing: { kind: 'label' }, director: { kind: 'label', begins: false }, Prokurist: { kind: 'label' } },
    ...{ Ada: party(true), Lark: party(false), Ben: party(true), Moor: party(false) },
  })
  expect(partiesOfTags(page, 'day first').map((one) => [one.party.role, one.ofRole > 0.8])).toEqual([
    ['managing_director', true],
    ['authorised_signatory', true],
  ])
}) // prettier-ignore

it('Print behind what is said of someone is no part of their name, but what stands under it is', async () => {
  const said: Readonly<Record<string, SaidOfWord>> = {
    ...{ Ada: party(true), Lark: party(false), '02.03.1970': { kind: 'birth', linkedTo: 'Ada' } },
    VIC: party(true, { linkedTo: 'Ada' }),
  }
  const namesIn = async (...rows: Parameters<typeof printInRows>[0]) =>
    partiesOfTags(await taggedBy(printInRows(rows), said), 'day first').map((one) => one.party.name)
  expect(await namesIn(['Ada Lark', '02.03.1970'], ['', 'VIC'])).toEqual(['Ada Lark'])
  expect(await namesIn(['Ada Lark', '02.03.1970'], ['VIC', ''])).toEqual(['Ada Lark VIC'])
})

it('Words before a figure are no part of the name behind it', async () => {
  const page = await taggedBy(printInRows(['Each 25.00 lira of Ada Lark']), {
    ...{ Each: party(true), Ada: party(false, { linkedTo: 'Each' }), Lark: party(false) },
  })
  expect(partiesOfTags(page, 'day first').map((one) => one.party.name)).toEqual(['Ada Lark'])
})

it('What stands lines below what is said of someone is no part of their name', async () => {
  const page = await taggedBy(printInRows([['Name', 'Ada Lark'], ['Born', '1 May 1970'], ['', ''], ['Place', 'Ely']]), {
    ...{ Ada: party(true), Lark: party(false), Ely: party(true, { linkedTo: 'Ada' }), May: { kind: 'birth', linkedTo: 'Ada' } },
  })
  expect(partiesOfTags(page, 'day first').map((one) => one.party.name)).toEqual(['Ada Lark'])
}) // prettier-ignore

it('A figure in groups that no sign shows to be per cent counts shares', async () => {
  const page = await taggedBy(printInRows([['Ada Lark', '5,600']]), {
    ...{ Ada: party(true, { owner: 0.9 }), Lark: party(false, { owner: 0.9 }) },
    '5,600': { kind: 'share', linkedTo: 'Ada' },
  })
  expect(partiesOfTags(page, 'day first')[0]?.party.share).toBe(null)
})

it('A town under an address is no part of the name above it, and a name that goes on in the next line is', async () => {
  const said = {
    ...{ Ada: party(true), Lark: party(false), JAYA: party(true, { linkedTo: 'Ada' }) },
    Director: { kind: 'role', linkedTo: 'Ada' },
  } as const
  const names = async (rows: readonly (string | readonly string[])[]) =>
    partiesOfTags(await taggedBy(printInRows(rows), said), 'day first').map((one) => one.party.name)
  expect(await names([['Ada Lark', 'Director', '67'], 'NO. 12 HIGH ROAD', 'JAYA'])).toEqual(['Ada Lark'])
  expect(await names([['Ada Lark', 'Director', '67'], 'NO. 12 JAYA'])).toEqual(['Ada Lark'])
  expect(await names([['Ada Lark', 'Director', '67'], 'JAYA'])).toEqual(['Ada Lark JAYA'])
})
