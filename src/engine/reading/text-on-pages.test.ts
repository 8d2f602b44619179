import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { FindText } from './page-reader.ts'
import { textOnPages } from './text-on-pages.ts'

const pixels: Pixels<'upright'> = { width: 1600, height: 1200, channels: 1, data: new Uint8Array() }
const { signal } = new AbortController()

const box = (...[left, top, width, height]: readonly [number, number, number, number]): Quad<'upright'> => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]
const card = box(400, 300, 856, 540)

interface Seen {
  readonly score?: number
  readonly page?: Quad<'upright'>
  readonly lines: readonly Quad<'upright'>[]
}

async function found({ score = 0.97, page = card, lines }: Seen) {
  const looks: (Parameters<FindText>[1]['within'] | null)[] = []
  const everywhere: FindText = (_, { within }) => {
    looks.push(within ?? null)
    return Promise.resolve(lines.map((quad) => ({ quad, score: 0.9 })))
  }
  const findPages = () => Promise.resolve([{ quad: page, score }])
  const findText = await textOnPages(everywhere, pixels, { findPages, signal })
  const texts = await findText(pixels, { longSide: 1600, signal })
  return { looks, quads: texts.map(({ quad }) => quad) }
}

describe('text on a card that lies on a printed sheet', () => {
  it('is what lies on the card, and that is all that is looked at', async () => {
    const { looks, quads } = await found({ lines: [box(450, 400, 300, 30), box(450, 100, 300, 30)] })
    expect(quads).toEqual([box(450, 400, 300, 30)])
    const [part] = looks
    expect(part?.left).toBeGreaterThan(360)
    expect(part?.left).toBeLessThan(400)
    expect(part?.width).toBeLessThan(940)
  })

  it('ends where the card ends, though print of the sheet goes on in the same line', async () => {
    const { quads } = await found({ lines: [box(60, 700, 1196, 30)] })
    const [[left] = [0]] = quads[0] ?? []
    expect(quads).toHaveLength(1)
    expect(left).toBeGreaterThan(365)
    expect(left).toBeLessThan(400)
  })

  it('is left as it was found where it reaches over the edge by a letter', async () => {
    const line = box(380, 700, 800, 30)
    expect((await found({ lines: [line] })).quads).toEqual([line])
  })
})

describe('nothing is bounded', () => {
  const lines = [box(450, 100, 300, 30)]

  it('by a page that is not certain', async () => {
    expect(await found({ score: 0.7, lines })).toEqual({ looks: [null], quads: lines })
  })

  it('by what has not the proportions of a document', async () => {
    expect(await found({ page: box(400, 300, 856, 250), lines })).toEqual({ looks: [null], quads: lines })
  })
})

it('a page that nearly fills the picture is looked at as the whole picture is', async () => {
  const page = box(20, 20, 1560, 1160)
  const line = box(100, 100, 300, 30)
  expect(await found({ page, lines: [line] })).toEqual({ looks: [null], quads: [line] })
})
