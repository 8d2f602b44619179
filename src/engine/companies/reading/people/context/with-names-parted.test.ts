import { expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import type { FoundParty } from '../found-party.ts'
import { withNamesParted } from './with-names-parted.ts'

const party = (name: string): FoundParty => ({
  ...{ name, kind: 'person', role: 'representative', isOwner: false, share: null, nominal: null },
  ...{ shareCount: null, label: '', pieces: [] },
})

function parted(rows: readonly (readonly string[])[], name: string) {
  const detailsOf = (all: readonly FoundParty[]) => all.map((one) => ({ ...one, role: 'director' as const }))
  const read = withNamesParted([party(name)], { pieces: printInRows(rows), detailsOf })
  return read.map((one) => [one.name, one.role])
}

it('two names of rows with dates of their own are two, each with what print says of it', () => {
  const rows = [['Ada Lark', '2 May 2020'], ['Ben Moor', '7 June 2021']] // prettier-ignore
  expect(parted(rows, 'Ada Lark Ben Moor')).toEqual([['Ada Lark', 'director'], ['Ben Moor', 'director']]) // prettier-ignore
})

it('a name that goes on in the next line of its cell is one', () => {
  const rows = [['María Carmen', '2 May 2020'], ['López García', 'Madrid 28014']] // prettier-ignore
  expect(parted(rows, 'María Carmen López García')).toEqual([['María Carmen López García', 'representative']]) // prettier-ignore
})
