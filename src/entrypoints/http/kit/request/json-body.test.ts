import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { jsonLimits, parseJsonObject, dropEmptyValues } from './json-body.ts'

function parsed(text: string): unknown {
  return parseJsonObject(Buffer.from(text))
}

describe('a JSON body', () => {
  it('is read exactly as JSON.parse reads it, when it is an object of modest size', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
        const text = JSON.stringify(value)
        expect(parsed(text)).toEqual({ ...(JSON.parse(text) as object) })
      }),
    )
  })

  it('may hold a picture of many megabytes in one string', () => {
    const document = 'A'.repeat(20_000_000)
    expect(parsed(JSON.stringify({ document, quote: 'a\\"b' }))).toEqual({ document, quote: 'a\\"b' })
  })

  it('may be null, which says nothing', () => {
    expect(parsed('null')).toEqual({})
  })

  it.each([
    ['too deep', `{"a":${'['.repeat(jsonLimits.depth)}${']'.repeat(jsonLimits.depth)}}`],
    ['a flood of spaces', `{${' '.repeat(jsonLimits.outsideStrings)}}`],
    ['a flood of keys', `{${Array.from({ length: 500_000 }, (_, i) => `"${i}":0`).join(',')}}`],
    ['a string that never ends', `{"a":"${'\\"'.repeat(1000)}`],
  ])('is refused when it is %s', (_, text) => {
    expect(() => parsed(text)).toThrow(Refusal)
  })
})

describe('absent values', () => {
  it('are empty texts, null and empty objects, at the top', () => {
    const sent = { a: '', b: null, c: {}, d: 0, e: false, f: [], g: { h: '' }, i: ' ' }
    expect(dropEmptyValues(sent)).toEqual({ d: 0, e: false, f: [], g: { h: '' }, i: ' ' })
  })

  it('are the keys that reach into every object', () => {
    const stored = dropEmptyValues(
      JSON.parse('{"__proto__":{"a":1},"constructor":{"b":1},"fine":1}') as Record<string, unknown>,
    )
    expect(Object.keys(stored)).toEqual(['fine'])
  })
})
