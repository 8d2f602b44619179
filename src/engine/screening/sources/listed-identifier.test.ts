import { expect, it } from 'vitest'
import { readListedIdentifier } from './listed-identifier.ts'

it.each([
  ['572110043', { type: 'passport', value: '572110043' }],
  ['C2002515 (Iran)', { type: 'passport', value: 'C2002515', country: 'IR' }],
  ['Sudan P07834700', { type: 'passport', value: 'P07834700', country: 'SD' }],
  [
    'Colombia number AP628498 (Expires on 20 July 2032)',
    { type: 'passport', value: 'AP628498', country: 'CO' },
  ],
  ['Diplomatic Passport D014433, issued on 21 Feb. 2013', { type: 'passport', value: 'D014433' }],
  ['OB 0243318', { type: 'passport', value: 'OB 0243318' }],
  ['192-3238459- 9', { type: 'passport', value: '192-3238459- 9' }],
  ['SABRRUMM', { type: 'passport', value: 'SABRRUMM' }],
  ['unknown', null],
  ['', null],
])('the number in %j is found, with its country', (text, number) => {
  expect(readListedIdentifier(text, 'passport')).toEqual(number)
})
