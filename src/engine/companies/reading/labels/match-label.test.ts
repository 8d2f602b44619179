import { expect, it } from 'vitest'
import { matchLabel } from './match-label.ts'

it.each([
  ['NINEA 007572040 2G3', 'taxNumber', '007572040 2G3'],
  ['N°RCCM:SN.DKR.2013.B.28733', 'number', 'SN.DKR.2013.B.28733'],
  ['1 - DÉNOMINATION SOCIALE JOAL SARL', 'name', 'JOAL SARL'],
  ['5- ADRESSE DU SIÈGE SOCIAL 12, rue Haute', 'address', '12, rue Haute'],
  ['变更后住所：深圳市南山区', 'address', '深圳市南山区'],
  ['Codice Operatore Economico SM 20035', 'taxNumber', 'SM 20035'],
  ['TÉL 33 804 56 84', 'other', '33 804 56 84'],
])('%s begins with a label of %s', (text, kind, value) => {
  const found = matchLabel(text)
  expect([found?.kinds[0], text.slice(found?.valueAt)]).toEqual([kind, value])
})

it('a head of a column that a state also calls a number is no label', () => {
  expect(matchLabel('Rif')).toBeNull()
})

it.each([
  ['N° RC : 123456', 'number', '123456'],
  ['Nº NUEL 101234567', 'number', '101234567'],
  ['No. RCCM : CI-ABJ-2016-B-19547', 'number', 'CI-ABJ-2016-B-19547'],
  ['Numéro I.C.E : 001512572000078', 'taxNumber', '001512572000078'],
  ['N.º único de identificação tributária: 400123456', 'taxNumber', '400123456'],
  ['Enterprise Name: Kgalagadi Milling', 'name', 'Kgalagadi Milling'],
  ['Noms, post-noms et prénoms: Kabila Ilunga Jean', 'personName', 'Kabila Ilunga Jean'],
  ['VERGİ KİMLİK NUMARASI: 4540536920', 'taxNumber', '4540536920'],
])('%s begins with a label of %s that a state of a region prints', (text, kind, value) => {
  const found = matchLabel(text)
  expect([found?.kinds[0], text.slice(found?.valueAt)]).toEqual([kind, value])
})
