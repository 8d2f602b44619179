import { describe, expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

describe('plainNumber', () => {
  it.each([
    ['　１２３４５６７８９０１２３ ', '1234567890123'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۴۵۶', '456'],
    ['१२०', '120'],
    ['sc 123\u00a0456', 'SC 123 456'],
    ['', ''],
  ])('%s is %s', (written, plain) => expect(plainNumber(written)).toBe(plain))

  it('reads no more of a text than a number may have', () =>
    expect(plainNumber('1'.repeat(1000))).toHaveLength(100))
})
