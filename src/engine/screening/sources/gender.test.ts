import { describe, expect, it } from 'vitest'
import { genderIn } from './gender.ts'

describe('genderIn', () => {
  it.each([
    [['Male'], 'male'],
    [['F'], 'female'],
    [[' female. ', 'FEMALE'], 'female'],
    [['', 'M', 'not stated'], 'male'],
    [['male', 'female'], undefined],
    [['unknown'], undefined],
    [['constructor'], undefined],
    [[], undefined],
  ])('takes %j for %s', (texts, gender) => {
    expect(genderIn(texts)).toBe(gender)
  })
})
