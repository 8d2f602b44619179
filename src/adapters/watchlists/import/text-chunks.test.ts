import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { textChunks, type FileContent } from './text-chunks.ts'

const text = 'número, 名前, ω\n'.repeat(20_000)

async function read(origin: FileContent): Promise<{ text: string; bytes: number }> {
  let bytes = 0
  let whole = ''
  for await (const chunk of textChunks(origin, ({ length }) => (bytes += length))) whole += chunk
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

  it('refuses a gzip bomb before it fills the disk or the memory', async () => {
    const bomb = gzipSync(Buffer.alloc(80_000_000))
    await expect(read({ bytes: bomb })).rejects.toThrow(/too large for a list|not UTF-8 text/)
  })

  it('refuses the sheet of a spreadsheet that is a bomb', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.alloc(80_000_000, 'a '), 'content.xml')
    zip.end()
    await expect(read({ bytes: await buffer(zip.outputStream) })).rejects.toThrow('too large for a list')
  })

  it.each([
    ['Latin letters of one byte', Buffer.from('José Ñandú', 'latin1')],
    ['two bytes a letter without a mark', Buffer.from('Jose', 'utf16le')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xfe])],
    ['a letter cut in two at the end', Buffer.from('ω').subarray(0, 1)],
  ])('refuses %s', async (_, bytes) => {
    await expect(read({ bytes })).rejects.toThrow('not UTF-8 text')
  })

  it('reads two bytes a letter where the file says so', async () => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect((await read({ bytes })).text.replace('\uFEFF', '')).toBe(text)
    expect((await read({ bytes: Buffer.from(bytes).swap16() })).text.replace('\uFEFF', '')).toBe(text)
  })

  it('reads the sheet of a spreadsheet', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('application/x'), 'mimetype', { compress: false })
    zip.addBuffer(Buffer.from(text), 'content.xml')
    zip.end()
    const bytes = await buffer(zip.outputStream)
    expect((await read({ bytes })).text).toBe(text)
    for (const cut of [4, 100, bytes.length - 30]) {
      await expect(read({ bytes: bytes.subarray(0, cut) })).rejects.toThrow('damaged or truncated')
    }
    await expect(
      read({ bytes: Buffer.concat([bytes.subarray(0, -22), Buffer.alloc(18), bytes.subarray(-4)]) }),
    ).rejects.toThrow()
  })
})
