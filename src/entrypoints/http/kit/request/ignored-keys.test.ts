import { expect, it } from 'vitest'
import { ignoredKeys, ignoredKeysHeader, nameIgnoredKeys } from './ignored-keys.ts'

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

it('are those that its shape did not take, and not the name of a client', () => {
  const sent = { limit: '5', id: 'a', success: '2', client: 'nodejs' }
  expect(ignoredKeys(sent, { limit: 5, success: undefined })).toEqual(['id', 'success'])
  expect(ignoredKeys(undefined, {})).toEqual([])
  expect(ignoredKeys(sent, null)).toEqual(['limit', 'id', 'success'])
})

it('stand beside those that an answer names already, and keep the signs of filters', () => {
  expect(nameIgnoredKeys({ etag: 'x', 'x-ignored-keys': 'a, ?' }, ['decision[$ne]', 'a'])).toEqual({
    etag: 'x',
    'x-ignored-keys': 'a, ?, decision[$ne]',
  })
  expect(nameIgnoredKeys({}, [])).toEqual({})
})
