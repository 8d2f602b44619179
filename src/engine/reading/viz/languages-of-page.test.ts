import { expect, it } from 'vitest'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { languagesOfPage } from './languages-of-page.ts'

const languages = (labels: readonly string[], least?: number) => [
  ...languagesOfPage(labels.map(matchLabel), least),
]

it('a page is in the languages of most of its labels, both where they stand side by side', () => {
  expect(languages(['Apellidos', 'Nombres', 'Fecha de nacimiento'])).toContain('es')
  const both = languages([
    'Surname / Apellidos',
    'Given names / Nombres',
    'Date of birth / Fecha de nacimiento',
  ])
  expect(both).toContain('en')
  expect(both).toContain('es')
})

it('a word that another language shares makes no page of that language', () => {
  const labels = ['Name', 'Given names', 'Date of birth', 'Date of expiry', 'Place of birth', 'Nationality', 'Geburtsort'] // prettier-ignore
  expect(languages(labels)).toEqual(['en'])
})

it('fewer labels tell no language, unless that is asked', () => {
  const labels = ['Családi név', 'Születési hely']
  expect(languages(labels)).toEqual([])
  expect(languages(labels, 2)).toEqual(['hu'])
})
