import { describe, expect, it } from 'vitest'
import { romaniseRequest } from '../../../flows/scan/names/romanise-request.ts'
import { mayTransliterateTo } from './may-transliterate-to.ts'
import { wordsFromSpellings } from './name-words.ts'

const may = (given: string, fullName: string) => {
  const words = wordsFromSpellings(romaniseRequest({ verifyName: given }).verifyNameInLatin ?? [])
  return mayTransliterateTo(given, words, { surname: '', givenNames: '', fullName, truncated: false })
}

describe('Whether a name in another script may be read as the holder’s', () => {
  it.each([
    ['محمد الأحمد', 'MUHAMED AL AHMAD'],
    ['بلقيس', 'BELKIS'],
    ['יוסף כהן', 'JOSEPH COHEN'],
    ['山田 太郎', 'YAMADA TARO'],
    ['山田 太郎', 'SATO KEIKO'],
    ['이영희', 'RHEE YOUNGHEE'],
    ['สมชาย ใจดี', 'SOMCHAI JAIDEE'],
  ])('%s as %s: no one can tell', (given, held) => {
    expect(may(given, held)).toBe(true)
  })
  it.each([
    ['محمد الأحمد', 'ANNA ERIKSSON'],
    ['김민준', 'ARTURO FUSTER'],
    ['Юлия Щербакова', 'ANNA ERIKSSON'],
    ['Παπαδόπουλος', 'PAPADOPOULOU'],
    ['Anna Berg', 'ANNA BERGE'],
  ])('%s as %s: surely not, or its letters tell', (given, held) => {
    expect(may(given, held)).toBe(false)
  })
})
