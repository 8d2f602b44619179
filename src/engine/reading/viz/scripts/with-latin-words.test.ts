import { expect, it } from 'vitest'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { lineOfLetters } from '../text-line.ts'
import { withLatinWords } from './with-latin-words.ts'

const quad = [[0, 0], [200, 0], [200, 20], [0, 20]] as const // prettier-ignore

/** Letters evenly spaced over a line of `places` places, from the place given on. */
function line(
  text: string,
  {
    from = 0,
    places = 20,
    confidence = 0.95,
    script,
  }: {
    readonly from?: number
    readonly places?: number
    readonly confidence?: number
    readonly script?: PrintScript
  } = {},
) {
  const letters = Array.from(text, (symbol, at) => ({
    symbol,
    confidence,
    alternatives: [],
    centre: (from + at + 0.5) / places,
  }))
  return lineOfLetters(letters, quad, script)
}

it('figures are taken from the surer of both readings', () => {
  const thai = line('เกิด 12 08 2517', { script: 'Thai', confidence: 0.8 })
  const latin = line('12.08.2517', { from: 5 })
  expect(withLatinWords(thai, latin).text).toBe('เกิด 12.08.2517')
  expect(withLatinWords(line('เกิด 12 08 2517', { script: 'Thai', confidence: 0.99 }), latin).text).toBe('เกิด 12 08 2517') // prettier-ignore
})

it('a Latin word that was passed over is put where it stands, and a doubtful one is not', () => {
  const han = line('姓名', { script: 'Hani' })
  expect(withLatinWords(han, line('Name', { from: 3 })).text).toBe('姓名 Name')
  expect(withLatinWords(han, line('Name', { from: 3, confidence: 0.7 })).text).toBe('姓名')
  expect(withLatinWords(line('姓名', { from: 6, script: 'Hani' }), line('Name')).text).toBe('Name 姓名')
})

it('what the Latin alphabet makes of letters of the script is left out', () => {
  const cyrillic = line('ИВАНОВ', { script: 'Cyrl' })
  expect(withLatinWords(cyrillic, line('BAHOB', { from: 1, confidence: 0.99 })).text).toBe('ИВАНОВ')
})

it('letters that a serif makes like Latin ones are left out too, unless another one tells', () => {
  const cyrillic = line('гор. Уфа', { script: 'Cyrl', confidence: 0.9 })
  expect(withLatinWords(cyrillic, line('rop.', { confidence: 0.99 })).text).toBe('гор. Уфа')
  expect(withLatinWords(line('Rоad 7', { script: 'Cyrl', confidence: 0.9 }), line('Road', { confidence: 0.99 })).text).toBe('Road 7') // prettier-ignore
})

it('of a name in both scripts with a stroke between, the Latin one alone is Latin', () => {
  const greek = line('ΒΛΑΧΟΥ/VLACHOU', { script: 'Grek', confidence: 0.9 })
  expect(withLatinWords(greek, line('BAAXOY/VLACHOU', { confidence: 0.95 })).text).toBe('ΒΛΑΧΟΥ/VLACHOU')
})

it('a number has Latin letters, where the Latin alphabet saw them with more certainty', () => {
  const cyrillic = line('№: Р1403058', { script: 'Cyrl', confidence: 0.9 })
  expect(withLatinWords(cyrillic, line('P1403058', { from: 3 })).text).toBe('№: P1403058')
  const han = line('2027年9月25日', { script: 'Hani', confidence: 0.9 })
  expect(withLatinWords(han, line('2027925', { from: 0 })).text).toBe('2027年9月25日')
})

it('a number that stands a little aside in one reading is not read twice', () => {
  const greek = line('Αρ.: Ρ8825391', { script: 'Grek', confidence: 0.9 })
  expect(withLatinWords(greek, line('P8825391', { from: 6 })).text).toBe('Αρ.: P8825391')
})

it('Latin letters among figures of Arabic are a Latin word that was misread', () => {
  const standing = (text: string) => line(text, { script: 'Arab', confidence: 0.8 })
  expect(withLatinWords(standing('٦٤x / الجنس'), line('Sex')).text).toBe('Sex / الجنس')
  expect(withLatinWords(standing('٦٤x / الجنس'), line('Sex', { confidence: 0.7 })).text).toBe('٦٤x / الجنس')
  expect(withLatinWords(standing('A٦٤ / الجنس'), line('A64')).text).toBe('A٦٤ / الجنس')
})

it('of Arabic letters the Latin alphabet makes words that are none, however sure it is of them', () => {
  const standing = (text: string, confidence: number) => line(text, { script: 'Arab', confidence })
  const latin = line('lis', { confidence: 0.97 })
  expect(withLatinWords(standing('هند', 0.8), latin).text).toBe('هند')
  expect(withLatinWords(standing('هند', 0.4), latin).text).toBe('lis')
  expect(withLatinWords(standing('lls', 0.8), latin).text).toBe('lis')
})

it('a month between day and year is none of what the Latin alphabet makes of it', () => {
  const thai = (text: string) => line(text, { script: 'Thai', confidence: 0.8 })
  expect(withLatinWords(thai('27 ก.ค. 2575'), line('27 n.A. 2575')).text).toBe('27 ก.ค. 2575')
  expect(withLatinWords(thai('27 กกคค 2575'), line('27 Juli 2575')).text).toBe('27 Juli 2575')
})
