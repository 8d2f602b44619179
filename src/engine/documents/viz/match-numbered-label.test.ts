import { describe, expect, it } from 'vitest'
import { matchAamvaLabel, matchNumberedLabel } from './match-numbered-label.ts'

describe('A numbered label', () => {
  it.each([
    ['1. ERIKSSON', 'surname', 'ERIKSSON'],
    ['3. 12.08.1974 NOWHERE', 'dob', '12.08.1974 NOWHERE'],
    ['4a.19.01.2013', 'issued', '19.01.2013'],
    ['4b 18.01.2028', 'expiry', '18.01.2028'],
    ['4c. Landrat', 'issueAuthority', 'Landrat'],
    ['5. B072RRE2I55', 'documentNumber', 'B072RRE2I55'],
    ['4d.', 'personalNumber', null],
    ['4с) ГИБДД 7701', 'issueAuthority', 'ГИБДД 7701'],
    ['4а) 16.09.2020', 'issued', '16.09.2020'],
    ['12.08.1974', null, ''],
    ['ERIKSSON', null, ''],
  ])('%s', (text, field, value) => {
    const found = matchNumberedLabel(text)
    expect(found?.field ?? null).toBe(field)
    expect(found?.second).toBe(field === 'dob' ? 'placeOfBirth' : undefined)
    if (found !== null) expect(found.valueStart === null ? null : text.slice(found.valueStart)).toBe(value)
  })
})

describe('A numbered label of North America', () => {
  it.each([
    ['4d DL', 'documentNumber', null],
    ['4d LIC# NW034PKD2', 'documentNumber', 'NW034PKD2'],
    ['4dDLN D1234562', 'documentNumber', 'D1234562'],
    ['3 DOB', 'dob', null],
    ['3 DOB 08/12/1974', 'dob', '08/12/1974'],
    ['4a ISS 10/15/2025', 'issued', '10/15/2025'],
    ['4b EXP: 10/14/2035', 'expiry', '10/14/2035'],
    ['15 SEX F', 'sex', 'F'],
    ["16 HGT 5'-08", 'height', "5'-08"],
    ['18 EYES BRN', 'eyeColor', 'BRN'],
    ['1', 'surname', null],
    ['1 ERIKSSON', 'surname', 'ERIKSSON'],
    ['2 FN ANNA MARIA', 'givenNames', 'ANNA MARIA'],
    ['8', 'address', null],
    ['45 EXP', 'expiry', null],
    ['15:5EX', 'sex', null],
    ['18 EVES', 'eyeColor', null],
    ['19 MAIR BRO', 'hairColor', 'BRO'],
    ['4a tSs', 'issued', null],
    ['3008', 'dob', null],
    ['4a 155 05/22/2018', 'issued', '05/22/2018'],
    ['8 123 MAIN ST', 'address', '123 MAIN ST'],
  ])('%s', (text, field, value) => {
    const label = matchAamvaLabel(text)?.label ?? null
    expect(label?.field).toBe(field)
    expect(label?.valueStart === null ? null : text.slice(label?.valueStart)).toBe(value)
  })

  it.each(['9 CLASS', '9 CLASS D', '12 REST NONE', '5 DD 20251015'])('%s says what is not read', (text) => {
    expect(matchAamvaLabel(text)).toMatchObject({ label: null, hasWords: true })
  })

  it.each([
    '14 LINDEN WALK',
    '158 lb',
    '8 OAK LANE',
    '1510 DLX',
    '12/03/1985',
    'ERIKSSON',
    '5',
    '19 MAIN ST',
    '18 EVE ST',
    '3 DAB',
    '',
  ])('%j is none', (text) => {
    expect(matchAamvaLabel(text)).toBeNull()
  })
})
