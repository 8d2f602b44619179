import { describe, expect, it } from 'vitest'
import { formFields, readAnswers, sessionOptions } from './form-answers.ts'

const field = { fieldDescription: '', fieldData: '' }
const fields = formFields(
  [
    { ...field, fieldId: 'job', fieldLabel: 'Job', fieldType: 0 },
    { ...field, fieldId: '', fieldLabel: 'Story', fieldType: 1 },
    { ...field, fieldId: 'sex', fieldLabel: 'Sex', fieldType: 2, fieldData: 'Male;M\r\nFemale;F\n\nOther' },
  ],
  (text) => `digest of ${text} and more`,
)
const storyId = fields[1]?.fieldId ?? ''
const whole = { job: ' baker ', [storyId]: 'one\ntwo\u0007', sex: 'F' }

describe('A form', () => {
  it('offers the options of a profile as a session writes them', () => {
    expect(sessionOptions(fields[2]?.options ?? [])).toBe('Male\tM|Female\tF|Other\tOther')
  })

  it('names a field without an id by the digest of its label', () => {
    expect(storyId).toBe('digest of Story ')
  })

  it('is answered with what was written, without blanks around it and without control characters', () => {
    expect(readAnswers(fields, whole)).toEqual({ job: 'baker', [storyId]: 'one\ntwo', sex: 'F' })
    expect(readAnswers(fields, { ...whole, unasked: 'x' })).not.toHaveProperty('unasked')
  })

  it.each([
    ['a field is missing', { job: undefined }],
    ['a field is empty', { job: '  ' }],
    ['a field is no text', { job: ['baker'] }],
    ['a line is too long', { job: 'x'.repeat(501) }],
    ['a choice is not offered', { sex: 'X' }],
    ['a choice is answered with its label', { sex: 'Female' }],
  ])('is not answered where %s', (_why, changed) => {
    expect(readAnswers(fields, { ...whole, ...changed })).toBeNull()
  })

  it('takes no answer from what every object has', () => {
    const named = formFields([{ ...field, fieldId: 'constructor', fieldLabel: 'C', fieldType: 0 }], String)
    expect(readAnswers(named, {})).toBeNull()
  })
})
