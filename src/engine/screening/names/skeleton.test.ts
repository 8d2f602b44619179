import { describe, expect, it } from 'vitest'
import { skeleton, soundForm } from './skeleton.ts'

describe('soundForm', () => {
  it.each([
    ['mohammed', 'mohamed'],
    ['yusuf', 'yousouf'],
    ['filip', 'philip'],
    ['sergei', 'sergey'],
  ])('hears %s and %s alike', (one, other) => expect(soundForm(one)).toBe(soundForm(other)))
})

describe('skeleton', () => {
  it.each([
    ['muhammad', 'mohamed'],
    ['qaddafi', 'gadhafi'],
    ['hussein', 'husayn'],
    ['ivanov', 'ivanoff'],
  ])('finds %s and %s under one key', (one, other) => expect(skeleton(one)).toBe(skeleton(other)))
})
