import { describe, expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts.ts'
import { holderQuestions } from './holder-questions.ts'

describe('what the lists are asked about the holder', () => {
  it('is every spelling of the name: zone, print and local script, each once', () => {
    const zone = aPassport({ fields: someFields({ fullName: 'IVAN PETROV', dob: '1970-02-03' }) })
    const print = aPassport({
      fields: someFields(
        { fullName: 'Ivan Petrov', firstName: 'Iwan', lastName: 'Petrow', fullNameLocal: 'Иван Петров' },
        { source: 'visual' },
      ),
    })
    expect(holderQuestions([zone, print]).map(({ name }) => name)).toEqual([
      'IVAN PETROV',
      'Iwan Petrow',
      'Иван Петров',
    ])
  })

  it('goes with every birth year that was read, and with nationality and issuer', () => {
    const front = aPassport({
      fields: someFields({ fullName: 'A B', dob: '1970-02-03', nationalityIso2: 'FR', countryIso2: 'DE' }),
    })
    const back = aPassport({ fields: someFields({ dob: '1971-02-03' }, { source: 'visual', index: 1 }) })
    expect(holderQuestions([front, back])).toEqual([
      { name: 'A B', countries: ['FR', 'DE'], birthYear: 1970 },
      { name: 'A B', countries: ['FR', 'DE'], birthYear: 1971 },
    ])
  })

  it('is nothing where no name was read', () => {
    expect(holderQuestions([aPassport({ fields: someFields({ dob: '1970-02-03' }) })])).toEqual([])
    expect(holderQuestions([aPassport({ fields: someFields({ fullName: ' - ' }) })])).toEqual([])
  })
})
