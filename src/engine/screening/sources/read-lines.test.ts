import { expect, it } from 'vitest'
import { inChunks } from '../../../../test/world/lists/read-list.ts'
import { readLines } from './read-lines.ts'

async function lines(text: string, size: number): Promise<string[]> {
  const found: string[] = []
  for await (const line of readLines(inChunks(text, size), 'the file')) found.push(line)
  return found
}

it('reads lines wherever the text is cut', async () => {
  for (const size of [1, 2, 3, 100])
    expect(await lines('\uFEFFa\r\nbc\n\nd', size)).toEqual(['a', 'bc', '', 'd'])
})

it('refuses a line without end', async () => {
  await expect(lines('x'.repeat(16_000_001), 1_000_000)).rejects.toThrow('too long for a list')
})
