import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  luhn,
  iso7064Mod97And10,
  iso7064Mod11And10,
  iso7064Mod11And2,
  remainder,
  verhoeff,
  weightedSum,
} from './check-digit-algorithms.ts'

/** The only check character that a scheme takes after these digits. */
function completed(check: (text: string) => boolean, body: string, characters = '0123456789'): string {
  const whole = Array.from(characters, (last) => body + last).filter(check)
  expect(whole).toHaveLength(1)
  return whole[0] ?? ''
}

const body = fc.stringMatching(/^\d{4,16}$/)
const schemes = [
  ['Luhn', luhn, '0123456789'],
  ['Verhoeff', verhoeff, '0123456789'],
  ['MOD 11,10', iso7064Mod11And10, '0123456789'],
  ['MOD 11-2', iso7064Mod11And2, '0123456789X'],
] as const

describe.each(schemes)('%s', (_, check, characters) => {
  it('finds every wrong digit', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, added) => {
        const right = completed(check, digits, characters)
        const place = at % digits.length
        const digit = String((Number(right[place]) + added) % 10)
        expect(check(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
      }),
    )
  })
})

describe.each(schemes.filter(([, check]) => check === verhoeff || check === iso7064Mod11And2))(
  '%s',
  (_, check, characters) => {
    it('finds every swap of neighbours', () => {
      fc.assert(
        fc.property(body, fc.nat(), (digits, at) => {
          const right = completed(check, digits, characters)
          const place = at % (digits.length - 1)
          const [one = '', other = ''] = right.slice(place)
          fc.pre(one !== other)
          expect(check(right.slice(0, place) + other + one + right.slice(place + 2))).toBe(false)
        }),
      )
    })
  },
)

describe('MOD 97-10', () => {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const twoDigits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
  const payload = fc.stringMatching(/^[0-9A-Z]{4,18}$/)
  const withCheckDigits = (text: string): string => {
    const whole = twoDigits.map((last) => text + last).filter(iso7064Mod97And10)
    expect(whole).toHaveLength(1)
    return whole[0] ?? ''
  }

  it('finds every wrong character of the same kind', () => {
    fc.assert(
      fc.property(payload, fc.nat(), fc.nat(), (text, at, other) => {
        const right = withCheckDigits(text)
        const place = at % text.length
        const kind = (right[place] ?? '') > '9' ? characters.slice(10) : characters.slice(0, 10)
        const character = kind[other % kind.length] ?? ''
        fc.pre(character !== right[place])
        expect(iso7064Mod97And10(right.slice(0, place) + character + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('never has 00, 01 or 99, which leave the remainder of 97, 98 and 02', () => {
    fc.assert(
      fc.property(payload, (text) => {
        expect(['00', '01', '99'].filter((last) => iso7064Mod97And10(text + last))).toEqual([])
      }),
    )
  })
})

describe('Examples of the standards', () => {
  it.each([
    ['ISO/IEC 7812-1, annex B', luhn, '49927398716'],
    ['Verhoeff 1969, 236', verhoeff, '2363'],
    ['ISO/IEC 7064, 0794', iso7064Mod11And10, '07945'],
    ['ISO/IEC 7064, 0794', iso7064Mod11And2, '07940'],
    ['ISO/IEC 7064, 0794', iso7064Mod97And10, '079444'],
  ] as const)('%s', (...row) => {
    const [, check, number] = row
    expect(check(number)).toBe(true)
  })

  it('count letters from ten', () => {
    expect(weightedSum('AZ', [1, 2])).toBe(10 + 70)
  })

  it('divide numbers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (number) => {
        expect(remainder(String(number), 97)).toBe(Number(number % 97n))
      }),
    )
  })
})
