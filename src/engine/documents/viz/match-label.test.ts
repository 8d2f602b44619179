import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableLetters } from './comparable-letters.ts'
import { knownLabels as rows } from './known-labels.ts'
import { matchLabel, secondLabelStart } from './match-label.ts'

/** Words that mean one thing in one language and another in a second. */
const twofold: readonly string[] = ['ПРЕЗИМЕ']

/** `Bom` is *Born*, whose `rn` runs together, sooner than *Nom* with another first letter. */
const runTogether = [['BOM', 'dob']] as const
const known = new Map([
  ...rows.map(({ field, text }) => [comparableLetters(text), field] as const),
  ...runTogether,
])

describe('A label', () => {
  it('of the table means one field, in whatever language', () => {
    const single = rows.filter(({ letters }) => !twofold.includes(letters))
    for (const { field, text } of single) expect(matchLabel(text)?.field, text).toBe(field)
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
          const found = matchLabel(misread)
          if (found?.valueStart === null) expect(found.field).toBe(means)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['Surname/Nom', 'surname'],
    ['/Sumame', 'surname'],
    ['ONOMA / GIVEN NAMES', 'givenNames'],
    ['Фамилия и имя', 'name'],
    ['ज़न्म तिथि', 'dob'],
    ['लिँग', 'sex'],
    ['नाम्', 'name'],
    ['নাঘ', 'name'],
    ['পদৱি', 'surname'],
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
    ['Achternaam / Surname', 'surname'],
    ['Voornamen', 'givenNames'],
    ['N°', 'documentNumber'],
    ['Passeport n°', 'documentNumber'],
    ['Pavardė / Surname', 'surname'],
    ['Numer dowodu osobistego', 'documentNumber'],
    ['Geldig tot / Valid until', 'expiry'],
    ['Dátum narodenia / Date of birth', 'dob'],
  ])('%s is one for %s', (text, field) => {
    expect(matchLabel(text)).toMatchObject({ field, valueStart: null })
  })

  it.each([
    ['Surname: ERIKSSON', 'surname', 'ERIKSSON'],
    ['Surname / Qwertz: ERIKSSON', 'surname', 'ERIKSSON'],
    ['SURNAME / QWERTZ: ERIKSSON', 'surname', 'ERIKSSON'],
    ['Nom / Naam: DE VRIES', 'name', 'DE VRIES'],
    ['N°: X1234567', 'documentNumber', 'X1234567'],
    ['Date of birth / Datum narození: 12.08.1974', 'dob', '12.08.1974'],
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
    'FakeDocument',
    'Fake Document',
    'CERTIFICAT DE',
  ])('is not what %j is', (text) => {
    expect(matchLabel(text)).toBeNull()
  })
})

describe('A label that means more than one field', () => {
  it.each([
    ['BIRTH DATE / PLACE OF BIRTH', 'dob', 'placeOfBirth'],
    ['Date et lieu de naissance', 'dob', 'placeOfBirth'],
    ['Lieu et date de naissance / Place and date of birth', 'placeOfBirth', 'dob'],
    ['Sex / Nationality', 'sex', 'nationality'],
    ['Date of birth / Date de naissance / Place of birth / Lieu de naissance', 'dob', 'placeOfBirth'],
  ])('%s has both', (text, field, second) => {
    expect(matchLabel(text)).toMatchObject({ field, second, valueStart: null })
  })

  it.each([
    ['NOM, Prénoms', 'surname first'],
    ['NOM / PRENOMS', 'surname first'],
    ['Surname / Given names', 'surname first'],
    ['Apellidos / Nombre', 'surname first'],
    ['Nombre y apellidos', 'given names first'],
    ['Imię i nazwisko', 'given names first'],
  ])('%s says which part of the name stands first', (text, nameOrder) => {
    expect(matchLabel(text)).toMatchObject({ field: 'name', nameOrder })
  })

  it.each(['Surname / Date of birth', 'Nationality / Surname'])('%s is none that documents join', (text) => {
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

it('labels of both names with a dash between them mean the whole name, however near they are to one for the surname', () => {
  expect(matchLabel('ชื่อ - สกุล')).toMatchObject({ field: 'name', nameOrder: 'given names first' })
  // Small print shows ช and ซ alike.
  expect(matchLabel('ซื่อ - สกุล')).toMatchObject({ field: 'name', nameOrder: 'given names first' })
  expect(matchLabel('ชื่อสกุล')).toMatchObject({ field: 'surname' })
})

it('a label in Thai is known without the marks of its letters, also before a value in its line', () => {
  expect(matchLabel('วันสืนอายุ 8 ต.ค. 2574')).toMatchObject({ field: 'expiry', valueStart: 11, errors: 1 })
  expect(matchLabel('ท่อยู่ 99/1 หมู่ที่ 4')).toMatchObject({ field: 'address', errors: 1 })
  expect(matchLabel('เลขประจาตัวประชาชน 0927282126170')).toMatchObject({ field: 'personalNumber' })
  expect(matchLabel('เลขประจำตัวประชาชน')).toMatchObject({ field: 'personalNumber', errors: 0 })
  // Two letters without their marks are many a word.
  expect(matchLabel('ชือ สมชาย')).toBeNull()
})
