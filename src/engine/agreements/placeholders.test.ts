import { expect, it } from 'vitest'
import { placeholderKeys } from './placeholders.ts'

it('a key is listed once, where it comes first, and is of the alphabet of the wire alone', () => {
  const content = '%{b} %{a.b-c_1} %{b} %{} %{x y} %{é} { a } %%{c}} %{%{inner}}'
  expect(placeholderKeys(content)).toEqual(['b', 'a.b-c_1', 'c', 'inner'])
})

it('names that objects have of themselves are keys as others are', () => {
  expect(placeholderKeys('%{__proto__}%{constructor}')).toEqual(['__proto__', 'constructor'])
})

it('a template has at most 10,000 placeholders', () => {
  expect(placeholderKeys('%{a}'.repeat(10_000))).toEqual(['a'])
  expect(() => placeholderKeys('%{a}'.repeat(10_001))).toThrow('10000 placeholders')
})
