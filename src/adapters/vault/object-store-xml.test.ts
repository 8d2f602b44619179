import { describe, expect, it } from 'vitest'
import { parseList, parseErrorCode } from './object-store-xml.ts'

const page = (inner: string): string =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`
const object =
  '<Contents><Key>a&amp;b/c&#x27;</Key><LastModified>2026-11-21T10:00:00.500Z</LastModified></Contents>'

describe('a page of a list of objects', () => {
  it('gives names as they are and times in milliseconds', () => {
    expect(parseList(page(object))).toEqual({
      objects: [{ key: "a&b/c'", modifiedAt: Date.parse('2026-11-21T10:00:00.500Z') }],
      next: null,
    })
  })

  it('names the next page exactly when there is one', () => {
    const token = '<NextContinuationToken>x/+=</NextContinuationToken>'
    expect(parseList(page(`<IsTruncated>true</IsTruncated>${token}`)).next).toBe('x/+=')
    expect(parseList(page(`<IsTruncated>false</IsTruncated>${token}`)).next).toBeNull()
  })

  it.each([
    ['a page of HTML', '<html><body>Sign in</body></html>'],
    ['nothing', ''],
    ['a page that broke off', page(object).slice(0, -10)],
    ['an object without a time', page('<Contents><Key>a</Key></Contents>')],
    ['a cut list without a way on', page('<IsTruncated>true</IsTruncated>')],
  ])('is never taken for an empty bucket: %s', (_what, xml) => {
    expect(() => parseList(xml)).toThrow()
  })
})

describe('an error of the object store', () => {
  it('is named by its code, and has no name when there is none', () => {
    expect(parseErrorCode(Buffer.from('<Error><Code>NoSuchKey</Code></Error>'))).toBe('NoSuchKey')
    expect(parseErrorCode(Buffer.from('<Error><Code>a b</Code></Error>'))).toBe('')
    expect(parseErrorCode(Buffer.from('gateway time-out'))).toBe('')
  })
})
