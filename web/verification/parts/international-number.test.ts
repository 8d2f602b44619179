import { describe, expect, it } from 'vitest'
import { internationalNumber } from './international-number.ts'

describe('A telephone number as people write it', () => {
  it.each([
    ['0171 123 45-67', 'DE', '+49', '+491711234567'],
    ['171 1234567', 'DE', '+49', '+491711234567'],
    ['06 1234 5678', 'IT', '+39', '+390612345678'],
    ['+44 (0)20 7946 0000', 'DE', '+49', '+4402079460000'],
    ['0044 20 7946 0000', 'DE', '+49', '+442079460000'],
    ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971', '+971501234567'],
    ['০১৭১১২৩৪৫৬৭', 'BD', '+880', '+8801711234567'],
    ['', 'DE', '+49', '+49'],
  ])('%s in %s', (...[written, code, dialCode, number]) => {
    expect(internationalNumber(written, { code, dialCode })).toBe(number)
  })
})
