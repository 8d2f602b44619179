import { expect, it } from 'vitest'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { lineOfLetters } from '../text-line.ts'
import { withLatinWords } from './with-latin-words.ts'

const quad = [[0, 0], [200, 0], [200, 20], [0, 20]] as const // prettier-ignore
/** Letters by the place where they stand, of twenty; `.` where the line has none. */
const line = (places: string, script?: PrintScript, doubtful = '') =>
  lineOfLetters(
    Array.from(places).flatMap((symbol, at) => (symbol === '_' ? [] : [{ symbol, confidence: symbol === doubtful ? 0.5 : 0.95, alternatives: [], centre: (at + 0.5) / 20 }])), // prettier-ignore
    quad,
    script,
  )

it('a colon behind a label is what the Latin alphabet saw, where it was taken for a letter', () => {
  const read = withLatinWords(line('Выданог 20.02.2022__', 'Cyrl', 'г'), line('______: 20.02.2022__'))
  expect(read.text).toBe('Выдано: 20.02.2022')
})

it('a colon that was passed over is put before the blank', () => {
  expect(withLatinWords(line('Пол_ мужской', 'Cyrl'), line('___:')).text).toBe('Пол: мужской')
})

it('a visarga that ends a word is a colon where one was seen, and stays elsewhere', () => {
  expect(withLatinWords(line('नामः राम', 'Deva'), line('___:')).text).toBe('नाम: राम')
  expect(withLatinWords(line('नामः राम', 'Deva'), null).text).toBe('नामः राम')
})

it('letters that were read with more certainty stay, and so does what stands inside a word', () => {
  expect(withLatinWords(line('Выданог 20', 'Cyrl'), line('______:', undefined, ':')).text).toBe('Выданог 20')
  expect(withLatinWords(line('Выданог', 'Cyrl', 'а'), line('___:')).text).toBe('Выданог')
})
