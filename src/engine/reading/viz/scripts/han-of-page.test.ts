import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { lettersOf, lineOfLetters, type VizLine } from '../text-line.ts'
import { withHanOfPage } from './han-of-page.ts'

const han = (text: string): VizLine => ({ ...printed(text, [20, 20]), script: 'Hani' })

/** A line whose first sign may be another one. */
const mayBegin = (
  text: string,
  ...others: readonly (readonly [symbol: string, confidence: number])[]
): VizLine => {
  const letters = lettersOf(han(text)).map((letter, at) =>
    at > 0
      ? letter
      : { ...letter, alternatives: others.map(([symbol, confidence]) => ({ symbol, confidence })) },
  )
  return lineOfLetters(letters, han(text).quad, 'Hani')
}
const textOf = (page: readonly VizLine[], line: VizLine) => withHanOfPage([...page, line]).at(-1)?.text

const japan = [han('ユートピア共和国')]
const taiwan = [han('中華民國國民身分證')]

it('a sign of the mainland is the sign of Japan or Taiwan for which it was taken', () => {
  expect(textOf(japan, mayBegin('爱知県', ['愛', 0.02], ['受', 0.001]))).toBe('愛知県')
  expect(textOf(taiwan, mayBegin('谢淑芬', ['謝', 0.1]))).toBe('謝淑芬')
})

it('signs stay on pages of the mainland, and where the page does not tell how it is written', () => {
  expect(textOf([han('中华人民共和国居民身份证')], mayBegin('谢淑芬', ['謝', 0.1]))).toBe('谢淑芬')
  expect(textOf([], mayBegin('谢淑芬', ['謝', 0.1]))).toBe('谢淑芬')
})

it('a sign stays that no set has, or that may be several others, or hardly any', () => {
  expect(textOf(japan, mayBegin('髙橋健一', ['高', 0.2]))).toBe('髙橋健一')
  expect(textOf(japan, mayBegin('爱知県', ['愛', 0.02], ['受', 0.015]))).toBe('爱知県')
  expect(textOf(japan, mayBegin('爱知県', ['愛', 0.001]))).toBe('爱知県')
})
