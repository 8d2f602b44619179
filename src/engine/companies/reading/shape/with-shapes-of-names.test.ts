import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import type { FoundParty } from '../people/found-party.ts'
import { withShapesOfNames } from './with-shapes-of-names.ts'

const party = (name: string): FoundParty => ({
  ...{ name, kind: 'person', role: 'representative', isOwner: false, share: null, nominal: null },
  ...{ shareCount: null, label: '', pieces: [] },
})

function shaped(rows: readonly (string | readonly string[])[], ...names: readonly string[]) {
  const detailsOf = (all: readonly FoundParty[]) => all.map((one) => ({ ...one, role: 'director' as const }))
  const read = withShapesOfNames(names.map(party), { pieces: printInRows(rows), detailsOf })
  return read.map((one) => [one.name, one.role])
}

it('of two names that were read as one, each is what print says of it', () => {
  const rows = [['Ada Lark', '2 May 2020'], ['Ben Moor', '7 June 2021']] // prettier-ignore
  expect(shaped(rows, 'Ada Lark Ben Moor')).toEqual([['Ada Lark', 'director'], ['Ben Moor', 'director']]) // prettier-ignore
})

it('a name that another reading has whole stands once', () => {
  const rows = ['JAYA, SELANGOR', 'ADA LARK SIEW']
  expect(shaped(rows, 'JAYA ADA LARK SIEW', 'ADA LARK SIEW')).toEqual([['ADA LARK SIEW', 'representative']])
})

it('headings and what registers say of nothing are no people', () => {
  const none = ['NO HAY ENTRADAS PENDIENTES.', 'PRÉNOMS NÉANT NOM', 'Registered Capital', 'Ada 2 Lark']
  expect(shaped([], ...none)).toEqual([])
})

it('words of a sentence around a name are none of it', () => {
  const said = shaped([], '卓然 出资额', 'zostają: Ada Lark', 'BEN MOOR identificado(a)con', 'Sir Law Page')
  expect(said.map(([name]) => name)).toEqual(['卓然', 'Ada Lark', 'BEN MOOR', 'Sir Law Page'])
})

it('a name that a line ended early is that of the same person whole', () => {
  const rows = ['ADA LARK MOOR, mayor de edad', 'nombran administradora a Dª. ADA LARK', 'MOOR, quien acepta']
  expect(shaped(rows, 'ADA LARK MOOR', 'ADA LARK')).toEqual([['ADA LARK MOOR', 'representative']])
})

it('a name that stands by itself is not that of someone with one word more', () => {
  const rows = ['JUAN LARK MOOR', 'JUAN LARK']
  expect(shaped(rows, 'JUAN LARK MOOR', 'JUAN LARK')).toHaveLength(2)
})
