import { expect, it } from 'vitest'
import { labelledPage } from '../../layout/labelled-page.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { findMentions } from './find-mentions.ts'
import { runningText } from './read-on.ts'

const namesIn = (...rows: readonly string[]): readonly string[] =>
  findMentions(runningText([labelledPage(printInRows(rows))])).map(({ name }) => name)

it('a title, a role and the first word of a sentence are no part of a name', () => {
  expect(namesIn('Frau Erika Beispiel und Geschäftsführer Max Muster')).toEqual([
    'Erika Beispiel',
    'Max Muster',
  ])
  expect(namesIn('Der Gesellschafter Max Muster')).toEqual(['Max Muster'])
})

it('a surname before a comma goes behind the given names', () => {
  expect(namesIn('HATHAWAY, LAMAR')).toContain('LAMAR HATHAWAY')
})

it('a place and its country are no one, and people are called like some countries', () => {
  expect(namesIn('Suceava, România')).toEqual([])
  expect(namesIn('Peters, Jordan')).toContain('Jordan Peters')
})

it('a name that goes on in the next line of running text is one', () => {
  const first = 'Voor de eerste maal worden tot bestuurder van de vennootschap benoemd de heer Teun'
  expect(namesIn(first, 'Brouwer, wonende te Leiden')).toContain('Teun Brouwer')
})

it('a company is named with its form, the words before it left out', () => {
  expect(namesIn('la società "Ginestra Partecipazioni S.p.A.", in persona del legale')).toContain('Ginestra Partecipazioni S.p.A.') // prettier-ignore
  expect(namesIn('und die Tauern Holding AG, Linz')).toContain('Tauern Holding AG')
  expect(namesIn('19 ORDINARY shares held as at this date')).toEqual([])
})
