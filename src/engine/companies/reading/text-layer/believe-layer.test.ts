import { describe, expect, it } from 'vitest'
import type { LayerWord } from '../../../../vocabulary/imaging/text-layer.ts'
import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../../../reading/page-reader.ts'
import { believeLayer } from './believe-layer.ts'

const size = { width: 900, height: 600 }

const word = (text: string, left: number, top: number): LayerWord => ({
  ...{ text, left, top, right: left + 14 * text.length, bottom: top + 24 },
  isInvisible: false,
})
const honest = [
  word('Company', 50, 50),
  word('number', 160, 50),
  word('09123456', 50, 120),
  word('Active', 50, 190),
]

/** A page that shows these words, and a recogniser that reads them without error. */
function pageShowing(words: readonly LayerWord[]): PageReader {
  const data = new Uint8Array(size.width * size.height).fill(255)
  for (const { left, right, top, bottom } of words)
    for (let y = top; y < bottom; y += 2) data.fill(0, y * size.width + left, y * size.width + right)
  const pixels: Pixels<'upright'> = { ...size, channels: 1, data }
  const inside = ([[left, top], , [right, bottom]]: Quad<'upright'>) =>
    words.filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
  return {
    pixels,
    signal: new AbortController().signal,
    findText: () =>
      Promise.resolve(
        words.map(({ left, right, top, bottom }) => ({
          quad: [[left, top], [right, top], [right, bottom], [left, bottom]] as Quad<'upright'>,
          score: 0.9,
        })), // prettier-ignore
      ),
    readText: (_, quads) =>
      Promise.resolve(
        quads.map((quad) => ({
          characters: Array.from(inside(quad).map(({ text }) => text).join(' '), (symbol) => ({ symbol, confidence: 1, centre: 0.5 })),
        })), // prettier-ignore
      ),
  }
}

const believe = (shown: readonly LayerWord[], claimed: readonly LayerWord[], isCut = false) =>
  believeLayer(pageShowing(shown), { words: claimed, isCut }, 7)

describe('A text layer', () => {
  it('is believed where its words are seen, and those of a sample are read', async () => {
    expect(await believe(honest, honest)).toMatchObject({ isBelieved: true, sampled: 3 })
  })

  it.each<[string, readonly LayerWord[], readonly LayerWord[]]>([
    ['with a word where the page is white', honest, [...honest, word('Hidden', 500, 400)]],
    ['with a word beside the page', honest, [...honest, word('Hidden', 2000, 400)]],
    ['with a word of no size', honest, [...honest, { ...word('Hidden', 50, 120), bottom: 121 }]],
    ['with a word that is not drawn', honest, [...honest, { ...word('Active', 50, 190), isInvisible: true }]],
    ['that lacks print', [...honest, word('Dissolved', 50, 260)], honest],
    [
      'with other words',
      honest,
      honest.map((one) => ({ ...one, text: one.text.split('').reverse().join('') })),
    ],
    ['without a word that can be compared', honest, honest.map((one) => ({ ...one, text: '公司' }))],
  ])('is not believed %s', async (_, shown, claimed) => {
    expect(await believe(shown, claimed)).toMatchObject({ isBelieved: false })
  })

  it('is not believed where it turns the letters of ligatures of Arabic round', async () => {
    const [right, turned] = [word('الأرز', 50, 260), word('األرز', 50, 260)]
    expect(await believe([...honest, right], [...honest, right])).toMatchObject({ isBelieved: true })
    expect(await believe([...honest, turned], [...honest, turned])).toMatchObject({ isBelieved: false })
  })

  it('is not believed where it is too long to be handed on', async () => {
    expect(await believe(honest, honest, true)).toMatchObject({ isBelieved: false })
  })
})
