import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { withVowelSigns } from './with-vowel-signs.ts'

it('a stroke right behind a Bengali letter is its vowel sign, and less sure', () => {
  const read = withVowelSigns(printed('মহিল৷', [20, 20]))
  expect(read.text).toBe('মহিলা')
  expect(read.confidences.at(-1)).toBeLessThan(0.91)
  expect(read.confidences[0]).toBe(0.999)
})

it('one behind a figure, a blank or a vowel sign stays', () => {
  for (const text of ['১২৷', 'মহিলা ৷', 'মহিলা৷'])
    expect(withVowelSigns(printed(text, [20, 20])).text).toBe(text)
})
