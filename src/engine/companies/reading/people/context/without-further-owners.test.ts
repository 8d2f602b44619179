import { expect, it } from 'vitest'
import type { ReadOwner } from '../shares.ts'
import { withoutFurtherOwners } from './without-further-owners.ts'

const owner = (name: string, share: number | null, confidence = 0.8): ReadOwner => ({
  ...{ kind: 'person', name, countries: [], confidence, page: 0, pieces: [] },
  share: share === null ? null : { min: share, max: share },
})
const names = (...owners: readonly ReadOwner[]) => withoutFurtherOwners(owners).map(({ name }) => name)

it('where some hold all no one else holds any', () => {
  expect(names(owner('Ada', 40), owner('Ben', 60), owner('Cay', null))).toEqual(['Ada', 'Ben'])
  expect(names(owner('Ada', 40), owner('Ben', 50), owner('Cay', null))).toEqual(['Ada', 'Ben', 'Cay'])
})

it('the least sure of those falls without whom the others hold all', () => {
  expect(names(owner('Ada', 40), owner('Cay', 60, 0.5), owner('Ben', 60))).toEqual(['Ada', 'Ben'])
  expect(names(owner('Ada', 40), owner('Ben', 60), owner('Cay', 60))).toEqual(['Ada', 'Ben'])
})

it('one who holds all, and others of whom nothing is known, stay', () => {
  expect(names(owner('Ada', 100), owner('Ben', null))).toEqual(['Ada', 'Ben'])
})
