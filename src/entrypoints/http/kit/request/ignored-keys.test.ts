import { expect, it } from 'vitest'
import { ignoredKeysHeader } from './ignored-keys.ts'

it('tells of keys that had no effect, each once', () => {
  expect(ignoredKeysHeader(['client', 'thresholds.face', 'client'])).toEqual({
    'x-ignored-keys': 'client, thresholds.face',
  })
})

it('is not there when every key had one', () => {
  expect(ignoredKeysHeader([])).toEqual({})
})

it('carries nothing that could break a header, and never grows without bound', () => {
  const { 'x-ignored-keys': reported = '' } = ignoredKeysHeader(['a\r\nset-cookie: x', 'ü', 'k'.repeat(65)])
  expect(reported).toBe('?')
  const many = ignoredKeysHeader(Array.from({ length: 900 }, (_, at) => `key${at}`))
  expect(many['x-ignored-keys']?.split(', ')).toHaveLength(51)
})
