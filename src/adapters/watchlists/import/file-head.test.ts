import { describe, expect, it } from 'vitest'
import { fileHead } from './file-head.ts'

async function readAll(chunks: readonly string[]) {
  const heads: string[] = []
  const passed: string[] = []
  for await (const chunk of fileHead(toStream(chunks), (text) => heads.push(text))) passed.push(chunk)
  return { heads, passed }
}

async function* toStream(chunks: readonly string[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

describe('the beginning of a file', () => {
  it('is given once, whole though it came in pieces, and nothing is lost', async () => {
    const chunks = ['a', 'bc', 'd'.repeat(10_000), 'e'.repeat(10_000)]
    const { heads, passed } = await readAll(chunks)
    expect(heads).toEqual([`abc${'d'.repeat(8189)}`])
    expect(passed).toEqual(chunks)
  })

  it('is all there is of a short file, and of none the empty text', async () => {
    expect((await readAll(['a', 'b'])).heads).toEqual(['ab'])
    expect((await readAll([])).heads).toEqual([''])
  })
})
