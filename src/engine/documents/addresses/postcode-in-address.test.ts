import { expect, it } from 'vitest'
import { postcodeInAddress } from './postcode-in-address.ts'

it.each([
  ['STORGATAN 133, 85729 NORRVIK', '85729'],
  ['STORGATAN 133, 857 29 NORRVIK', '857 29'],
  ['CALLE MAYOR 12\n28013 PUERTO CLARO', '28013'],
  ['ul. Prosta 5\n00-950 Warszawa', '00-950'],
  ['Hauptstr. 1, D-10115 Berlin', '10115'],
  ['1234 MAIN STREET, SPRINGFIELD', null],
  ['1234 MAIN STREET', null],
  ['HARBOUR ROW 8', null],
  ['A 1, 10115 Berlin, 20095 Hamburg', null],
])('the postcode of %j is %j', (address, postcode) => {
  expect(postcodeInAddress(address)).toBe(postcode)
})
