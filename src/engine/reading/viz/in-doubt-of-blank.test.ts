import { expect, it } from 'vitest'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { inDoubtOfBlank } from './in-doubt-of-blank.ts'
import type { VizValue } from './measure-value.ts'

const value = (text: string): VizValue => ({
  ...{ value: text, confidence: 0.99, lettersConfidence: 0.99, similarConfidence: 0.99 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const confidenceOf = (key: FieldKey, text: string) => inDoubtOfBlank(new Map([[key, value(text)]])).get(key)?.confidence // prettier-ignore

it('a short word of Arabic whose last letter joins none may be the beginning of the next one', () => {
  expect(confidenceOf('firstNameLocal', 'يو سف')).toBe(0.89)
  expect(confidenceOf('fullNameLocal', 'خالد نا صر العتيبي')).toBe(0.89)
  expect(confidenceOf('placeOfBirth', 'محمو د')).toBe(0.89)
})

it('other words are parted as surely as they were read', () => {
  for (const name of ['يوسف سالم', 'خالد بن ناصر', 'محمد علي', 'أبو بكر', 'عمران ملک', 'IVAN O NEIL'])
    expect([name, confidenceOf('fullNameLocal', name)]).toEqual([name, 0.99])
  expect(confidenceOf('address1', '١٢ يو سف')).toBe(0.99)
})
