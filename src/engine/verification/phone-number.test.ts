import { describe, expect, it } from 'vitest'
import { dialCodes } from './dial-codes.table.ts'
import { readPhoneNumber } from './phone-number.ts'

const numbers: readonly (readonly [string, string, readonly string[]])[] = [
  ['+12025550143', '+12025550143', ['US']],
  ['+1 (416) 555-0143', '+14165550143', ['CA']],
  ['+1 876 555 0143', '+18765550143', ['JM']],
  ['+44 7911 123456', '+447911123456', ['GG']],
  ['+44 7400 123456', '+447400123456', ['GB']],
  ['+7 701 555 0143', '+77015550143', ['KZ']],
  ['+7 495 555 0143', '+74955550143', ['RU']],
  ['+590 690 55 01 43', '+590690550143', ['BL', 'GP', 'MF']],
  ['+886 912.345.678', '+886912345678', ['TW']],
]

describe('A telephone number', () => {
  it.each(numbers)('%s is %s of %j', (text, e164, countries) => {
    expect(readPhoneNumber(text)).toEqual({ kind: 'number', e164, countries })
  })

  it.each([
    '',
    '12025550143',
    '+1',
    '+0123456789',
    '0012025550143',
    '+1202555014312345',
    '+1202555abcd',
    '+1\n2025550143;x',
  ])('%j is none', (text) => {
    expect(readPhoneNumber(text)).toEqual({ kind: 'unreadable' })
  })

  it.each(['+19005550143', '+881612345678', '+97912345678', '+449012345678', '+80012345678'])(
    '%s gets no code: it costs much, or is no telephone',
    (text) => {
      expect(readPhoneNumber(text)).toEqual({ kind: 'unsupported' })
    },
  )

  it('begins as the row of its country says, each of which stands once', () => {
    for (const { country, dialCode, beginnings } of dialCodes) {
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(
        beginnings.every((beginning) => beginning.startsWith(dialCode)),
        country,
      ).toBe(true)
    }
    expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(dialCodes.length)
  })
})
