import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { maxFrames, parseFrames, parseImage } from './image-input.ts'

const limits = { maxBytes: 20_971_520 }

function codeOf(written: string, maxBytes = limits.maxBytes): string {
  try {
    return parseImage('document', written, { maxBytes }).kind
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a picture in a request', () => {
  it('in base64 of either alphabet gives back its bytes, with and without padding, data-URL prefix or line breaks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64')
        const lines = base64.replace(/.{76}/g, '$&\r\n')
        for (const written of [
          base64,
          lines,
          `${base64}\n`,
          base64.replace(/=+$/, ''),
          Buffer.from(bytes).toString('base64url'),
          base64.replaceAll('+', '-').replaceAll('/', '_'),
          `data:image/jpeg;base64,${base64}`,
          `DATA:image/png;name=a.png;base64,${base64}`,
        ]) {
          const input = parseImage('document', written, limits)
          expect(input.kind === 'bytes' ? Buffer.from(input.bytes) : null).toEqual(Buffer.from(bytes))
        }
      }),
    )
  })

  it('by address is distinguished from by reference', () => {
    expect(codeOf('https://images.example/a.png')).toBe('url')
    expect(codeOf('HTTP://images.example/a.png')).toBe('url')
    expect(codeOf(`ref:${'0f'.repeat(32)}`)).toBe('ref')
    expect(codeOf('ref:short')).toBe('ERROR_REMOTE_IMAGE_FAILED')
    expect(codeOf(`https://images.example/${'a'.repeat(5000)}`)).toBe('ERROR_INVALID_VALUE')
  })

  it.each([
    ['letters outside the alphabet', 'AA*A'],
    ['letters of another script', 'AAАA'],
    ['letters of both alphabets', 'A+-A'],
    ['half of its padding', 'AA='],
    ['padding that is too much', 'AAA=='],
    ['a lonely letter', 'AAAAA'],
    ['padding in the middle', 'AA==AAAA'],
    ['a name of a file', 'passport.jpg'],
    ['another scheme', 'file:///etc/passwd'],
    ['a data URL of another kind', 'data:text/html;base64,AAAA'],
    ['a data URL that is not base64', 'data:image/png,AAAA'],
    ['a data URL without end', 'data:image/png;base64'],
    ['a flood of blanks', `AAAA${' '.repeat(5000)}AAAA`],
  ])('is refused for %s', (_, written) => {
    expect(codeOf(written)).toBe('ERROR_INVALID_ENCODING')
  })

  it('with nothing in it is no picture', () => {
    expect(codeOf('data:image/png;base64,')).toBe('ERROR_IMAGE_CORRUPTED')
  })

  it('is refused when it decodes to more than the limit, exactly', () => {
    const most = Buffer.alloc(1000).toString('base64')
    expect(codeOf(most, 1000)).toBe('bytes')
    expect(codeOf(most, 999)).toBe('ERROR_REQUEST_TOO_LARGE')
  })
})

describe('frames of a face', () => {
  const frame = Buffer.from('frame').toString('base64')

  it('are split at commas, but not inside a data URL', () => {
    const written = `${frame},data:image/jpeg;base64,${frame},https://images.example/f.jpg`
    expect(parseFrames('face', written, limits).map(({ kind }) => kind)).toEqual(['bytes', 'bytes', 'url'])
  })

  it('are not more than a handful', () => {
    expect(() =>
      parseFrames(
        'face',
        Array(maxFrames + 1)
          .fill(frame)
          .join(','),
        limits,
      ),
    ).toThrow(/face/)
    expect(() => parseFrames('face', ','.repeat(1_000_000), limits)).toThrow(Refusal)
  })
})
