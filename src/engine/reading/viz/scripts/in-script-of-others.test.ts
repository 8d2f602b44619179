import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { inScriptOfOthers } from './in-script-of-others.ts'

const lines = [
  printed('IDENTITY CARD', [20, 20]),
  { ...printed('ΨΥΧΟΓΙΟΣ', [20, 50]), script: 'Grek' as const },
]
const value = (text: string) => ({ value: text, confidence: 0.99, lettersConfidence: 0.99, similarConfidence: 0.99, quad: printed('', [0, 0]).quad }) // prettier-ignore
const names = [['surname', value('ΨΥΧΟΓΙΟΣ')], ['givenNames', value('ΔΗΜΗΤΡΙΟΣ')]] as const // prettier-ignore

it('a place in capitals of either script is in that of the names, and none too sure', () => {
  const { found, local } = inScriptOfOthers({ found: new Map([['placeOfBirth', value('XANIA')]] as const), local: new Map(names) }, lines) // prettier-ignore
  expect(local.get('placeOfBirth')).toMatchObject({ value: 'ΧΑΝΙΑ', confidence: 0.89 })
  expect(found.has('placeOfBirth')).toBe(false)
})

it.each([
  ['that has a letter of Latin alone', [['placeOfBirth', value('XANDIA')]], names],
  [
    'beside a name in Latin letters',
    [
      ['placeOfBirth', value('XANIA')],
      ['address', value('LONDON')],
    ],
    names,
  ],
  ['that stands in both scripts', [['surname', value('XANIA')]], names],
  ['beside one name alone', [['placeOfBirth', value('XANIA')]], names.slice(0, 1)],
] as const)('a value %s stays as it is', (_, found, local) => {
  const values = { found: new Map(found), local: new Map(local) }
  expect(inScriptOfOthers(values, lines)).toBe(values)
})
