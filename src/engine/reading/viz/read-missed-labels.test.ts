import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../page-reader.ts'
import { readMissedLabels } from './read-missed-labels.ts'
import { linePosition } from './text-line.ts'
import { card, printed, tilted } from './printed-line.fixture.ts'

/** Eyes that see at any place what stands there on the card. */
function pageReaderOnCard(lines: typeof card, angle: number) {
  const request: Quad<'upright'>[] = []
  const direction = [Math.cos(angle), Math.sin(angle)] as const
  const readText: PageReader['readText'] = (_, quads) => {
    request.push(...quads)
    return Promise.resolve(
      quads.map((quad) => {
        const look = linePosition(quad, direction)
        const shown = lines.find((line) => {
          const place = linePosition(line.quad, direction)
          return Math.abs(place.middle - look.middle) < 8 && Math.abs(place.left - look.left) < 8
        })
        const characters = Array.from(shown?.text ?? '', (symbol) => ({ symbol, confidence: 0.9, centre: 0 }))
        return { characters }
      }),
    )
  }
  const pixels = { width: 800, height: 600, channels: 1, data: new Uint8Array(480_000) } as const
  const pageReader: PageReader = {
    pixels,
    readText,
    findText: () => Promise.resolve([]),
    signal: new AbortController().signal,
  }
  return { pageReader: pageReader, asked: request }
}

describe('labels that the finder missed', () => {
  it.each([0, 0.2])('are read right above the values that lack them (tilt %d)', async (angle) => {
    const whole = tilted(card, angle)
    const missed = ['Surname / Nom', 'Nationality / Nationalité']
    const { pageReader: pageReader, asked: request } = pageReaderOnCard(whole, angle)
    const labels = await readMissedLabels(
      pageReader,
      whole.filter(({ text }) => !missed.includes(text)),
    )
    expect(labels.map(({ text }) => text).sort()).toEqual([...missed].sort())
    expect(request).toHaveLength(missed.length)
  })

  it('are none where what stands there is no label, and nothing is looked for on a page that lacks none', async () => {
    const { pageReader: pageReader, asked: request } = pageReaderOnCard(
      card.map((line) => (line.text.startsWith('Surname') ? { ...line, text: 'Specimen' } : line)),
      0,
    )
    expect(
      await readMissedLabels(
        pageReader,
        card.filter(({ text }) => !text.startsWith('Surname')),
      ),
    ).toEqual([])
    // Once where labels usually stand, and once nearer.
    const looks = request.length
    expect(looks).toBeGreaterThan(0)
    expect(await readMissedLabels(pageReader, card)).toEqual([])
    expect(request).toHaveLength(looks)
  })

  it('are looked for nearer to their values only where one is missing that nearly every document bears', async () => {
    const looksAbove = async (lines: typeof card) => {
      const { pageReader, asked } = pageReaderOnCard(lines, 0)
      await readMissedLabels(pageReader, lines)
      return asked.length
    }
    const stray = printed('A. Eriksson', [600, 480], { height: 26 })
    expect(await looksAbove([...card, stray])).toBe(1)
    const withoutSex = card.filter(({ text }) => !text.startsWith('Sex'))
    expect(await looksAbove([...withoutSex, stray])).toBeGreaterThan(2)
  })

  it('are not looked for above a line of a zone', async () => {
    const { pageReader, asked } = pageReaderOnCard(card, 0)
    await readMissedLabels(pageReader, [...card, printed('P<UTOERIKSSON<<ANNA<MARIA<<<<<<', [30, 560])])
    expect(asked).toEqual([])
  })
})
