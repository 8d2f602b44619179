import { describe, expect, it } from 'vitest'
import { readableBody } from './readable-body.ts'

describe('A body that was sent', () => {
  it('is written out when it is JSON, and left alone otherwise', () => {
    expect(readableBody('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
    expect(readableBody('not {json')).toBe('not {json')
  })
})
