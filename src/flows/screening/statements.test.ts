import { describe, expect, it } from 'vitest'
import { entityFromDraft } from '../../engine/screening/sources/listed-entity.ts'
import { statements } from './statements.ts'

const born = { from: '1948-12-10', to: '1948-12-10', approximate: false }
const record = (id: string, names: readonly string[]) =>
  entityFromDraft({
    id,
    source: id.replace(/:.*/, ''),
    kind: 'person',
    topics: ['sanction'],
    names: names.map((text, at) => ({ text, strength: at === 0 ? 'primary' : 'strong' })),
    births: [born],
    identifiers: id === 'b:1' ? [{ type: 'passport', value: 'A 1084010', country: 'EG' }] : [],
    original: {},
  })

describe('what the records of one entity state', () => {
  it('is given once, with every record that states it; case and commas aside', () => {
    const records = [record('a:1', ['ZELTMARI, Orban', 'The Miller']), record('b:1', ['Zeltmari Orban'])]
    expect(statements(records)).toEqual([
      { field: 'fullname', value: 'ZELTMARI, Orban', by: ['a:1', 'b:1'] },
      { field: 'alias', value: 'The Miller', by: ['a:1'] },
      { field: 'dob', value: '1948-12-10', by: ['a:1', 'b:1'] },
      { field: 'identification', value: 'passport A 1084010 EG', by: ['b:1'] },
    ])
  })

  it('says of a date how sure the list is', () => {
    const births = [{ from: '1960', to: '1965', approximate: true }]
    expect(statements([{ ...record('a:1', ['X Y']), births }])).toContainEqual({
      field: 'dob',
      value: 'about 1960 to 1965',
      by: ['a:1'],
    })
  })
})
