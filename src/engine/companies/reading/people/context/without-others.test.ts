import { expect, it } from 'vitest'
import type { PrintPiece } from '../../layout/print-piece.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { pagesOf } from '../../read-print.ts'
import type { FoundParty } from '../found-party.ts'
import { withoutOthers } from './without-others.ts'

/** Who of these officers is left by what print says of them. */
function left(rows: readonly (string | readonly string[])[], names: readonly string[], read: readonly PrintPiece[] = []) {
  const officers = names.map((name): FoundParty => ({
    ...{ name, kind: 'person', role: 'director', isOwner: false, share: null, nominal: null },
    ...{ shareCount: null, label: '', pieces: read },
  }))
  return withoutOthers(officers, pagesOf(printInRows(rows), null)).map(({ name }) => name)
} // prettier-ignore

const both = ['Ada Lark', 'Ben Moor']

it.each([
  ['under a heading of those who left', ['Functionarissen', 'Ada Lark', 'Uitgetreden functionarissen', 'Ben Moor', 'Directeur']],
  ['under a heading of auditors', ['Gérance', ['Ada Lark', 'Gérant'], 'Commissaire aux comptes', ['Ben Moor', '2024 - 2026']]],
  ['whose leaving a sentence reports', ['Ada Lark is director.', 'Ben Moor ceased to be a director on 1 May 2020.']],
  ['who left and is named behind', ['Ada Lark, Verwaltungsrat', 'Aus dem Amt geschieden am 01/11/2004: BEN MOOR, Verwaltungsrat.']],
  ['who wrote the deed', ['Director: Ada Lark', 'La minuta fue autorizada por el abogado Ben Moor, Reg. 11888.']],
])('someone %s is no officer', (_, rows) => {
  expect(left(rows, both)).toEqual(['Ada Lark'])
}) // prettier-ignore

it('parents are none', () => {
  const rows = ['Mieczysław Lark, syn Stanisława i Heleny, urodzony dnia 4 stycznia 1988 roku']
  expect(left(rows, ['Mieczysław Lark', 'Stanisława i Heleny'])).toEqual(['Mieczysław Lark'])
})

it('who stands elsewhere too, or comes instead of someone, stays', () => {
  expect(left(['Directors', 'Ada Lark', 'Ada Lark ceased to be secretary.'], ['Ada Lark'])).toEqual(['Ada Lark']) // prettier-ignore
  expect(left(['Ada Lark is director instead of Ben Moor, who has resigned.'], ['Ada Lark'])).toEqual(['Ada Lark']) // prettier-ignore
  expect(left(['Démission de Ben Moor et nomination de Ada Lark.'], both)).toEqual(['Ada Lark'])
  expect(left(['Ada Lark is a director, and none of them has resigned.'], ['Ada Lark'])).toEqual(['Ada Lark']) // prettier-ignore
})

it('a card behind that of an auditor has an office of its own', () => {
  const rows = ['Cay Reed', 'Abschlussprüfer', 'Ada Lark', 'Geschäftsführer']
  expect(left(rows, ['Ada Lark'])).toEqual(['Ada Lark'])
})

it('whose surname and given names were read from boxes of their own stays', () => {
  const rows = [
    ['NOM', 'MOOR'],
    ['PRÉNOMS', 'Ben'],
    'Commissaire aux comptes',
    'Cay Reed',
    'Le notaire Ben Moor',
  ]
  const read = printInRows(rows).filter(({ text }) => ['MOOR', 'Ben'].includes(text))
  expect(left(rows, ['Ben Moor'], read)).toEqual(['Ben Moor'])
  expect(left(rows, ['Ben Moor'])).toEqual([])
})
