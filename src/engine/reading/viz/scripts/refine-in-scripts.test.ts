import { describe, expect, it } from 'vitest'
import type { PageReader } from '../../page-reader.ts'
import { blankImage } from '../../page-reader.fixture.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'
import { inLightOf, refineInScripts } from './refine-in-scripts.ts'

/** A line whose letters are certain but for some, by index. */
const seen = (text: string, doubts: Readonly<Record<number, number>> = {}, row = 0): VizLine => {
  const line = printed(text, [20, 40 * row])
  return { ...line, script: 'Cyrl', confidences: line.confidences.map((one, at) => doubts[at] ?? one) }
}
const likely = ({ text, confidences }: VizLine, from = 0): number =>
  confidences.reduce((all, one, at) => (at < from || /\s/.test(text.charAt(at)) ? all : all * one), 1)

describe('A value in another script, looked at twice', () => {
  it('is surer where both looks read the same, and still in doubt', () => {
    const line = inLightOf(seen('Болатұлы', { 5: 0.7 }), seen('Болатұлы', { 5: 0.6 }), 0)
    expect(line.text).toBe('Болатұлы')
    expect(likely(line)).toBeGreaterThan(0.85)
    expect(likely(line)).toBeLessThan(0.9)
  })

  it('stays withheld where the first look hardly read it, and is as sure as both where the second read it well', () => {
    expect(likely(inLightOf(seen('Болатұлы', { 5: 0.3 }), seen('Болатұлы', { 5: 0.3 }), 0))).toBeLessThan(
      0.85,
    )
    expect(likely(inLightOf(seen('Болатұлы', { 5: 0.58 }), seen('Болатұлы'), 0))).toBeGreaterThan(0.85)
  })

  it('is as doubtful as before where one letter is read otherwise, or is not read', () => {
    const line = seen('Болатұлы', { 5: 0.7 })
    expect(inLightOf(line, seen('Болатулы'), 0)).toBe(line)
    expect(inLightOf(line, seen('Болатлы'), 0)).toBe(line)
    expect(inLightOf(line, seen('Болатұлы 1'), 0)).toBe(line)
  })

  it('has nothing to do with the label before it', () => {
    const line = seen('Эжесі: Болатұлы', { 0: 0.4, 12: 0.7 })
    const both = inLightOf(line, seen('Әкесі: Болатұлы', { 12: 0.7 }), 7)
    expect(likely(both, 7)).toBeGreaterThan(0.85)
    expect(both.confidences[0]).toBe(0.4)
  })

  it('in Arabic letters is read alike in the forms of either language', () => {
    const line: VizLine = { ...seen('زينب', { 2: 0.7 }), script: 'Arab' }
    const both = inLightOf(line, { ...seen('زینب'), script: 'Arab' }, 0)
    expect(both.text).toBe('زينب')
    expect(likely(both)).toBeGreaterThan(0.85)
  })
})

it('What is in doubt and may be a value is looked at again, in its script and cut out higher', async () => {
  const asked: { readonly alphabet: string; readonly heights: readonly number[] }[] = []
  const pageReader: PageReader = {
    pixels: blankImage,
    findText: () => Promise.resolve([]),
    readText: (_, quads, { alphabet }) => {
      asked.push({ alphabet, heights: quads.map(([a, , , d]) => Math.round(d[1] - a[1])) })
      const characters = Array.from('Болатұлы', (symbol, at) => ({ symbol, confidence: 0.9, centre: at / 8 }))
      return Promise.resolve(quads.map(() => ({ characters })))
    },
    signal: new AbortController().signal,
  }
  const lines = [
    seen('Фамилия', { 2: 0.6 }, 0),
    seen('Қалиев', {}, 1),
    seen('Болатұлы', { 5: 0.7 }, 2),
    seen('Кааллллл', { 1: 0.2, 2: 0.2, 3: 0.2 }, 3),
    { ...printed('ERIKSSON', [20, 160], { confidence: 0.97 }) },
  ]
  const refined = await refineInScripts(pageReader, lines)
  expect(asked).toEqual([{ alphabet: 'Cyrl', heights: [23] }])
  expect(refined.map((line, at) => line === lines[at])).toEqual([true, true, false, true, true])
})
