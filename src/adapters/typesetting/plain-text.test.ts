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

it('breaks the codes of warnings between their words, and in whole lines not at all', () => {
  const code = 'INVALID_CAMERA_PERSPECTIVE'
  expect(plainText(code, 'cell').split('\u200B')).toEqual(['INVALID_', 'CAMERA_', 'PERSPECTIVE'])
  expect(plainText(`${code}, DOCUMENT_FACE_LANDMARK_ERR`)).not.toContain('\u200B')
})

it('finds a place to break in whatever is long', () => {
  for (const word of ['a_'.repeat(200), '-'.repeat(200), `https://example.org/${'a'.repeat(99)}?b=c`])
    for (const part of plainText(word, 'cell').split('\u200B')) expect(part.length).toBeLessThan(25)
})

it('is always well formed and of bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), (text) => {
      const plain = plainText(text + '\uD800', 'cell')
      return !/\p{Cs}/u.test(plain) && plain.length < 5000
    }),
  )
})
