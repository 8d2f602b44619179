import { describe, expect, it } from 'vitest'
import { signingConsents } from '../../../vocabulary/texts/signing-consents.table.ts'
import { usualConsent } from './usual-consent.ts'

describe('What a party agrees to', () => {
  it.each([
    ['de-AT', 'de', /^Ich habe das Dokument/],
    ['en', 'en', /^I have read the document/],
    ['zh-TW', 'zh-Hant', /^我已閱讀/],
    ['zh', 'zh-Hans', /^我已阅读/],
    ['tl', 'fil', /^Nabasa ko/],
    ['pt-BR', 'pt', /^Li o documento/],
    ['ar-EG', 'ar', /^قرأت/],
  ])('is written in the language of the document: %s', (language, written, text) => {
    expect(usualConsent(language).language).toBe(written)
    expect(usualConsent(language).text).toMatch(text)
  })

  it.each(['bn', 'el', 'sr-Latn', 'no language', ''])(
    'is English where there is no text in it: %s',
    (language) => {
      expect(usualConsent(language)).toEqual(usualConsent('en'))
    },
  )

  it('is three sentences of its own in each language', () => {
    const texts = Object.values(signingConsents).flat()
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/[.。।۔]$|[\p{Script=Thai}]$/u)
  })
})
