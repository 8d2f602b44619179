import { describe, expect, it } from 'vitest'
import type { FieldKey, Fields } from '../reading/fields.ts'
import { matchKeys } from './match-keys.ts'

function read(values: Partial<Record<FieldKey, string>>): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, [{ value, confidence: 1, index: 0 }]]),
  )
}

describe('the marks by which records of one person are found', () => {
  it('are the same whatever the spelling of name and number', () => {
    const printed = read({
      firstName: 'Anna María',
      lastName: 'Eriksson',
      dob: '1974-08-12',
      documentNumber: 'L 898-902 c',
      countryIso2: 'UT',
    })
    const zone = read({
      firstName: 'ANNA',
      middleName: 'MARIA',
      lastName: 'ERIKSSON',
      dob: '1974-08-12',
      documentNumber: 'L898902C',
      countryIso2: 'UT',
    })
    expect(matchKeys(printed)).toEqual(matchKeys(zone))
    expect(matchKeys(read({ fullName: 'Eriksson, Anna Maria', dob: '1974-08-12' })).person).toBe(
      matchKeys(zone).person,
    )
  })

  it('differ for another issuer, another day of birth and another name', () => {
    const marks = (change: Partial<Record<FieldKey, string>>) =>
      matchKeys(
        read({
          fullName: 'Anna Eriksson',
          dob: '1974-08-12',
          documentNumber: 'L8',
          countryIso3: 'UTO',
          ...change,
        }),
      )
    expect(marks({ countryIso3: 'D' }).document).not.toBe(marks({}).document)
    expect(marks({ dob: '1974-08-13' }).person).not.toBe(marks({}).person)
    expect(marks({ fullName: 'Anna Erikson' }).person).not.toBe(marks({}).person)
  })

  it('are absent where half of them was not read, so that no one is taken for another', () => {
    expect(matchKeys(read({ documentNumber: 'L8' }))).toEqual({ document: null, person: null })
    expect(matchKeys(read({ fullName: 'Anna', dob: '1974-08-12' })).person).toBeNull()
    expect(matchKeys(read({ fullName: 'Anna Eriksson' })).person).toBeNull()
    expect(matchKeys(read({ documentNumber: '---', countryIso2: 'UT' })).document).toBeNull()
  })
})
