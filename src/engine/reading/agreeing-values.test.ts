import { expect, it } from 'vitest'
import { someFields } from '../../../test/world/facts/facts.ts'
import { agreeingValues } from './agreeing-values.ts'

const fields = someFields({ documentNumber: 'L898902D6', lastName: 'MÜLLER', firstName: 'ANNA MARIA' })

it('are number, surname and first given name, whatever their case, marks and blanks', () => {
  const lines = ['Passport No. L 898902 D6', 'Muller', 'Anna Sophie']
  expect(agreeingValues(fields, lines)).toEqual(['documentNumber', 'lastName', 'firstName'])
})

it('are none where a character differs, or where the value is a part of the zone’s alone', () => {
  expect(agreeingValues(fields, ['L898902D7', 'MULER', 'AN NE'])).toEqual([])
})

it('are no short values, which stand in other words at random', () => {
  const short = someFields({ documentNumber: 'A12', lastName: 'LI', firstName: 'BO' })
  expect(agreeingValues(short, ['A123', 'LISBON', 'BOTH'])).toEqual([])
})
