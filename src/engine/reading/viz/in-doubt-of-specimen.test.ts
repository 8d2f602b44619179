import { expect, it } from 'vitest'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { VizValue } from './measure-value.ts'
import { inDoubtOfSpecimen } from './in-doubt-of-specimen.ts'

const value = (text: string): VizValue => ({
  ...{ value: text, confidence: 0.99, lettersConfidence: 0.995, similarConfidence: 0.999 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const confidenceOf = (key: FieldKey, text: string) => inDoubtOfSpecimen(new Map([[key, value(text)]])).get(key)?.confidence // prettier-ignore

it('a name that is a mark of specimens in any language is not sure', () => {
  const marks = [
    'SPECIMEN',
    'Specimen',
    'MUSTER',
    'SAMPLE',
    'ЗРАЗОК',
    'ОБРАЗЕЦ',
    'ESPÉCIMEN',
    '样本',
    '見本',
    'نموذج',
  ]
  for (const mark of marks) expect([mark, confidenceOf('firstName', mark)]).toEqual([mark, 0.89])
  expect(confidenceOf('fullNameLocal', 'ตัวอย่าง')).toBe(0.89)
})

it('nor may a value below another bound be answered in its place', () => {
  const seen = inDoubtOfSpecimen(new Map([['lastName', value('SPECIMEN')] as const])).get('lastName')
  expect(seen).toMatchObject({ lettersConfidence: 0.89, similarConfidence: 0.89 })
})

it('a name beside such a word, and what is no name, are as sure as they were read', () => {
  expect(confidenceOf('fullName', 'ANNA MUSTER')).toBe(0.99)
  expect(confidenceOf('lastName', 'SPECIMENOV')).toBe(0.99)
  expect(confidenceOf('placeOfBirth', 'MUSTER')).toBe(0.99)
})
