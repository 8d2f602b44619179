import { expect, it } from 'vitest'
import { measureValue } from './measure-value.ts'
import { printed } from './printed-line.fixture.ts'
import { lettersOf, lineOfLetters, type VizLine } from './text-line.ts'

it.each(['12.08.1974', '१२/०८/१९७४', '۱۳۵۳/۰۵/۲۱'])('a date is no surer than its figures: %s', (text) => {
  const line = printed(text, [20, 20], { confidence: 0.9 })
  const { confidence } = measureValue({ line, from: 0, to: text.length, value: '1974-08-12', labelErrors: 0 })
  expect(confidence).toBeCloseTo(0.9 ** 8)
})

it.each([
  ['345678', '9'],
  ['٣٤٥٦٧٨', '٩'],
])('a doubt among figures is one in any script: %s', (text, other) => {
  const alternatives = [{ symbol: other, confidence: 0.3 }]
  const letters = lettersOf(printed(text, [20, 20], { confidence: 0.7 })).map((letter) => ({ ...letter, alternatives })) // prettier-ignore
  const line = lineOfLetters(letters, printed(text, [20, 20]).quad)
  const { confidence } = measureValue({ line, from: 0, to: text.length, value: '345678', labelErrors: 0 })
  expect(confidence).toBeCloseTo(0.7 ** 6)
})

it('a capital of a number is certain of its shape, whichever alphabet it was taken for', () => {
  const line = printed('Т8320675', [20, 20])
  const measured = (...alternatives: VizLine['alternatives'][number]) =>
    measureValue({
      line: {
        ...line,
        confidences: line.confidences.with(0, 0.84),
        alternatives: line.alternatives.with(0, alternatives),
      },
      ...{ from: 0, to: 8, value: 'T8320675', labelErrors: 0 },
    }).confidence
  expect(measured({ symbol: 'T', confidence: 0.15 })).toBeGreaterThan(0.95)
  expect(measured({ symbol: '7', confidence: 0.15 })).toBeLessThan(0.85)
})
