import { expect, it } from 'vitest'
import { likeLatin } from './like-latin.table.ts'
import { lookAlikes, oneScriptWords } from './one-script-words.ts'

const cyrillic = lookAlikes(likeLatin.Cyrl)
const greek = lookAlikes(likeLatin.Grek)

const corrected = (text: string, alike = cyrillic) =>
  oneScriptWords(
    Array.from(text, (symbol, at) => ({ symbol, confidence: 0.9, centre: at / text.length })),
    alike,
  )
    .map(({ symbol }) => symbol)
    .join('')

it.each<[why: string, read: string, right: string]>([
  ['a Latin letter in a Cyrillic word', 'ИВAНOВ', 'ИВАНОВ'],
  ['a Cyrillic letter in a Latin word', 'ТAIZО DE', 'TAIZO DE'],
  ['a word without a letter that tells, in a Cyrillic line', 'ДАТА POCTA', 'ДАТА РОСТА'],
  ['a label in two scripts', 'Прiзвище / Surnаme', 'Прізвище / Surname'],
])('%s: %s is %s', (_, read, right) => {
  expect(corrected(read)).toBe(right)
})

it('leaves what tells nothing as it was read', () => {
  expect(corrected('AB 123456')).toBe('AB 123456')
  expect(corrected('АВ 123456')).toBe('АВ 123456')
  expect(corrected('Пашпарт MP 123456')).toBe('Пашпарт MP 123456')
})

it('does the same in Greek', () => {
  expect(corrected('ΓEΩΡΓIOΣ', greek)).toBe('ΓΕΩΡΓΙΟΣ')
  expect(corrected('ΧΡΗΣΤΟΣ / CHRΙSTΟS', greek)).toBe('ΧΡΗΣΤΟΣ / CHRISTOS')
  expect(corrected('AIKATEPINH/AIKATERINI', greek)).toBe('ΑΙΚΑΤΕΡΙΝΗ/AIKATERINI')
})

it('a letter that was answered in both scripts stands once, a double one twice', () => {
  const at = (...places: readonly (readonly [symbol: string, centre: number])[]) =>
    oneScriptWords(places.map(([symbol, centre]) => ({ symbol, centre, confidence: 0.9 })), greek).map(({ symbol }) => symbol).join('') // prettier-ignore
  expect(at(['Ρ', 0.1], ['P', 0.13], ['8', 0.2], ['8', 0.3], ['2', 0.4])).toBe('Ρ882')
  expect(at(['Α', 0.1], ['Τ', 0.2], ['T', 0.3], ['Ι', 0.4], ['Σ', 0.5])).toBe('ΑΤΤΙΣ')
})
