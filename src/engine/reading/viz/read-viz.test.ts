import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { ReadText } from '../page-reader.ts'
import { readViz } from './read-viz.ts'
import { card } from './printed-line.fixture.ts'

const paper = { width: 800, height: 600, channels: 1, data: new Uint8Array(0) } as const

/** A page that was turned by quarters before it was photographed; eyes read only what stands upright for them. */
function pageTurned(quarters: number) {
  const turn = ([x, y]: Quad<'upright'>[number]): Quad<'upright'>[number] => {
    const turned: readonly Quad<'upright'>[number][] = [[x, y], [-y, x], [-x, -y], [y, -x]] // prettier-ignore
    return turned[quarters] ?? [x, y]
  }
  const truth = card.map(({ text, quad: [a, b, c, d] }): { text: string; quad: Quad<'upright'> } => ({
    text,
    quad: [turn(a), turn(b), turn(c), turn(d)],
  }))
  /** As the detector answers it: the longer side is the reading direction, to the right or downwards. */
  const found = truth.map(({ quad }) => {
    const [a, b, c, d] = quad
    const wide = Math.hypot(b[0] - a[0], b[1] - a[1]) >= Math.hypot(d[0] - a[0], d[1] - a[1])
    const [p, q, r, s]: Quad<'upright'> = wide ? quad : [b, c, d, a]
    const pointsBack = q[0] - p[0] < -1e-6 || (Math.abs(q[0] - p[0]) < 1e-6 && q[1] < p[1])
    const corners: Quad<'upright'> = pointsBack ? [r, s, p, q] : [p, q, r, s]
    return { quad: corners, score: 0.9 }
  })
  let reads = 0
  const readText: ReadText = (_, quads) => {
    reads += quads.length
    return Promise.resolve(
      quads.map((quad) => {
        const same = (a: Quad<'upright'>[number], b: Quad<'upright'>[number]) =>
          Math.hypot(a[0] - b[0], a[1] - b[1]) < 1
        const line = truth.find((one) => same(one.quad[0], quad[0]) && same(one.quad[2], quad[2]))
        const text = line?.text ?? 'vuoɥ'
        const confidence = line === undefined ? 0.4 : 0.99
        return { characters: Array.from(text, (symbol) => ({ symbol, confidence, centre: 0 })) }
      }),
    )
  }
  const pageReader = {
    pixels: paper,
    findText: () => Promise.resolve(found),
    readText,
    signal: new AbortController().signal,
  }
  return { pageReader: pageReader, found, reads: () => reads }
}

describe('Print is read', () => {
  it.each([0, 1, 2, 3])('on a page turned by %i quarters, single letters too', async (quarters) => {
    const { pageReader: pageReader, found } = pageTurned(quarters)
    const lines = await readViz(pageReader, found)
    expect(lines.map(({ text }) => text)).toEqual(card.map(({ text }) => text))
  })

  it('without looking at any line twice, when the page lies the right way', async () => {
    const { pageReader: pageReader, found, reads } = pageTurned(0)
    await readViz(pageReader, found)
    expect(reads()).toBe(card.length)
  })

  it('without looking at any line twice where lines of a zone stand below it, which are hardly read either way', async () => {
    const { pageReader, found, reads } = pageTurned(0)
    const zone = [480, 510, 540, 570].map((y) => ({
      quad: [[30, y], [750, y], [750, y + 22], [30, y + 22]] as Quad<'upright'>,
      score: 0.9,
    })) // prettier-ignore
    await readViz(pageReader, [...found, ...zone])
    expect(reads()).toBe(card.length + zone.length)
  })

  it('line by line up to a bound, however full the page is', async () => {
    const { pageReader: pageReader, found, reads } = pageTurned(0)
    await readViz(pageReader, Array.from({ length: 40 }, () => found).flat())
    expect(reads()).toBeLessThanOrEqual(64)
  })

  it('nowhere on a page without any', async () => {
    const { pageReader: pageReader } = pageTurned(0)
    expect(await readViz(pageReader, [])).toEqual([])
  })
})
