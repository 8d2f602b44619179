import { expect, it } from 'vitest'
import { inLettersOf, withLatinParts } from './latin-parts.ts'

const read = (text: string): string =>
  withLatinParts(
    Array.from(text, (symbol) => ({ symbol, confidence: 0.9, alternatives: [], centre: 0 })),
    /\p{Script=Greek}/u.test(text) ? 'Grek' : 'Cyrl',
  )
    .map(({ symbol }) => symbol)
    .join('')

it.each([
  ['Действительно до / Date оҒ еҳріrу', 'Действительно до / Date oF expiry'],
  ['№ документа / Docuтent No.', '№ документа / Document No.'],
  ['Имя / Giveп names', 'Имя / Given names'],
  ['ΞΑΝΘΗ / ΧΑΝΤΗΙ', 'ΞΑΝΘΗ / XANTHI'],
  ['ΕΠΩΝΥΜΟ / SURΝΑΜΕ', 'ΕΠΩΝΥΜΟ / SURNAME'],
  ['ПЕТЯ / РЕТУА', 'ПЕТЯ / PETYA'],
])('the Latin part of %s is Latin', (line, right) => {
  expect(read(line)).toBe(right)
})

it.each([
  'МОСКВА',
  'НОМЕР A',
  'Пол / Sех',
  'НАРУЖНАЯ К',
  'ИВАНОВ / IVANOV',
  'ΑΝΝΑ ΜΑΝΟΥ',
  'ТЕГІ / ИМЯ',
  'Кузнецова А.B.',
])('%s stays as it is', (line) => {
  expect(read(line)).toBe(line)
})

it('capitals that are alike are written in the letters of a script, others are not', () => {
  expect(inLettersOf('Grek', 'XANIA')).toBe('\u03A7\u0391\u039D\u0399\u0391')
  expect(inLettersOf('Grek', 'DRAMA')).toBeNull()
  expect(inLettersOf('Deva', 'XANIA')).toBeNull()
})

it('figures among such capitals are letters of Cyrillic', () => {
  expect(inLettersOf('Cyrl', 'HOB03ËPCK')).toBe('НОВОЗЁРСК')
  expect(inLettersOf('Cyrl', 'KAMEHKA 30')).toBe('КАМЕНКА 30')
})
