import { describe, expect, it } from 'vitest'
import { scriptOf } from './script.ts'

describe('scriptOf', () => {
  it.each([
    ['Zarkov', 'Latn'],
    ['Øystein', 'Latn'],
    ['Ива́н', 'Cyrl'],
    ['محمد', 'Arab'],
    ['דוד', 'Hebr'],
    ['王小明', 'Hani'],
    ['김철수', 'Hang'],
    ['タナカ', 'Kana'],
    ['Γιώργος', 'Grek'],
    ['12-34', 'Zyyy'],
  ])('tells that %s is written in %s', (text, script) => expect(scriptOf(text)).toBe(script))
})
