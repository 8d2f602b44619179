import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { ReadText } from '../page-reader.ts'
import { withReadingCache } from './with-reading-cache.ts'

const page = { width: 100, height: 100, channels: 1, data: new Uint8Array(10_000), space: 'upright' } as const
const at = (left: number, top: number): Quad<'upright'> => [[left, top], [left + 40, top], [left + 40, top + 10], [left, top + 10]] // prettier-ignore
const signal = new AbortController().signal
const plain = { alphabet: 'latin', signal } as const

function reader(affordable = Infinity) {
  const asked: number[] = []
  const readText: ReadText = (_, quads) => {
    asked.push(quads.length)
    return Promise.resolve(
      quads.slice(0, affordable).map(([[left]]) => ({ characters: [{ symbol: `${Math.round(left)}`, confidence: 1, centre: 0 }] })), // prettier-ignore
    )
  }
  const read = withReadingCache({ pixels: page, readText })
  const textsOf = async (quads: readonly Quad<'upright'>[], options: Parameters<ReadText>[2] = plain) =>
    (await read(page, quads, options)).map(({ characters }) => characters[0]?.symbol)
  return { asked, textsOf }
}

describe('Reading print of a page', () => {
  it('takes a line that was read before as it was, and answers in the order asked', async () => {
    const { asked, textsOf } = reader()
    await textsOf([at(10, 0), at(50, 20)])
    expect(await textsOf([at(30, 40), at(50.4, 20.3), at(10, 0)])).toEqual(['30', '50', '10'])
    expect(asked).toEqual([2, 1])
  })

  it('reads anew what lies elsewhere, and what is looked at otherwise', async () => {
    const { asked, textsOf } = reader()
    await textsOf([at(10, 0)])
    await textsOf([at(13, 0)])
    await textsOf([at(10, 0)], { ...plain, sharpened: true })
    await textsOf([at(10, 0)], { ...plain, condensed: true })
    await textsOf([at(10, 0)], { alphabet: 'mrz', signal })
    expect(asked).toEqual([1, 1, 1, 1, 1])
  })

  it('waits for a line that is being read', async () => {
    const { asked, textsOf } = reader()
    const texts = await Promise.all([textsOf([at(10, 0)]), textsOf([at(30, 40), at(10, 0)])])
    expect(texts).toEqual([['10'], ['30', '10']])
    expect(asked).toEqual([1, 1])
  })

  it('reads a line again that could not be read', async () => {
    const line = { characters: [] }
    let times = 0
    const read = withReadingCache({
      pixels: page,
      readText: () => (times++ === 0 ? Promise.reject(new Error('busy')) : Promise.resolve([line])),
    })
    await expect(read(page, [at(10, 0)], plain)).rejects.toThrow('busy')
    expect(await read(page, [at(10, 0)], plain)).toEqual([line])
  })

  it('ends where the work that is left does not reach', async () => {
    const { textsOf } = reader(1)
    await textsOf([at(10, 0)])
    expect(await textsOf([at(10, 0), at(30, 40), at(50, 60), at(10, 0)])).toEqual(['10', '30'])
  })
})
