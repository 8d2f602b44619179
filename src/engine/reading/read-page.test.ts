import { describe, expect, it } from 'vitest'
import type { DetectedText } from '../../vocabulary/reading/recognition.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { dot, minus } from '../imaging/geometry/points.ts'
import { holds, middleOf } from '../imaging/geometry/sides.ts'
import { mapQuad } from '../imaging/geometry/homography.ts'
import { fromUpright, turnedUpright } from '../imaging/geometry/quarter-turns.ts'
import { asUpright } from '../imaging/page/box-mapping.ts'
import { readDocument } from './read-document.ts'
import { card } from './viz/printed-line.fixture.ts'
import type { VizLine } from './viz/text-line.ts'

/** A page larger than what is needed for the largest look. */
const upright: Pixels = {
  width: 1500,
  height: 1100,
  channels: 1,
  data: new Uint8Array(1500 * 1100).fill(230),
}

interface Looked {
  /** Sizes in which text was looked for. */
  readonly sizes: number[]
  lines: number
  turns: number
}

/** Reads print that lies on a page turned by so many quarters; what the recogniser is asked elsewhere or the wrong way it cannot read. */
async function readPrint(lines: readonly VizLine[], quarters: 0 | 1 | 2 | 3 = 0) {
  const looked: Looked = { sizes: [], lines: 0, turns: 0 }
  const opposite = ([0, 3, 2, 1] as const)[quarters]
  const { width, height, channels, data } = turnedUpright(upright, opposite)
  const lying = { width, height, channels, data }
  const toLying = fromUpright<'upright', 'upright'>(lying, quarters)
  const quadsOn = (pixels: Pixels) =>
    lines.map(({ quad }): Quad<'upright'> =>
      pixels.data === data && quarters !== 0 ? mapQuad(quad, toLying) : quad,
    )
  const found = (pixels: Pixels): readonly DetectedText<'upright'>[] =>
    quadsOn(pixels).map((quad) => ({ quad: detected(quad), score: 0.9 }))
  const result = await readDocument({
    ...{ index: 0, today: '2026-11-21', speed: 'whole', readBarcodes: null },
    pages: [{ pixels: lying, original: lying }],
    names: { inferFullName: true, splitFirstName: false },
    signal: new AbortController().signal,
    turnUpright: (pixels, by) => {
      looked.turns++
      return Promise.resolve(asUpright(turnedUpright(pixels, by)))
    },
    findText: (pixels, { longSide = 0 }) => {
      looked.sizes.push(longSide)
      return Promise.resolve(found(pixels))
    },
    readText: (pixels, quads, { alphabet }) => {
      looked.lines += quads.length
      const page = quadsOn(pixels)
      return Promise.resolve(
        quads.map((quad) => {
          const at = page.findIndex((line) => holds(line, middleOf(quad)) && isSameWay(line, quad))
          const text = alphabet === 'latin' ? (lines[at]?.text ?? '') : ''
          return {
            characters: Array.from(text, (symbol, n) => ({ symbol, confidence: 0.99, centre: (n + 0.5) / text.length })), // prettier-ignore
          }
        }),
      )
    },
  })
  return { ...result, looked }
}

function isSameWay([a, b]: Quad, [c, d]: Quad): boolean {
  return dot(minus(b, a), minus(d, c)) > 0
}

/** As a detector says it, which knows no reading direction: to the right, or downwards. */
function detected(quad: Quad<'upright'>): Quad<'upright'> {
  const [[x0, y0], [x1, y1]] = quad
  const pointsThere = Math.abs(x1 - x0) > Math.abs(y1 - y0) ? x1 > x0 : y1 > y0
  return pointsThere ? quad : [quad[2], quad[3], quad[0], quad[1]]
}

const sentence = 'and then we all went home together in the rain for it was late '
const prose = Array.from({ length: 40 }, (_, at) => ({
  ...(card[0] as VizLine),
  text: sentence.slice(0, 60),
  quad: [[60, 40 + 24 * at], [1300, 40 + 24 * at], [1300, 56 + 24 * at], [60, 56 + 24 * at]], // prettier-ignore
})) satisfies readonly VizLine[]

describe('a page without a zone', () => {
  it('is looked at in the largest size where its print may be a document, and read to the end', async () => {
    const { reading, isStopped, looked } = await readPrint(card)
    expect(reading?.fields.lastName?.[0]?.value).toBe('ERIKSSON')
    expect(looked.sizes).toEqual([640, 960, 1600])
    expect(isStopped).toBe(false)
  })

  it.each([1, 2, 3] as const)(
    'is turned by %i quarters after the first and smallest look',
    async (quarters) => {
      const { reading, upright: page, looked } = await readPrint(card, quarters)
      expect(reading?.fields.lastName?.[0]?.value).toBe('ERIKSSON')
      expect(page.mapping.quarters).toBe(quarters)
      expect(looked.sizes).toEqual([640, 640, 960, 1600])
      expect(looked.turns).toBe(1)
    },
  )

  it('is not looked at in the largest size where nothing is printed', async () => {
    const { reading, isStopped, looked } = await readPrint([])
    expect(reading).toBeNull()
    expect(looked.sizes).toEqual([640, 960])
    expect([looked.lines, isStopped]).toEqual([0, false])
  })

  it('is not looked at in the largest size where a few lines show prose, however much of it there is', async () => {
    for (const quarters of [0, 2] as const) {
      const { reading, looked } = await readPrint(prose, quarters)
      expect(reading).toBeNull()
      expect(looked.sizes).not.toContain(1600)
      expect(looked.lines).toBeLessThan(70)
    }
  })
})
