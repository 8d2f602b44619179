import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it.each([
  ['', 'de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['', 'en;q=0.2, fr;q=0.7', 'fr'],
  ['', 'zh-Hant-TW, en;q=0.5', 'tw'],
  ['', 'zh-CN', 'cn'],
  ['', 'fil-PH', 'tl'],
  ['', 'xx, ko;q=0.1', 'ko'],
  ['', 'de;q=0', 'en'],
  ['', undefined, 'en'],
  ['es', 'de', 'es'],
  ['constructor', 'de', 'de'],
])('The page of a link with language %j for %j is in %s', (pinned, accepted, language) => {
  expect(pageLanguage(pinned, accepted)).toBe(language)
})
