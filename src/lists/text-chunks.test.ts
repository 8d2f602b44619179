import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { textChunks, type ChunkOrigin } from './text-chunks.ts'

const text = 'número, 名前, ω\n'.repeat(20_000)

async function read(origin: ChunkOrigin): Promise<{ text: string; bytes: number }> {
  let bytes = 0
  let whole = ''
  for await (const chunk of textChunks(origin, (count) => (bytes += count))) whole += chunk
  return { text: whole, bytes }
}

describe('textChunks', () => {
  it('reads plain and packed text alike, from disk and from memory', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'symbolon-text-')), 'list.csv')
    const gz = gzipSync(text)
    writeFileSync(path, gz)
    expect((await read({ path })).text).toBe(text)
    expect(await read({ bytes: gz })).toEqual({ text, bytes: gz.length })
    expect((await read({ bytes: Buffer.from(text) })).text).toBe(text)
    expect((await read({ bytes: new Uint8Array() })).text).toBe('')
  })

  it('refuses a packed file that is cut off', async () => {
    await expect(read({ bytes: gzipSync(text).subarray(0, 200) })).rejects.toThrow('cannot be unpacked')
  })
})
