import { expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { pagesOf } from '../../read-print.ts'
import type { FoundParty } from '../found-party.ts'
import { withSharesOfText } from './shares-of-text.ts'

const owner = (name: string): FoundParty => ({
  ...{ name, kind: 'person', role: null, isOwner: true, share: null, nominal: null, shareCount: null },
  ...{ label: '', pieces: [] },
})

/** What the text says that each holds, in per cent. */
function shares(rows: readonly string[], names: readonly string[], capital: number | null = null) {
  const pages = pagesOf(printInRows(rows), null)
  return withSharesOfText(names.map(owner), { pages, capital }).map(({ share }) => share?.min)
}

const both = ['Ada Lark', 'Ben Moor']

it('what a text counts behind names are their shares where it adds up to what is printed of all', () => {
  const rows = ['DON ADA LARK asume 300 participaciones.', 'DON BEN MOOR asume 900 participaciones.'] // prettier-ignore
  expect(shares(['Dividido en 1.200 participaciones.', ...rows], both)).toEqual([25, 75])
  expect(shares(['Dividido en 1.100 participaciones.', ...rows], both)).toEqual([undefined, undefined])
})

it('it may stand before them', () => {
  const rows = ['Her biri 25 lira, 200 adet paya karşılık Ada Lark,', 'her biri 25 lira, 600 adet paya karşılık Ben Moor,'] // prettier-ignore
  expect(shares(['Sermaye 800 adet paya ayrılmıştır.', ...rows], both)).toEqual([25, 75])
})

it('parts of the capital are shares of it', () => {
  const rows = ['Ada Lark 250 000 000 VND, Hanoi', 'Ben Moor 750 000 000 VND, Hue']
  expect(shares(rows, both, 1_000_000_000)).toEqual([25, 75])
})

it('one who has no part of it is left out where the others have all', () => {
  const rows = ['Ada Lark holds 30 %', 'Ben Moor holds 70 %', 'Cay Reed is the auditor']
  expect(shares(rows, [...both, 'Cay Reed'])).toEqual([30, 70, undefined])
})

it('what is counted in the line of one name is not said of the next', () => {
  const rows = ['Owners', 'Ada', '25 %', 'Ben Moor 17 %', 'Cay Reed 58 %', 'Directors', 'Ada Lark']
  expect(shares(rows, ['Ben Moor', 'Cay Reed', 'Ada Lark'])).not.toContain(58)
})
