import { describe, expect, it } from 'vitest'
import { separateInitials } from './separate-initials.ts'

describe('initials', () => {
  it.each([
    ['V.V. Zarkov', 'V. V. Zarkov'],
    ['Зарков В.В.', 'Зарков В. В.'],
    ['J.R.R Veltran', 'J. R. R Veltran'],
    ['A.B.-C. Veltran', 'A. B.-C. Veltran'],
    ['Зарков Ю.Я.', 'Зарков y. y.'],
    ['Zarkov Yu. V.', 'Zarkov y. V.'],
    ['Shch.Kh. Zarkov', 's. k. Zarkov'],
  ])('of %s stand apart', (written, separated) => expect(separateInitials(written)).toBe(separated))

  it.each([
    'V. V. Zarkov',
    'Zarkov',
    'Dr. Zarkov Jr.',
    'Zarkov a.k.a. Veltran',
    'Ph.D. Zarkov',
    'Chan. Zarkov',
  ])('are none in %s', (name) => expect(separateInitials(name)).toBe(name))
})
