import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('leaves names of every script as they are', () => {
  for (const name of [
    'محمد عبد الله',
    '王小明',
    'สมชาย ใจดี',
    'Иван Петров',
    'Nguyễn Thị Ánh',
    'O’Brien-Šimić',
  ])
    expect(plainText(name)).toBe(name)
})

it('takes away what steers a terminal or turns text around', () => {
  expect(plainText('a\u0000b\u001B[31mc\u202Ed\u2066e\r\nf')).toBe('a b [31mc d e  f')
})

it('gives long words places to break, and nothing else', () => {
  const hash = '0123456789abcdef'.repeat(4)
  expect(plainText(hash).split('\u200B').length).toBeGreaterThan(4)
  expect(plainText(hash).replaceAll('\u200B', '')).toBe(hash)
})

it('is always well formed and of bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), (text) => {
      const plain = plainText(text + '\uD800')
      return !/\p{Cs}/u.test(plain) && plain.length < 5000
    }),
  )
})
