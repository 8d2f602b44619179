import { expect, it } from 'vitest'
import { someFacts } from '../../../test/world/facts/facts.ts'
import { formAnswers } from './form-answers.ts'

it('answers of a form stand beside what was read, and never in its place', () => {
  const link = { answers: { employer: 'Sample Ltd', lastName: 'Someone' } } as never
  expect(formAnswers(someFacts({ link }))).toEqual({
    employer: [{ value: 'Sample Ltd', confidence: 1, index: 0 }],
  })
  expect(formAnswers(someFacts())).toEqual({})
})
