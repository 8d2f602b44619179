import { describe, expect, it } from 'vitest'
import { chooseVariant } from './web-build.ts'

const variants = (['identity', 'gzip', 'br'] as const).map((encoding, index) => ({
  encoding,
  file: `file.${encoding}`,
  size: 300 - 100 * index,
  sha256: '',
}))

describe('A file of the pages', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=1.0, BR;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['zstd', 'identity'],
  ])('is sent to a client that accepts %j as %s', (header, encoding) => {
    expect(chooseVariant(variants, header).encoding).toBe(encoding)
  })

  it('is sent as it is where compression makes it larger', () => {
    const [identity, gzip] = variants
    if (identity === undefined || gzip === undefined) throw new Error('There are three variants.')
    expect(chooseVariant([{ ...identity, size: 10 }, gzip], 'gzip').encoding).toBe('identity')
  })
})
