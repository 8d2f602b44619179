import { describe, expect, it } from 'vitest'
import { kindById } from '../document-kinds.ts'
import { matchKinds } from '../match-kinds.ts'
import { printedPage } from '../printed-page.fixture.ts'

/** What a front bears besides, so that its kind is known. */
const heads: Readonly<Record<string, readonly string[]>> = {
  'tur-identity-card-2017': ['TÜRKİYE CUMHURİYETİ KİMLİK KARTI', '24414093120', 'Doğum Tarihi / Date of Birth', '15.12.1980'],
  'ukr-identity-card-2016': ['УКРАЇНА UKRAINE', 'ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ', '20001007-20147', '07 10 2000'],
  'vnm-citizen-card-2021': ['SOCIALIST REPUBLIC OF VIET NAM', 'CĂN CƯỚC CÔNG DÂN', '001174798076', '03/10/1974'],
  'ind-aadhaar': ['भारत सरकार', 'GOVERNMENT OF INDIA', '2345 6789 0124', 'पुरुष / MALE', 'मेरा आधार, मेरी पहचान'],
  'gha-ghana-card': ['REPUBLIC OF GHANA', 'ECOWAS IDENTITY CARD', 'GHA-991743465-5', 'Date of Birth/Date de Naissance', '11/11/1963'],
} // prettier-ignore

function labelsIn(
  id: string,
  line: string,
): readonly (readonly [key: string, label: string, value: string | null])[] {
  const found = matchKinds(printedPage([...(heads[id] ?? []), line])).find(({ kind }) => kind.id === id)
  expect(found?.kind).toBe(kindById(id))
  const ofLine = found?.labels.filter(({ line: at }) => at === heads[id]?.length) ?? []
  return ofLine.map(({ key, start, end, valueStart }, at) => [
    key,
    line.slice(start, end),
    valueStart === null ? null : line.slice(valueStart, ofLine[at + 1]?.start).trim(),
  ])
}

describe('The labels of a line', () => {
  it.each([
    ['tur-identity-card-2017', 'Soyadı / Surname', [['lastName', 'Soyadı / Surname', null]]],
    ['tur-identity-card-2017', 'Soyadi/ Surname DOĞAN', [['lastName', 'Soyadi/ Surname', 'DOĞAN']]],
    ['ukr-identity-card-2016', 'Прізвище/Surname', [['lastNameLocal', 'Прізвище/Surname', null]]],
    [
      'ukr-identity-card-2016',
      'Дата народження/Date ofbirth Запис №/Record No.',
      [
        ['dob', 'Дата народження/Date ofbirth', null],
        ['personalNumber', 'Запис №/Record No', null],
      ],
    ],
    [
      'vnm-citizen-card-2021',
      'Giới tính / Sex: Nữ Quốc tịch / Nationality: Việt Nam',
      [
        ['sex', 'Giới tính / Sex', 'Nữ'],
        ['nationalityFull', 'Quốc tịch / Nationality', 'Việt Nam'],
      ],
    ],
    ['vnm-citizen-card-2021', 'Số / No.: 001174798076', [['documentNumber', 'Số / No', '001174798076']]],
    ['ind-aadhaar', 'जन्म तिथि / 008 : 26/04/1997', [['dob', 'जन्म तिथि', '26/04/1997']]],
    ['gha-ghana-card', 'Surname/Nom', [['lastName', 'Surname/Nom', null]]],
    [
      'gha-ghana-card',
      'Personal ID Number/Numéro d’identification',
      [['documentNumber', 'Personal ID Number', null]],
    ],
  ] as const)('of %s: %s', (id, line, labels) => {
    expect(labelsIn(id, line)).toEqual(labels)
  })
})
