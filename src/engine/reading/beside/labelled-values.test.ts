import { expect, it } from 'vitest'
import { aPassport, someFields } from '../../../../test/world/facts/facts.ts'
import { printed } from '../viz/printed-line.fixture.ts'
import type { VizLine } from '../viz/text-line.ts'
import { labelledValues } from './labelled-values.ts'
import { codeMatcher } from './match-code-values.ts'

const code = aPassport({ fields: someFields({ lastName: 'ERIKSSON', dob: '1974-08-12' }) })
const today = { year: 2026, month: 11, day: 21 }
const read = (lines: readonly VizLine[]) =>
  Object.fromEntries(
    [...labelledValues(lines, { matchCode: codeMatcher(code.fields, today), today })].map(
      ([key, { value }]) => [key, value],
    ),
  )

const label = printed('Place of birth', [30, 100])
const surname = (text: string) => printed(text, [190, 100])
const place = printed('ZENITH', [30, 126])

it('takes what a label stands beside for its value, and nothing where that may be one of two', () => {
  expect(read([label, surname('BERGMANN')])).toEqual({ placeOfBirth: 'BERGMANN' })
  expect(read([label, surname('BERGMANN'), place])).toEqual({})
})

it('takes no value that the code says for another one: what else stands beside the label is it', () => {
  expect(read([label, surname('ERIKSSON'), place])).toEqual({ placeOfBirth: 'ZENITH' })
  expect(read([label, surname('ERIKSSON')])).toEqual({})
})

it('leaves a value of the code to its own label', () => {
  expect(read([printed('Date of birth', [30, 100]), printed('12 AUG 1974', [30, 126])])).toEqual({
    dob: '1974-08-12',
  })
})
