import { expect, it } from 'vitest'
import { codeAlphabet } from './code-alphabet.ts'
import { decodeCodes } from './decode-codes.ts'
import { inOneLanguage, letterForms } from './forms-of-letters.ts'

const letters = Array.from('كيىةکیپچژگٹڈڑںہےهە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹مد')
const alphabet = codeAlphabet({ blank: 0, height: 48, sureness: 1, codes: ['', ...letters] })
const classes = letters.length + 1

/** What is read of steps in each of which some letters were given a part each; a blank parts them. */
function read(...steps: readonly Readonly<Record<string, number>>[]) {
  const values = new Float32Array(2 * steps.length * classes)
  steps.forEach((step, at) => {
    for (const [letter, share] of Object.entries(step))
      values[2 * at * classes + alphabet.codeOf(letter)] = share
    values[(2 * at + 1) * classes] = 1
  })
  const forms = letterForms(alphabet)
  if (forms === null) throw new Error('an alphabet without forms')
  const answers = [{ steps: 2 * steps.length, classes, values }]
  const line = inOneLanguage(answers, forms).flatMap((answer) => decodeCodes(answer, alphabet))
  return {
    text: line.map(({ symbol }) => symbol).join(''),
    least: Math.min(...line.map(({ confidence }) => confidence)),
  }
}

it('a digit is as certain as its Arabic and its Persian form together', () => {
  const { text, least } = read({ '١': 0.6, '۱': 0.4 }, { '۳': 0.55, '٣': 0.45 }, { '٦': 0.9, '۶': 0.1 })
  expect(text).toBe('١٣٦')
  expect(least).toBeCloseTo(1)
})

it('letters are those of the language that the line is in', () => {
  const persian = read({ پ: 1 }, { گ: 1 }, { ي: 0.6, ی: 0.4 }, { ک: 0.3, ك: 0.7 }, { ى: 0.8, ی: 0.2 })
  expect(persian).toEqual({ text: 'پگیکی', least: expect.closeTo(1) as number })
  const arabic = read({ ة: 1 }, { ي: 0.6, ی: 0.4 }, { ک: 0.8, ك: 0.2 }, { ى: 0.8, ی: 0.2 }, { ك: 1 })
  expect(arabic).toEqual({ text: 'ةيكىك', least: expect.closeTo(1) as number })
})

it('points at the end of an Arabic word are no form: without certainty the letter stays in doubt', () => {
  expect(read({ ة: 1 }, { ى: 0.6, ي: 0.4 })).toEqual({ text: 'ةى', least: expect.closeTo(0.6) as number })
})

it('an alphabet without these letters has no forms', () => {
  expect(letterForms(codeAlphabet({ blank: 0, height: 48, sureness: 1, codes: ['', 'א', 'ב'] }))).toBeNull()
})
