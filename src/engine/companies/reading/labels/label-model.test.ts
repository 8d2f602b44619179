import { expect, it } from 'vitest'
import { learnedKinds } from './label-model.ts'

it.each([
  ['Denumirea completă a societății comerciale', 'name'],
  ['Kaupparekisterinumero', 'number'],
  ['SEDIUL SOCIAL AL FIRMEI', 'address'],
  ['Alaptőke összege', 'capital'],
  ['Ημερομηνία σύστασης της εταιρείας', 'incorporated'],
  ['Members of the board of directors', 'officers'],
  ['Shareholders of the company', 'owners'],
  ['Nationality of the director', 'nationality'],
])('%s names %s, though no table of labels has it', (text, kind) => {
  expect(learnedKinds(text)[0]).toBe(kind)
})

it.each([
  'Larkfield Analytics Ltd',
  'Johanna Lindqvist',
  '14 Bridge Road, Leeds',
  'The registrar has examined the filing and found it in order on that day.',
  '12 March 2015',
])('%s is no label', (text) => {
  expect(learnedKinds(text)).toEqual([])
})
