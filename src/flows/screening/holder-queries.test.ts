import { describe, expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts/facts.ts'
import { holderQueries } from './holder-queries.ts'

describe('what the lists are asked about the holder', () => {
  it('is every spelling of the name: zone, print and local script, each once', () => {
    const zone = aPassport({ fields: someFields({ fullName: 'IVAN PETROV', dob: '1970-02-03' }) })
    const print = aPassport({
      fields: someFields(
        { fullName: 'Ivan Petrov', firstName: 'Iwan', lastName: 'Petrow', fullNameLocal: 'Иван Петров' },
        { source: 'visual' },
      ),
    })
    expect(holderQueries([zone, print]).map(({ name }) => name)).toEqual([
      'IVAN PETROV',
      'Iwan Petrow',
      'Иван Петров',
    ])
  })

  it('goes with every birth date that was read, and with nationality and issuer', () => {
    const front = aPassport({
      fields: someFields({ fullName: 'A B', dob: '1970-02-03', nationalityIso2: 'FR', countryIso2: 'DE' }),
    })
    const back = aPassport({ fields: someFields({ dob: '1971-02-03' }, { source: 'visual', index: 1 }) })
    expect(holderQueries([front, back])).toEqual([
      { name: 'A B', countries: ['FR', 'DE'], birthDate: '1970-02-03' },
      { name: 'A B', countries: ['FR', 'DE'], birthDate: '1971-02-03' },
    ])
  })

  it('goes with the gender, unless it is left open or read in two ways', () => {
    const read = (sex: string) => aPassport({ fields: someFields({ fullName: 'A B', sex }) })
    expect(holderQueries([read('F')])).toEqual([{ name: 'A B', countries: [], gender: 'female' }])
    for (const readings of [[read('X')], [read('M'), read('F')]])
      expect(holderQueries(readings)).toEqual([{ name: 'A B', countries: [] }])
  })

  it('is nothing where no name was read', () => {
    expect(holderQueries([aPassport({ fields: someFields({ dob: '1970-02-03' }) })])).toEqual([])
    expect(holderQueries([aPassport({ fields: someFields({ fullName: ' - ' }) })])).toEqual([])
  })
})

it('asks with both births where the document does not tell the century', () => {
  const fields = someFields({ fullName: 'IVAN PETROV', dob: '2026-03-14' })
  const dates = holderQueries([aPassport({ fields, unknownCentury: 0.99 })]).map(({ birthDate }) => birthDate)
  expect(dates).toEqual(['2026-03-14', '1926-03-14'])
})
