import { describe, expect, it } from 'vitest'
import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import { isComplete, missingLists } from './required-lists.ts'

const list = (database: string, more: Partial<ListVersion> = {}): ListVersion => {
  return { database, version: '', date: null, records: 0, state: 'not_loaded', ...more }
}
const versions = [
  list('eu_fsf', { kept: true }),
  list('eu_meps'),
  list('us_ofac', { kept: true, state: 'stale' }),
]

describe('the lists that are missing', () => {
  it.each([
    ['those that this installation refreshes', { databases: null, requiredLists: null }, ['eu_fsf']],
    ['as above where the names are none', { databases: [], requiredLists: null }, ['eu_fsf']],
    [
      'those that the account requires',
      { databases: null, requiredLists: ['eu_meps', 'us_ofac'] },
      ['eu_meps'],
    ],
    ['none where the account requires none', { databases: null, requiredLists: [] }, []],
    [
      'every one that is named, whatever the account requires',
      { databases: ['eu_fsf', 'eu_meps'], requiredLists: [] },
      ['eu_fsf', 'eu_meps'],
    ],
  ])('are %s', (_, required, missing) => {
    expect(missingLists(versions, required)).toEqual(missing)
  })

  it('make an answer incomplete where this installation refreshes them', () => {
    expect(isComplete(versions)).toBe(false)
    expect(isComplete(versions.slice(1))).toBe(true)
  })
})
