import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldenNames } from './golden-names.fixture.ts'
import { splitVizNames, splitGivenNames, normaliseName } from './viz-names.ts'

const partsOf = ([surname, givenNames, middleName, name]: (typeof goldenNames)[number][1]) => ({
  ...(surname === null ? {} : { surname }),
  ...(givenNames === null ? {} : { givenNames }),
  ...(middleName === null ? {} : { middleName }),
  ...(name === null ? {} : { name }),
})

describe('Names as documents print them', () => {
  it('two hundred of them, in every style, are answered part by part', () => {
    expect(goldenNames.length).toBeGreaterThanOrEqual(200)
    for (const [style, printed, [lastName, firstName, middleName, fullName]] of goldenNames) {
      const answered = splitVizNames(partsOf(printed))
      expect(answered, `${style}: ${printed.join('|')}`).toEqual({
        lastName,
        firstName,
        middleName,
        fullName,
      })
    }
  })

  it('the first of several given names is split from the others where a profile asks for it', () => {
    for (const [style, printed, , split] of goldenNames) {
      const { firstName, middleName } = splitVizNames(partsOf(printed))
      const [first, further] = splitGivenNames(firstName)
      const parted = middleName === '' ? [first, further] : [first, middleName]
      expect(parted, `${style}: ${printed.join('|')}`).toEqual(split)
    }
  })

  it('tidying twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', 'é', ' ', '-', '’', ',', '.', 'ß'), maxLength: 20 }),
        (text) => {
          expect(normaliseName(normaliseName(text))).toBe(normaliseName(text))
        },
      ),
    )
  })

  it('no letter of a name is lost or made up', () => {
    const name = fc.stringMatching(/^[A-ZÉÑÜa-zéñü' -]{1,30}$/)
    const letters = (text: string) => text.normalize('NFD').replace(/[^\p{L}]/gu, '')
    fc.assert(
      fc.property(name, name, (surname, givenNames) => {
        fc.pre(
          normaliseName(surname) !== '' &&
            normaliseName(givenNames) !== '' &&
            !/\bn[ée]/i.test(surname + givenNames),
        )
        const { fullName } = splitVizNames({ surname, givenNames })
        expect(letters(fullName)).toBe(letters(givenNames) + letters(surname))
      }),
    )
  })
})
