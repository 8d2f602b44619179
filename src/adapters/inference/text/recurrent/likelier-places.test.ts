import { expect, it } from 'vitest'
import { type LikelihoodOf, likelierPlaces, type PlaceOfLine } from './likelier-places.ts'

const about = (likely: number) => expect.closeTo(likely) as number

const place = (first: string, second: string, standing = first): PlaceOfLine => ({ first, second, standing })

/** Lines as likely as is said of them; all others are impossible. */
const likelihoods =
  (shares: Readonly<Record<string, number>>): LikelihoodOf =>
  (letters) =>
    Math.log(shares[letters.join('')] ?? 0)

it('what stands is as likely as the line with it is, beside the one with the other reading', () => {
  const places = [place('ר', 'ר'), place('ב', 'כ'), place('ה', 'ה')]
  expect(likelierPlaces(places, likelihoods({ רבה: 0.03, רכה: 0.01 }))).toEqual([{ from: 1, to: 2, likely: about(0.75) }]) // prettier-ignore
})

it('neighbouring places are one, and what stands may be of both readings', () => {
  const places = [place('א', 'ב'), place('ג', 'ד', 'ד'), place('ה', 'ה')]
  const found = likelierPlaces(places, likelihoods({ אגה: 0.1, בדה: 0.1, אדה: 0.8 }))
  expect(found).toEqual([{ from: 0, to: 2, likely: about(0.8) }])
})

it('places apart are put together in every way', () => {
  const places = [place('א', 'ב'), place('ו', 'ו'), place('ג', '', '')]
  const shares = { אוג: 0.1, בוג: 0.2, או: 0.4, בו: 0.3 }
  expect(likelierPlaces(places, likelihoods(shares))).toEqual([
    { from: 0, to: 1, likely: about(0.5) },
    { from: 2, to: 3, likely: about(0.7) },
  ])
})

it('of figures nothing is said, nor where both read the same, nor of more lines than can be compared', () => {
  const same = likelihoods({ '٤': 0.9, '٥': 0.1, א: 1 })
  expect(likelierPlaces([place('٤', '٥')], same)).toEqual([])
  expect(likelierPlaces([place('א', 'א')], same)).toEqual([])
  const many = Array.from({ length: 13 }, (_, at) => (at % 2 === 0 ? place('א', 'ב') : place('ו', 'ו')))
  expect(likelierPlaces(many, () => 0)).toEqual([])
})

it('nor where a letter has no code', () => {
  expect(likelierPlaces([place('א', 'ב')], () => null)).toEqual([])
})
