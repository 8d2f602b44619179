import { describe, expect, it } from 'vitest'
import { consonantSkeleton, phoneticForm } from './skeleton.ts'

describe('soundForm', () => {
  it.each([
    ['mohammed', 'mohamed'],
    ['yusuf', 'yousouf'],
    ['filip', 'philip'],
    ['sergei', 'sergey'],
  ])('hears %s and %s alike', (one, another) => expect(phoneticForm(one)).toBe(phoneticForm(another)))
})

describe('skeleton', () => {
  it.each([
    ['muhammad', 'mohamed'],
    ['qaddafi', 'gadhafi'],
    ['hussein', 'husayn'],
    ['ivanov', 'ivanoff'],
  ])('finds %s and %s under one key', (one, another) =>
    expect(consonantSkeleton(one)).toBe(consonantSkeleton(another)),
  )
})
