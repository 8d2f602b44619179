import { describe, expect, it } from 'vitest'
import { britishSurnameCode, italianGivenNamesCode, italianSurnameCode, soundex } from './name-codes.ts'

describe('soundex', () => {
  // Examples of the National Archives (Soundex Indexing System): H and W do not part letters, vowels do.
  it.each([
    ['WASHINGTON', 'W252'],
    ['LEE', 'L000'],
    ['GUTIERREZ', 'G362'],
    ['PFISTER', 'P236'],
    ['JACKSON', 'J250'],
    ['TYMCZAK', 'T522'],
    ['ASHCRAFT', 'A261'],
  ])('%s is %s', (surname, code) => {
    expect(soundex(surname)).toBe(code)
  })
})

describe('Italy', () => {
  it('takes vowels and X where consonants run out', () => {
    expect(['ROSSI', 'FO', 'AIE'].map(italianSurnameCode)).toEqual(['RSS', 'FOX', 'AIE'])
  })

  it('leaves the second of four consonants of a given name out', () => {
    expect(['MARIA', 'GIANFRANCO', 'LEO'].map(italianGivenNamesCode)).toEqual(['MRA', 'GFR', 'LEO'])
  })
})

it('Great Britain fills short surnames up and writes MAC as MC', () => {
  expect(['MORGAN', 'FOX', 'MACDONALD'].map(britishSurnameCode)).toEqual(['MORGA', 'FOX99', 'MCDON'])
})
