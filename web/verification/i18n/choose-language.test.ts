import { describe, expect, it } from 'vitest'
import { addressInLanguage, chooseLanguage } from './choose-language.ts'

describe('The language of the page', () => {
  it.each([
    ['?l=ar', ['en'], 'ar'],
    ['?l=xx', ['ar-EG', 'en'], 'ar'],
    ['', ['ar-EG'], 'ar'],
    ['', ['xx', 'en-GB', 'ar'], 'en'],
    ['', [], 'en'],
    ['?l=__proto__', ['constructor'], 'en'],
  ])('with %s and %j is %s', (query, wanted, code) => {
    expect(chooseLanguage(query, wanted)).toBe(code)
  })

  it('is pinned before the #, so that the link stays what it is', () => {
    expect(addressInLanguage('https://a.example/v/?x=1#REF/2', 'ar')).toBe(
      'https://a.example/v/?x=1&l=ar#REF/2',
    )
  })
})
