import { expect, it } from 'vitest'
import { matchLabel } from '../../documents/viz/match-label.ts'
import type { VizValue } from './measure-value.ts'
import { inDoubtOfLength } from './in-doubt-of-length.ts'

const value = (text: string): VizValue => ({
  ...{ value: text, confidence: 0.97, lettersConfidence: 0.98, similarConfidence: 0.98 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const confidences = (names: readonly string[], labels: readonly string[]) =>
  [
    ...inDoubtOfLength(new Map(names.map((name) => [name, value(name)])), labels.map(matchLabel)).values(),
  ].map(({ confidence }) => confidence)

it('an Ö beside labels in Hungarian may be an Ő, and is not sure', () => {
  const labels = ['Családi név', 'Születési hely', 'Érvényességi idő']
  expect(confidences(['SZÖKE', 'SZŰCS', 'NAGY'], labels)).toEqual([0.89, 0.89, 0.97])
})

it('on pages in other languages it is as sure as it was read', () => {
  expect(confidences(['KÖNIG'], ['Geburtsort', 'Gültig bis', 'Name'])).toEqual([0.97])
})
