import { expect, it } from 'vitest'
import { findDate } from './printed-company-date.ts'
import { withDatesInFigures } from './with-dates-in-figures.ts'

it.each([
  ['En Murcia, mi residencia, a veintiocho de octubre de dos mil diecinueve.', '2019-10-28'],
  ['a treinta y uno de enero del año dos mil', '2000-01-31'],
  ['el cuatro de mayo de mil novecientos noventa y ocho', '1998-05-04'],
  ['aos vinte e três de março de dois mil e dezessete', '2017-03-23'],
  ['em dezanove de julho do ano de mil novecentos e noventa e um', '1991-07-19'],
  ["L'an deux mille vingt-quatre, le dix-huit juin mille neuf cent quatre-vingt-dix-sept", '1997-06-18'],
  ['le premier août deux mille seize', '2016-08-01'],
  ['il giorno ventotto ottobre duemiladiciannove', '2019-10-28'],
  ['ventuno aprile millenovecentonovantotto', '1998-04-21'],
  ['is incorporated on this Twenty-first day of March Two thousand fifteen', '2015-03-21'],
  ['Given under my hand this third day of May Nineteen Hundred and Ninety-Eight', '1998-05-03'],
  ['heden, achtentwintig oktober tweeduizend negentien', '2019-10-28'],
  ['eenendertig mei negentienhonderd achtennegentig', '1998-05-31'],
])('a date in words, %s', (text, value) => {
  expect(findDate(text, 'day first')?.value).toBe(value)
})

it('A date in figures takes the place of its words', () => {
  const text = 'a veintiocho de octubre de dos mil diecinueve, ante mí'
  expect(withDatesInFigures(text)).toHaveLength(text.length)
  expect(withDatesInFigures(text).indexOf(', ante mí')).toBe(text.indexOf(', ante mí'))
})

it.each(['mayo de dos mil', 'cien mil euros', 'los tres de mayo'])('no date, %s', (text) => {
  expect(withDatesInFigures(text)).toBe(text)
})
