import { describe, expect, it } from 'vitest'
import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../page-reader.ts'
import { blankImage } from '../page-reader.fixture.ts'
import { areDocumentWords, samplePrint, showsDocumentWords } from './print-evidence.ts'

type Way = 'right' | 'left' | 'down' | 'up'

/** Lines on a page whose print runs this way, found as the detector says it: to the right, or downwards. */
function pageWith(texts: readonly string[], way: Way, confidence = 0.99) {
  const read: Quad<'upright'>[] = []
  const isDown = way === 'down' || way === 'up'
  const quads = texts.map((_, at): Quad<'upright'> => {
    const [from, across] = [50, 60 + 40 * at]
    return isDown
      ? [[across, from], [across, from + 150], [across - 20, from + 150], [across - 20, from]]
      : [[from, across], [from + 150, across], [from + 150, across + 20], [from, across + 20]] // prettier-ignore
  })
  const isRead = ([[x0, y0], [x1, y1]]: Quad): boolean =>
    (way === 'right' && x1 > x0) || (way === 'left' && x1 < x0) || (way === 'down' && y1 > y0) || (way === 'up' && y1 < y0) // prettier-ignore
  const pageReader: PageReader = {
    pixels: blankImage,
    signal: new AbortController().signal,
    findText: () => Promise.resolve([]),
    readText: (_, asked) => {
      read.push(...asked)
      return Promise.resolve(
        asked.map((quad) => ({
          characters: Array.from(texts[lineAt(quad, isDown)] ?? '', (symbol, n) => ({
            symbol,
            confidence: isRead(quad) ? confidence : 0.4,
            centre: n / 20,
          })),
        })),
      )
    },
  }
  const found: readonly DetectedText<'upright'>[] = quads.map((quad) => ({ quad, score: 0.9 }))
  return { pageReader, found, read }
}

const lineAt = (quad: Quad, isDown: boolean): number =>
  Math.floor((Math.min(...quad.map(([x, y]) => (isDown ? x + 20 : y))) - 50) / 40)

const prose = ['Then we went home', 'and it was late', 'for the long road', 'had no end there', 'as it seemed us', 'that grey morning'] // prettier-ignore

describe('a sample of the print', () => {
  it.each([
    ['right', 0],
    ['down', 1],
    ['left', 2],
    ['up', 3],
  ] as const)('tells that a page whose print runs %s lies turned by %i quarters', async (way, quarters) => {
    const { pageReader, found } = pageWith(prose, way)
    expect(await samplePrint(pageReader, found)).toMatchObject({
      quarters,
      isReadable: true,
      isCertain: true,
    })
  })

  it('reads four lines, and the other way round only where that is not plain', async () => {
    const [plain, reversed] = [pageWith(prose, 'right'), pageWith(prose, 'left')]
    await samplePrint(plain.pageReader, plain.found)
    await samplePrint(reversed.pageReader, reversed.found)
    expect([plain.read.length, reversed.read.length]).toEqual([4, 8])
  })

  it('turns nothing by print that is not read with certainty, and takes none for readable that hardly is', async () => {
    const doubtful = pageWith(prose, 'up', 0.7)
    expect(await samplePrint(doubtful.pageReader, doubtful.found)).toMatchObject({ quarters: 0, isReadable: true, isCertain: false }) // prettier-ignore
    const pattern = pageWith(prose, 'up', 0.3)
    expect(await samplePrint(pattern.pageReader, pattern.found)).toMatchObject({ quarters: 0, isReadable: false }) // prettier-ignore
  })
})

describe('words of a document', () => {
  it.each([
    ['a label', ['Date of birth']],
    ['a title', ['IDENTITY CARD']],
    ['a date and a number', ['12.03.1985', 'X4RTBPFW4']],
    ['a name and a date', ['ERIKSSON', '12 AUG 1974']],
  ])('are %s', (_, texts) => {
    expect(areDocumentWords(texts)).toBe(true)
  })

  it.each([
    ['prose', prose],
    ['a date alone', ['12.03.1985', 'dear friend']],
    ['a headline', ['WEATHER', 'it rained all day']],
  ])('are not %s', (_, texts) => {
    expect(areDocumentWords(texts)).toBe(false)
  })

  it('are looked for on ten lines at most, and on none where they are known', async () => {
    const { pageReader, found, read } = pageWith([...prose, ...prose, ...prose], 'right')
    expect(await showsDocumentWords(pageReader, found, ['Surname'])).toBe(true)
    expect(read).toEqual([])
    expect(await showsDocumentWords(pageReader, found, [])).toBe(false)
    expect(read).toHaveLength(10)
  })
})
