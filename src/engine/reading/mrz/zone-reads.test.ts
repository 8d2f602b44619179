import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../page-reader.ts'
import { withReadLimit, zoneReads } from './zone-reads.ts'

const quad: Quad<'upright'> = [[0, 0], [300, 0], [300, 20], [0, 20]] // prettier-ignore
const pixels = { width: 400, height: 300, channels: 1, data: new Uint8Array(120_000) } as const
const { signal } = new AbortController()
const zoneLine = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'

/** Reads one line after the other, at most so many, and answers how many were read. */
function search(text: () => string) {
  const reads = zoneReads()
  const reader: PageReader = {
    pixels,
    signal,
    findText: () => Promise.resolve([]),
    readText: (_, quads) =>
      Promise.resolve(
        quads.map(() => ({
          characters: Array.from(text(), (symbol) => ({ symbol, confidence: 1, centre: 0 })),
        })),
      ),
  }
  const { readText } = withReadLimit(reader, reads)
  const readMost = async (most: number): Promise<number> => {
    let count = 0
    while (count < most && (await readText(pixels, [quad], { alphabet: 'mrz', signal })).length > 0) count++
    return count
  }
  return { reads, readMost }
}

describe('lines read in search of a zone', () => {
  it('are few in each further size as long as none looks like a line of a zone', async () => {
    const { reads, readMost } = search(() => 'UTOPIAN')
    expect(await readMost(100)).toBe(20)
    reads.nextSize()
    expect(await readMost(100)).toBe(10)
    reads.nextSize()
    expect(await readMost(100)).toBe(10)
    reads.nextSize()
    expect(await readMost(100)).toBe(0)
  })

  it('are more from the first on that looks like one, yet no more in the first size', async () => {
    let text = 'UTOPIAN'
    const { reads, readMost } = search(() => text)
    expect(await readMost(4)).toBe(4)
    text = zoneLine
    expect(await readMost(100)).toBe(16)
    reads.nextSize()
    expect(await readMost(100)).toBe(20)
  })
})
