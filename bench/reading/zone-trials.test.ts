import { describe, expect, it } from 'vitest'
import { differences, hasDigits, hasEqualCheckDigits } from './zone-trials.ts'

const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']
const printed = { format: 'TD3', lines } as const

const second = (from: string, to: string) => [lines[0] ?? '', (lines[1] ?? '').replace(from, to)]

describe('What a reader made of a zone', () => {
  it('has all digits when only letters are misread', () => {
    expect(hasDigits(lines, [(lines[0] ?? '').replace('ANNA', 'ANMA'), lines[1] ?? ''])).toBe(true)
    expect(hasDigits(lines, second('740812', '740817'))).toBe(false)
    expect(hasDigits(lines, [lines[0] ?? ''])).toBe(false)
  })

  it('is in the blind spot of the check digits when all of them agree with it', () => {
    // B is 11 and 1 is 1: the same last digit, so the same check digit.
    expect(hasEqualCheckDigits(printed, second('ZE184226B', 'ZEB84226B'))).toBe(true)
    expect(hasEqualCheckDigits(printed, second('ZE184226B', 'ZE284226B'))).toBe(false)
    expect(differences(lines, second('ZE184226B', 'ZEB84226B'))).toEqual(['1→B'])
  })
})
