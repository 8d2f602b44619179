import { describe, expect, it } from 'vitest'
import { isLabelFragment } from './label-fragment.ts'

describe('What is left of a label', () => {
  it.each(['Nationa', 'Given', 'de naissance', 'alité', 'Staatsangeh', 'of issue'])(
    '%s is recognised',
    (text) => {
      expect(isLabelFragment(text)).toBe(true)
    },
  )

  it.each(['GIVEN', 'Anna', 'Enza', 'Nora', 'Eriksson', 'Date1', 'Utopian', ''])('%j is none', (text) => {
    expect(isLabelFragment(text)).toBe(false)
  })
})
