import { expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { pagesOf } from '../../read-print.ts'
import type { FoundParty } from '../found-party.ts'
import { keyOfName, mentionPlaces } from './mention-places.ts'
import { roleOfMentions } from './role-of-mentions.ts'

/** The roles that these people have where print names them. */
function roles(rows: readonly (string | readonly string[])[], names: readonly string[]) {
  const pages = pagesOf(printInRows(rows), null)
  const parties = names.map((name): FoundParty => ({
    ...{ name, kind: 'person', role: 'representative', isOwner: false, share: null, nominal: null },
    ...{ shareCount: null, label: '', pieces: [] },
  }))
  const places = mentionPlaces(pages, { parties, legalName: '' })
  return names.map((name) =>
    roleOfMentions(places.filter(({ mention }) => keyOfName(mention.name) === keyOfName(name))),
  )
}

const both = ['Ada Lark', 'Ben Moor']

it('a role that a sentence names behind several is that of all of them', () => {
  const row = 'La gestión corresponderá a doña Ada Lark y a don Ben Moor, en calidad de administradores.'
  expect(roles([row], both)).toEqual(['director', 'director'])
})

it('a role before the next name is not that of the one before', () => {
  const row = 'Se nombra como gerente general a Ada Lark y como apoderado a Ben Moor.'
  expect(roles([row], both)).toEqual(['managing_director', 'authorised_signatory'])
})

it('a role under the last of a list leads to the next', () => {
  const rows = ['Certificate of good standing of the company that is named above, of its officers', 'The directors of the company are', ['Ada Lark', 'Irish'], ['Ben Moor', 'Irish'], 'and the secretary is Cay Reed.'] // prettier-ignore
  expect(roles(rows, ['Ben Moor', 'Cay Reed'])).toEqual(['director', 'secretary'])
})

it('an office that no one holds is no role of the one before', () => {
  const rows = ['the following stand in the register of directors:', 'Ada Lark', 'Ben Moor', '6. no secretary has been appointed;'] // prettier-ignore
  expect(roles(rows, both)).toEqual(['director', 'director'])
})
