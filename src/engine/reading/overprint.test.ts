import { describe, expect, it } from 'vitest'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { blankImage } from './page-reader.fixture.ts'
import { lengthOf, lineOfQuad, quadOfLine } from './mrz/text-line.ts'
import { caching } from './viz/page-viz.ts'
import { withOverprint, type OverprintRequest } from './overprint.ts'

interface Printed {
  readonly text: string
  readonly centre: Point
  readonly height: number
  /** Degrees clockwise, of the page. */
  readonly turn?: number
  readonly confidence?: number
}

const quadOf = ({ text, centre: [x, y], height, turn = 0 }: Printed): Quad<'upright'> => {
  const [angle, length] = [(turn * Math.PI) / 180, text.length * height * 0.7]
  const end: Point<'upright'> = [x + length * Math.cos(angle), y + length * Math.sin(angle)]
  return quadOfLine({ start: [x, y], end, height })
}

const ordinary = Array.from({ length: 9 }, (_, at): Printed => ({
  text: 'Surname / Nom',
  centre: [100, 100 + at * 40],
  height: 14,
}))

/** What is found on a page with these lines beside the ordinary ones; a longer line than any shows `whole`. */
async function across(
  lines: readonly Printed[],
  whole = '',
  { speed = 'whole', known = [] }: Partial<OverprintRequest> = {},
) {
  const all = [...ordinary, ...lines]
  const quads = all.map(quadOf)
  const longest = Math.max(...quads.map((quad) => lengthOf(lineOfQuad(quad))))
  const pageReader = caching({
    pixels: blankImage,
    signal: new AbortController().signal,
    findText: () => Promise.resolve(quads.map((quad) => ({ quad, score: 0.9 }))),
    readText: (_, request) =>
      Promise.resolve(
        request.map((quad) => {
          const seen = all.find((line) => quadOf(line).every((corner, at) => nearBy(corner, quad[at])))
          const text =
            lengthOf(lineOfQuad(quad)) > longest + 1 && quad[0][0] < quad[1][0] ? whole : (seen?.text ?? '')
          const confidence = seen?.confidence ?? 0.95
          return { characters: Array.from(text, (symbol) => ({ symbol, confidence, centre: 0.5 })) }
        }),
      ),
  })
  await pageReader.findText(blankImage, { signal: pageReader.signal })
  const reading: Pick<DocumentReading, 'across'> = await withOverprint(pageReader, aReading, {
    speed,
    known,
  })
  return (reading.across ?? []).map(({ words }) => words)
}

const nearBy = ([x, y]: Point, other: Point | undefined): boolean =>
  other !== undefined && Math.hypot(x - other[0], y - other[1]) < 1

const aReading: DocumentReading = {
  type: 'P',
  name: 'Passport',
  issuer: 'D',
  zone: null,
  fields: {},
  expected: [],
  missing: [],
}

const specimen = { text: 'SPECIMEN', centre: [200, 300], height: 30 } as const

describe('words across a page', () => {
  it('are found where they stand large and alone, or lean', async () => {
    expect(await across([])).toEqual([])
    expect(await across([specimen])).toEqual(['Specimen'])
    expect(
      await across([
        { ...specimen, turn: -30 },
        { ...specimen, centre: [250, 500], turn: -30 },
      ]),
    ).toEqual(['Specimen'])
    expect(await across([{ ...specimen, text: 'NOVELTY', turn: 20 }])).toEqual(['Novelty'])
  })

  it('are not those that are also names, printed as names are', async () => {
    const muster = { ...specimen, text: 'MUSTER' }
    expect(await across([muster])).toEqual([])
    expect(await across([{ ...muster, text: 'HANS MUSTER' }])).toEqual([])
    expect(await across([{ ...muster, height: 16, turn: 20 }])).toEqual([])
    expect(await across([{ ...muster, turn: 20 }])).toEqual(['Muster'])
    expect(await across([{ ...muster, height: 60 }])).toEqual(['Muster'])
  })

  it('are not words of a sentence, nor what is small, nor what was hardly read', async () => {
    expect(await across([{ ...specimen, text: 'Specimen signature of the bearer' }])).toEqual([])
    expect(await across([{ ...specimen, height: 14 }])).toEqual([])
    expect(await across([{ ...specimen, confidence: 0.7 }])).toEqual([])
  })

  it('are found in small print that stands by itself, where no genuine document bears them', async () => {
    const small = { text: 'Fake Document', centre: [420, 300], height: 9 } as const
    expect(await across([small])).toEqual(['Fake Document'])
    expect(await across([{ ...small, text: '*FakeDocument*' }])).toEqual(['FakeDocument'])
    expect(await across([{ ...small, text: 'No fake document' }])).toEqual([])
    const value = { text: 'MULLER', centre: [420, 314], height: 14 } as const
    expect(await across([small, value]), 'a label has its value below it').toEqual([])
  })

  it('are not looked for in lines that are known to say something else', async () => {
    const small = { text: 'Fake Document', centre: [420, 300], height: 9 } as const
    expect(await across([small, specimen], '', { known: [quadOf(small)] })).toEqual(['Specimen'])
    expect(await across([small, specimen], '', { known: [quadOf(specimen)] })).toEqual(['Fake Document'])
  })

  it('are put together of pieces that are found of them', async () => {
    const pieces = [
      { text: 'SP', centre: [150, 450], height: 60, turn: -28 },
      { text: 'IMEN', centre: [350, 350], height: 60, turn: -32 },
    ] as const
    expect(await across(pieces, 'X SPECIMEN 2')).toEqual(['Specimen'])
    expect(await across(pieces, 'UTOPIA')).toEqual([])
  })

  it('are not looked for where a reading must be fast', async () => {
    expect(await across([specimen], '', { speed: 'fast' })).toEqual([])
  })
})
