import { expect, it } from 'vitest'
import { begunLabel } from './begun-label.ts'

it.each([
  ['Lieu de naiss', 'placeOfBirth'],
  ['Date de délivramc', 'issued'],
  ['AUTHORITY J', 'issueAuthority'],
  ['7. Geburtsort', 'placeOfBirth'],
])('“%s” begins a label of %s', (text, field) => {
  expect(begunLabel(text)?.label.field).toBe(field)
})

it.each(['Date of', 'Place', 'OFFICE OF CITIZENS', 'VALCOURT', 'Stadt Neustrand', ''])(
  '“%s” begins none, or labels of two fields',
  (text) => {
    expect(begunLabel(text)).toBeNull()
  },
)

it('tells how many letters were misread', () => {
  expect(begunLabel('Lieu de naiss')?.errors).toBe(0)
  expect(begunLabel('Lieu de maiss')?.errors).toBe(1)
})
