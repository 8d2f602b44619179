import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { validationMessage } from './validation-message.ts'
import { flag, paging, recordId, text, wholeNumber } from '../shapes/value-schemas.ts'

const said = (schema: z.ZodType, sent: unknown): string | undefined =>
  z.object({ it: schema }).safeParse({ it: sent }, { error: validationMessage }).error?.issues[0]?.message

describe('A value that a shape does not take', () => {
  it.each([
    ['nothing', text(), undefined, 'It is required'],
    ['nothing of a choice', z.enum(['a', 'b']), undefined, 'It is required'],
    ['a list for a text', text(), ['x'], 'It must be a text'],
    ['a text for a number', z.number(), 'x', 'It must be a number'],
    ['a text for a whole number of an address', paging.limit, 'x', 'It must be a number'],
    ['a fraction', wholeNumber(0, 9), 1.5, 'It must be a whole number'],
    ['a list for an object', z.object({}), [], 'It must be an object'],
    ['an object for a list', z.array(z.string()), {}, 'It must be a list'],
    ['a word for yes or no', flag(), 'yes', 'It must be true or false'],
    ['too long a text', text(2), 'abc', 'It must have at most 2 characters'],
    ['too short a list', z.array(z.string()).min(1), [], 'It must have at least 1 entries'],
    ['too large a number', wholeNumber(0, 9), 10, 'It must be at most 9'],
    ['too small a number', wholeNumber(1, 9), 0, 'It must be at least 1'],
    ['none of a choice', z.enum(['a', 'b']), 'Mary', 'It must be one of a, b'],
    ['no id', recordId, 'Mary', 'It must be 32 hexadecimal digits in lower case, 24 in old ids'],
  ] as const)('is refused in plain words: %s', (...[, schema, sent, sentence]) => {
    expect(said(schema, sent)).toBe(sentence)
  })

  it('uses the message of the schema where that says more', () => {
    expect(said(z.string('Write it'), 5)).toBe('Write it')
  })
})
