import { describe, expect, it } from 'vitest'
import { composeMrz } from '../documents/formats/compose-mrz.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { FindText } from './page-reader.ts'
import { blankImage, pageReaderOn } from './page-reader.fixture.ts'
import { readDocument } from './read-document.ts'
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

const passport = composeMrz('TD3', {
  ...{ documentCode: 'P', issuer: 'UTO', nationality: 'UTO', documentNumber: 'L898902C3' },
  ...{ surname: 'Eriksson', givenNames: 'Anna Maria', dob: '1974-08-12', sex: 'F', expiry: '2030-04-15' },
})

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
  const { findText, mayHidePrint } = await textOnPages(everywhere, pixels, { findPages, signal })
  const texts = await findText(pixels, { longSide: 1600, signal })
  return { looks, quads: texts.map(({ quad }) => quad), mayHidePrint }
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
    expect(await found({ score: 0.88, lines })).toEqual({ looks: [null], quads: lines, mayHidePrint: false })
  })

  it('by what has not the proportions of a document', async () => {
    expect(await found({ page: box(400, 300, 856, 250), lines })).toMatchObject({
      looks: [null],
      quads: lines,
    })
  })
})

it('a page that nearly fills the picture is looked at as the whole picture is, though a corner of it is wrong', async () => {
  const page = box(20, 20, 1560, 1160)
  const [, ...corners] = page
  const cut: Quad<'upright'> = [[200, 20], corners[0], corners[1], corners[2]]
  const line = box(60, 100, 300, 30)
  expect(await found({ page: cut, lines: [line] })).toEqual({
    looks: [null],
    quads: [line],
    mayHidePrint: false,
  })
})

it('a page that is less than sure may hide print', async () => {
  const lines = [box(450, 400, 300, 30)]
  expect(await found({ score: 0.92, lines })).toMatchObject({ mayHidePrint: true })
  expect(await found({ score: 0.97, lines })).toMatchObject({ mayHidePrint: false })
})

it.each([
  { score: 0.92, number: 'L898902C3' },
  { score: 0.97, number: undefined },
])('a zone beside a page marked with $score is $number', async ({ score, number }) => {
  const eyes = pageReaderOn(passport)
  const above = box(0, 0, blankImage.width * 0.1, blankImage.width * 0.06)
  const { reading } = await readDocument({
    pages: [{ pixels: blankImage, original: blankImage }],
    ...{ index: 0, today: '2026-11-21', speed: 'whole', signal },
    names: { inferFullName: true, splitFirstName: false },
    findText: eyes.findText,
    findPages: () => Promise.resolve([{ quad: above, score }]),
    readText: eyes.readText,
    turnUpright: () => Promise.reject(new Error('The page lies upright')),
    readBarcodes: null,
  })
  expect(reading?.fields.documentNumber?.[0]?.value).toBe(number)
})
