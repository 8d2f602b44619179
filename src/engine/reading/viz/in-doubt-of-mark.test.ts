import { expect, it } from 'vitest'
import { matchLabel } from '../../documents/viz/match-label.ts'
import type { VizValue } from './measure-value.ts'
import { inDoubtOfMark } from './in-doubt-of-mark.ts'

const value = (text: string): VizValue => ({
  ...{ value: text, confidence: 0.97, lettersConfidence: 0.98, similarConfidence: 0.98 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const keys = ['lastName', 'firstName', 'placeOfBirth', 'documentNumber', 'nationalityFull'] as const

const confidences = (names: readonly string[], labels: readonly string[]) =>
  [
    ...inDoubtOfMark(
      new Map(names.map((name, at) => [keys[at] ?? 'lastName', value(name)] as const)),
      labels.map(matchLabel),
    ).values(),
  ].map(({ confidence }) => confidence)

it('an Ö beside labels in Hungarian may be an Ő, and is not sure', () => {
  const labels = ['Családi név', 'Születési hely', 'Érvényességi idő']
  expect(confidences(['SZÖKE', 'SZŰCS', 'NAGY'], labels)).toEqual([0.89, 0.89, 0.97])
})

it('on pages in other languages it is as sure as it was read', () => {
  expect(confidences(['KÖNIG'], ['Geburtsort', 'Gültig bis', 'Name'])).toEqual([0.97])
})

it('a word without a mark beside labels in Vietnamese may have lost it; a number and the name of a state have none to lose', () => {
  const labels = ['Ngày sinh', 'Nơi sinh', 'Ngày cấp']
  const names = ['PHAM', 'VĂN MINH', 'Huế', 'B7400826', 'Việt Nam']
  expect(confidences(names, labels)).toEqual([0.89, 0.89, 0.97, 0.97, 0.97])
})

it('a vowel with a tone beside labels in Vietnamese may have lost its circumflex, one that has one is as sure as it was read', () => {
  const labels = ['Ngày sinh', 'Nơi sinh', 'Ngày cấp']
  expect(confidences(['Cán Thơ', 'Cần Thơ', 'HIẾU HẠNH', 'Đắk Lắk'], labels)).toEqual([0.89, 0.97, 0.89, 0.97]) // prettier-ignore
})

it('an older sign of a name beside labels in Japanese may be the newer one, and is not sure', () => {
  const labels = ['氏名', '生年月日', '有効期限']
  expect(confidences(['千惠子', '千恵子', '山田'], labels)).toEqual([0.89, 0.97, 0.97])
})

it('an і behind a vowel beside labels in Ukrainian may be a ї, and is not sure', () => {
  const labels = ['Прізвище', 'Дата народження', 'Місце народження']
  const names = ['Киів', 'Київ', 'Андрій', 'Чернівці']
  expect(confidences(names, labels)).toEqual([0.89, 0.97, 0.97, 0.97])
})

it('an e with a tone that Vietnamese writes with a circumflex too has one, and is not sure', () => {
  const labels = ['Ngày sinh', 'Nơi sinh', 'Ngày cấp'].map(matchLabel)
  const written = (text: string) => inDoubtOfMark(new Map([['lastName', value(text)]] as const), labels).get('lastName') // prettier-ignore
  expect(written('NGUYẼN VĂN')).toMatchObject({ value: 'NGUYỄN VĂN', confidence: 0.89 })
  expect(written('Điẹp Mỹ')?.value).toBe('Điệp Mỹ')
  expect(written('LÊ QUYÉT')?.value).toBe('LÊ QUYẾT')
  for (const text of ['NGUYỄN VĂN', 'HIẾU', 'Huyền Điệp']) expect(written(text)).toMatchObject({ value: text, confidence: 0.97 }) // prettier-ignore
  expect(inDoubtOfMark(new Map([['lastName', value('NGUYẼN')]] as const), [matchLabel('Surname')]).get('lastName')?.value).toBe('NGUYẼN') // prettier-ignore
})
