import { describe, expect, it } from 'vitest'
import { translateArabicWord } from './arabic-words.ts'

describe('arabicInEnglish', () => {
  it.each([
    ['للتجارة', 'trading|trade'],
    ['والخدمات', 'services|khadamat'],
    ['بانک', 'bank'],
    ['خدماتی', null],
    ['سامانه‌های', 'systems'],
    ['وطنية', 'national'],
    ['ولتران', null],
  ])('knows a word of a body whatever is written to it: %s', (word, english) => {
    expect(translateArabicWord(word)).toBe(english)
  })
})
