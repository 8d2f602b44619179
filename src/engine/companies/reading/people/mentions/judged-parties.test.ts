import { expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { readPrint } from '../../read-print.ts'

const knowledge = {
  validateNumber: () => ({ scheme: null, isValid: null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: '' }),
}

const read = (rows: readonly (string | readonly string[])[]) =>
  readPrint(printInRows(rows), { country: null, today: '2026-11-26', knowledge })

it('parts of the capital that stand before their holders are theirs', () => {
  const { owners } = read([
    'Soci e titolari di diritti su azioni e quote',
    ['Proprieta', 'Quota di nominali: 12.500,00 Euro'],
    ['GUERRINI TOMMASO', 'Codice fiscale: GRRTMM77L16G337K'],
    ['Proprieta', 'Quota di nominali: 37.500,00 Euro'],
    ['MONTANARI SILVIA', 'Codice fiscale: MNTSLV64L50L840T'],
  ])
  expect(owners.map(({ name, share }) => [name, share?.min])).toEqual([
    ['GUERRINI TOMMASO', 25],
    ['MONTANARI SILVIA', 75],
  ])
})

it('parts of names with labels of their own belong together, one person after the other', () => {
  const { officers } = read([
    'Organ uprawniony do reprezentacji podmiotu',
    ['1.Nazwisko', 'MAZUR'],
    ['2.Imiona', 'URSZULA'],
    ['3.Numer PESEL', '88409158305'],
    ['5.Funkcja w organie', 'PREZES ZARZĄDU'],
    ['1.Nazwisko', 'WRONA'],
    ['2.Imiona', 'JAN'],
    ['3.Numer PESEL', '37745773621'],
    ['5.Funkcja w organie', 'CZŁONEK ZARZĄDU'],
  ])
  expect(officers.map(({ name, role }) => [name, role])).toEqual([
    ['URSZULA MAZUR', 'chair'],
    ['JAN WRONA', 'board_member'],
  ])
})

it('parts of names stand below their labels in cards of two columns', () => {
  const { officers } = read([
    'Reprezentanci podmiotu',
    ['Imię pierwsze', 'Imiona kolejne'],
    ['Bogumiła', '–'],
    ['Nazwisko', 'Obywatelstwo'],
    ['Wądoł-Prus', 'Polska'],
    ['Pełniona funkcja', 'Sposób reprezentacji'],
    ['Członek zarządu', 'samodzielnie'],
  ])
  expect(officers.map(({ name, role }) => [name, role])).toEqual([['Bogumiła Wądoł-Prus', 'board_member']])
})

it('a street under a heading of officers is none of them', () => {
  const rows = ['Directors', 'Sheila TAMATI', '73 Wattle Grove, Wellington, 6011', 'Appointed: 8 March 2019', 'Angus FAIRWEATHER', '35 Queen Street, Wellington, 6011', 'Appointed: 8 March 2019'] // prettier-ignore
  expect(read(rows).officers.map(({ name }) => name)).toEqual(['Sheila TAMATI', 'Angus FAIRWEATHER'])
})

it('whom headings name is never quite certain', () => {
  const { officers } = read(['Directors', 'Sheila TAMATI', 'Angus FAIRWEATHER'])
  expect(officers).not.toHaveLength(0)
  for (const { confidence } of officers) expect(confidence).toBeLessThanOrEqual(0.81)
})

it('given names that stand before each surname are of the same person', () => {
  const { officers } = read([
    'Directors',
    ['First name', 'Ann'],
    ['Surname', 'Smith'],
    ['Date of birth', '1 May 1980'],
    ['First name', 'Bob'],
    ['Surname', 'Jones'],
    ['Date of birth', '2 June 1975'],
  ])
  expect(officers.map(({ name, birthDate }) => [name, birthDate])).toEqual([
    ['Ann Smith', '1980-05-01'],
    ['Bob Jones', '1975-06-02'],
  ])
})
