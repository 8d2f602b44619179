import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packedSuffix, readPacked, readPackedSync } from './read-packed.ts'

describe('A file of a package', () => {
  it('is read whether it is compressed or not, and missed where it is neither', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-packed-'))
    const [plain, packed, missing] = ['plain', 'packed', 'missing'].map((name) => join(folder, name))
    if (plain === undefined || packed === undefined || missing === undefined) throw new Error('no paths')
    writeFileSync(plain, 'as it is')
    writeFileSync(packed + packedSuffix, brotliCompressSync(Buffer.from('compressed')))
    expect([readPackedSync(plain).toString(), (await readPacked(plain)).toString()]).toEqual([
      'as it is',
      'as it is',
    ])
    expect([readPackedSync(packed).toString(), (await readPacked(packed)).toString()]).toEqual([
      'compressed',
      'compressed',
    ])
    expect(() => readPackedSync(missing)).toThrow('missing.br')
    await expect(readPacked(missing)).rejects.toThrow('missing.br')
  })
})
