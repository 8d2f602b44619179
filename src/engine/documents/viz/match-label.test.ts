import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchLabel, comparableLetters, secondLabelStart } from './match-label.ts'
import { vizLabels, vizFields } from './tables/labels.table.ts'

const rows = vizFields.flatMap((field) =>
  Object.values(vizLabels[field]).flatMap((texts) => texts.map((text) => ({ field, text }))),
)
const known = new Map(rows.map(({ field, text }) => [comparableLetters(text), field]))

describe('A label', () => {
  it('of the table means one field, in whatever language', () => {
    for (const { field, text } of rows) expect(matchLabel(text)?.field, text).toBe(field)
  })

  it('with a letter misread is still none of another field', () => {
    const row = fc.constantFrom(...rows)
    fc.assert(
      fc.property(
        row,
        fc.nat(),
        fc.constantFrom(...Array.from('ABCDEILNORSTU')),
        ({ field, text }, at, letter) => {
          const place = at % text.length
          const misread = text.slice(0, place) + letter + text.slice(place + 1)
          const means = known.get(comparableLetters(misread)) ?? field
          expect([means, undefined]).toContain(matchLabel(misread)?.field)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['Surname/Nom', 'surname'],
    ['Name / Surname / Nom', 'surname'],
    ['Given names / Prénoms', 'givenNames'],
    ['[a] Name/Surname/Nom', 'surname'],
    ['1. Surname / Nom (1)', 'surname'],
    ['Date of birth I Date de naissance', 'dob'],
    ['Date of birth Date de naissance', 'dob'],
    ['Date of birth s Date de nansance', 'dob'],
    ['NationaltyNtionate', 'nationality'],
    ['Given namesPrénoms', 'givenNames'],
    ['GEBURTSDATUM / DATE OF BIRTH', 'dob'],
    ['Surname / Sukunimi', 'surname'],
    ['Dale 0f blrth', 'dob'],
    ['Apellidos / Surname', 'surname'],
    ['Nom', 'name'],
    ['Personal No./ No personnel', 'personalNumber'],
    ['Date of expiry / Date d’expiration', 'expiry'],
    ['Né(e) le', 'dob'],
  ])('%s is one for %s', (text, field) => {
    expect(matchLabel(text)).toMatchObject({ field, valueStart: null })
  })

  it.each([
    ['Surname: ERIKSSON', 'surname', 'ERIKSSON'],
    ['Nom : DUPONT', 'name', 'DUPONT'],
    ['Sex: F', 'sex', 'F'],
    ['DOB 12/03/1985', 'dob', '12/03/1985'],
    ['Name ERIKSSON', 'name', 'ERIKSSON'],
    ['Geburtsdatum12.03.1985', 'dob', '12.03.1985'],
    ['Document No. X1234567', 'documentNumber', 'X1234567'],
    ['LN ERIKSSON', 'surname', 'ERIKSSON'],
    ['SEX F', 'sex', 'F'],
    ["HGT 5'-08", 'height', "5'-08"],
    ['EYES BRN', 'eyeColor', 'BRN'],
  ])('%s has its value in the same box', (text, field, value) => {
    const found = matchLabel(text)
    expect(found?.field).toBe(field)
    expect(text.slice(found?.valueStart ?? 0)).toBe(value)
  })

  it.each([
    'ERIKSSON',
    'UTOPIA',
    'Name of the rose',
    'Surname / Date of birth',
    'SURNAME ERIKSSON',
    'Surname / ERIKSSON',
    '12.03.1985',
    '',
    '/',
    'Sexton',
    'The date of birth of our Lord',
  ])('is not what %j is', (text) => {
    expect(matchLabel(text)).toBeNull()
  })
})

describe('Two labels in one line', () => {
  it.each([
    ['Date of birth/ Date de naissance Authority/ Autorité', 'Authority/ Autorité'],
    ['Sex / Sexe Nationality / Nationalité', 'Nationality / Nationalité'],
    ['Geburtsdatum Staatsangehörigkeit', 'Staatsangehörigkeit'],
    ['Date of birth Date de naissance', null],
    ['Given names / Prénoms', null],
    ['Surname ERIKSSON', null],
    ['MINISTRY OF THE INTERIOR', null],
  ])('%s', (text, second) => {
    const at = secondLabelStart(text)
    expect(at === null ? null : text.slice(at)).toBe(second)
  })
})
