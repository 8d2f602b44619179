import { describe, expect, it } from 'vitest'
import { fileHead } from './file-head.ts'

async function received(chunks: readonly string[]) {
  const reported: string[] = []
  const passed: string[] = []
  for await (const chunk of fileHead(each(chunks), (text) => reported.push(text))) passed.push(chunk)
  return { told: reported, passed }
}

async function* each(chunks: readonly string[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

describe('the beginning of a file', () => {
  it('is told once, whole though it came in pieces, and nothing is lost', async () => {
    const chunks = ['a', 'bc', 'd'.repeat(10_000), 'e'.repeat(10_000)]
    const { told: reported, passed } = await received(chunks)
    expect(reported).toEqual([`abc${'d'.repeat(8189)}`])
    expect(passed).toEqual(chunks)
  })

  it('is all there is of a short file, and of none the empty text', async () => {
    expect((await received(['a', 'b'])).told).toEqual(['ab'])
    expect((await received([])).told).toEqual([''])
  })
})
