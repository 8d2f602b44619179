import { describe, expect, it } from 'vitest'
import type { PageReader } from '../page-reader.ts'
import { bothPasses, refineLines } from './refine-lines.ts'
import type { VizLine } from './text-line.ts'
import { card, printed } from './printed-line.fixture.ts'

/** A line whose letters are certain but for some, by index. */
const seen = (text: string, doubts: Readonly<Record<number, number>> = {}): VizLine => {
  const line = printed(text, [0, 0])
  return { ...line, confidences: line.confidences.map((one, at) => doubts[at] ?? one) }
}
const letters = ({ text, confidences }: VizLine) =>
  Array.from(text, (symbol, n) => ({
    symbol,
    confidence: confidences[n] ?? 0,
    centre: (n + 0.5) / text.length,
  }))
const both = (first: VizLine, second: VizLine) => bothPasses(first, letters(second))
const least = ({ confidences }: VizLine): number => Math.min(...confidences)

describe('A second look at a line of print', () => {
  it('that sees the same leaves it as certain as both are', () => {
    const line = both(seen('05405874678', { 0: 0.9 }), seen('05405874678', { 0: 0.98 }))
    expect(line.text).toBe('05405874678')
    expect(line.confidences[0]).toBeCloseTo(0.94)
  })

  it('that sees another letter leaves the line in doubt, and the surer letter in it', () => {
    const line = both(seen('UTOPÍAN', { 4: 0.96 }), seen('UTOPIAN', { 4: 0.98 }))
    expect(line.text).toBe('UTOPIAN')
    expect(line.confidences[4]).toBeLessThan(0.5)
    expect(line.confidences[0]).toBeGreaterThan(0.99)
  })

  it('that sees a lost blank puts it back, in doubt', () => {
    const line = both(seen('GIOVANNIXAVIER'), seen('GIOVANNI XAVIER'))
    expect(line.text).toBe('GIOVANNI XAVIER')
    expect(least({ ...line, confidences: line.confidences.filter((_, at) => at !== 8) })).toBeLessThan(0.85)
  })

  it('that sees a letter without its mark, and a blank behind it, takes neither for another letter', () => {
    const line = both(seen('DAGNÝUMA'), seen('DAGNY UMA', { 5: 0.5 }))
    expect(line.text.replace('Ý', 'Y')).toBe('DAGNY UMA')
    expect(line.confidences[3]).toBeGreaterThan(0.99)
  })

  it('that sees a letter more does not add it, and one that sees a letter less does not take it', () => {
    expect(
      [both(seen('ANNA'), seen('ANNNA')), both(seen('ANNNA'), seen('ANNA'))].map(({ text }) => text),
    ).toEqual(['ANNA', 'ANNNA'])
    expect(least(both(seen('ANNA'), seen('ANNNA')))).toBeLessThan(0.85)
  })

  it('that sees something else says nothing', () => {
    const line = seen('ERIKSSON')
    expect(both(line, seen('Surname'))).toBe(line)
    expect(both(line, seen(''))).toBe(line)
  })

  it('takes a mark as clear as the clearer look has it', () => {
    expect(both(seen('HORVÁTH', { 4: 0.99 }), seen('HORVÁTH', { 4: 0.87 })).confidences[4]).toBe(0.99)
  })

  interface Look {
    readonly count: number
    readonly height: number
    readonly sharpened: boolean | undefined
  }
  /** @param shown what is seen of the lines of a look, by their places in it */
  const readerOf = (looks: Look[], shown: (at: number) => VizLine | null): PageReader => ({
    pixels: { width: 800, height: 600, channels: 1, data: new Uint8Array(0) },
    findText: () => Promise.resolve([]),
    readText: (_, quads, { sharpened }) => {
      const last = quads.at(-1)
      looks.push({ count: quads.length, height: (last?.[3][1] ?? 0) - (last?.[0][1] ?? 0), sharpened })
      return Promise.resolve(
        quads.map((_quad, at) => {
          const line = shown(at)
          return { characters: line === null ? [] : letters(line) }
        }),
      )
    },
    signal: new AbortController().signal,
  })

  it('is taken of what may be a value, cut out higher and then sharpened', async () => {
    const request: Look[] = []
    const pageReader = readerOf(request, () => null)
    const zoneLine = printed('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<', [30, 460])
    const withZone = [...card.slice(0, -1), zoneLine, ...card.slice(-1)]
    expect(await refineLines(pageReader, withZone)).toEqual(withZone)
    // Of nine lines that are no labels, one is a plain title.
    expect(request).toEqual([
      { count: 8, height: expect.closeTo(26 * 1.25) as number, sharpened: false },
      { count: 8, height: 26, sharpened: true },
    ])
  })
  it('makes a third one needless where both are certain', async () => {
    const lines = [seen('ERIKSSON'), seen('ANNA', { 1: 0.8 }), seen('UPSALA')]
    const looks: Look[] = []
    // Of the last line the second look shows something else.
    const refined = await refineLines(
      readerOf(looks, (at) => (at === 2 ? seen('Surname') : (lines[at] ?? null))),
      lines,
    )
    expect(looks.map(({ count }) => count)).toEqual([3, 2])
    expect(refined[0]?.text).toBe('ERIKSSON')
  })
})
