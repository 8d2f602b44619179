import { expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import type { FoundParty } from '../found-party.ts'
import { withoutOfficersAlone } from './without-officers-alone.ts'

const party = (name: string, said: Partial<FoundParty> = {}): FoundParty => ({
  ...{ name, kind: 'person', role: null, isOwner: true, share: null, nominal: null },
  ...{ shareCount: null, label: '', pieces: [], ...said },
})
const holder = party('Ben Moor', { share: { min: 100, max: 100 } })
const officer = party('Ada Lark', { role: 'director', isOwner: false })

function owners(rows: readonly string[], parties: readonly FoundParty[]) {
  const left = withoutOfficersAlone(parties, printInRows(rows))
  return left.filter(({ isOwner }) => isOwner).map(({ name }) => name)
}

it('a director who is named once is no owner beside one who holds all', () => {
  const rows = ['Members', 'Ben Moor 100 %', 'Director', 'Ada Lark']
  expect(owners(rows, [holder, officer, party('Ada Lark')])).toEqual(['Ben Moor'])
  expect(owners(rows, [holder, party('Ada Lark', { role: 'director' })])).toEqual(['Ben Moor'])
})

it('who is named among the members as well is an owner, and everyone where no holding is printed', () => {
  const rows = ['Members', 'Ben Moor 100 %', 'Ada Lark', 'Director', 'Ada Lark']
  expect(owners(rows, [holder, officer, party('Ada Lark')])).toEqual(['Ben Moor', 'Ada Lark'])
  expect(owners(['Director', 'Ada Lark'], [officer, party('Ada Lark')])).toEqual(['Ada Lark'])
})
