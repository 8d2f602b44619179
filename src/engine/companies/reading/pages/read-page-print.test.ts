import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../../../reading/page-reader.ts'
import { readPagePrint } from './read-page-print.ts'

const height = 20
const pixels = { width: 1200, height: 1600, channels: 1, data: new Uint8Array(1200 * 1600), space: 'upright' } as const // prettier-ignore
const sentence = 'any shares that a member wishes to sell are first offered to the others at a fair price'

/** A page of headings and of 40 lines of sentences; says how many lines were looked at. */
function pageWith(...headings: readonly string[]) {
  const texts = [...headings, ...Array.from({ length: 40 }, () => sentence)]
  const quads = texts.map((text, at): Quad<'upright'> => {
    const [top, right] = [at * 30, text === sentence ? 100 + 40 * height : 100 + 8 * height]
    return [[100, top], [right, top], [right, top + height], [100, top + height]] // prettier-ignore
  })
  const looked = { lines: 0 }
  const reader: PageReader = {
    pixels,
    signal: new AbortController().signal,
    findText: () => Promise.resolve(quads.map((quad) => ({ quad, score: 1 }))),
    readText: (_, wanted) => {
      looked.lines += wanted.length
      const textOf = ([[, top]]: Quad<'upright'>): string => texts[Math.round(top / 30)] ?? ''
      return Promise.resolve(
        wanted.map((quad) => ({
          characters: Array.from(textOf(quad)).map((symbol, at, all) => ({ symbol, confidence: 0.99, centre: (at + 0.5) / all.length })), // prettier-ignore
        })),
      )
    },
  }
  return { reader, looked }
}

describe('A further page of a document that is well known', () => {
  it('costs its headings alone, where none of them speaks of the company', async () => {
    const { reader, looked } = pageWith('Fair price', 'Pre-emption', 'Written notice')
    const { lines, isProseLeftOut } = await readPagePrint(reader, true)
    expect(looked.lines).toBe(3)
    expect(lines.map(({ text }) => text)).toEqual(['Fair price', 'Pre-emption', 'Written notice'])
    expect(isProseLeftOut).toBe(true)
  })

  it.each(['Registered office', 'Directors', '12 March 2015', 'Larkfield Ltd', 'GBP 5,000.00'])(
    'is read whole where a short line says “%s”, and no line of it twice',
    async (line) => {
      const { reader, looked } = pageWith('Fair price', line)
      const { lines, isProseLeftOut } = await readPagePrint(reader, true)
      expect([looked.lines, lines.length, isProseLeftOut]).toEqual([42, 42, false])
    },
  )

  it('is read whole where hardly a line of it is short', async () => {
    const { reader, looked } = pageWith('Fair price')
    expect((await readPagePrint(reader, true)).lines).toHaveLength(41)
    expect(looked.lines).toBe(41)
  })
})

it('Any other page is read whole', async () => {
  const { reader } = pageWith('Fair price', 'Pre-emption')
  const { lines, isProseLeftOut } = await readPagePrint(reader)
  expect([lines.length, isProseLeftOut]).toEqual([42, false])
})
