import { expect, it } from 'vitest'
import { isUnofficialIssuer } from './is-unofficial-issuer.ts'

it.each([
  ['ST XAVIER COLLEGE', true],
  ['Université de Montclair', true],
  ['Northgate Logistics Ltd.', true],
  ['Riverside Fitness Club', true],
  ['REPUBLIC OF UTOPIA', false],
  ['Instituto Nacional Electoral', false],
  ['Ministry of the Interior', false],
  ['Bundesrepublik Deutschland', false],
])('%s is an issuer that is no state: %s', (text, isOne) => {
  expect(isUnofficialIssuer(text)).toBe(isOne)
})
