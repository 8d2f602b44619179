import { expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { inPortions } from './in-portions.ts'

const pixels = { width: 10, height: 10, channels: 1, data: new Uint8Array(100) } as const
const quadAt = (x: number): Quad<'upright'> => [[x, 0], [x + 1, 0], [x + 1, 1], [x, 1]] // prettier-ignore

it('Lines are read a few at a time, in their order, and no further once the request has ended', async () => {
  const end = new AbortController()
  const asked: number[] = []
  const read = inPortions((_, quads) => {
    asked.push(quads.length)
    return Promise.resolve(
      quads.map(([[x]]) => ({ characters: [{ symbol: `${x}`, confidence: 1, centre: 0.5 }] })),
    )
  })
  const quads = Array.from({ length: 30 }, (_, at) => quadAt(at))
  const options = { alphabet: 'latin', signal: end.signal } as const
  const lines = await read(pixels, quads, options)
  expect(lines.map(({ characters }) => characters[0]?.symbol)).toEqual(quads.map(([[x]]) => `${x}`))
  expect(asked).toEqual([12, 12, 6])
  end.abort(new Error('the request has ended'))
  await expect(read(pixels, quads, options)).rejects.toThrow('the request has ended')
})
