import { describe, expect, it } from 'vitest'
import { measureGlyphs } from './measure-glyphs.ts'
import { bars } from './measured-line.fixture.ts'

describe('letters in a picture', () => {
  it('are measured in parts of the height of capitals', () => {
    const { pixels, quad, centres } = bars([[20, 16], [60, 32], [100, 8]]) // prettier-ignore
    const glyphs = measureGlyphs(pixels, quad, centres)
    expect(glyphs.map(({ left, right }) => right - left)).toEqual([
      expect.closeTo(0.5, 1),
      expect.closeTo(1, 1),
      expect.closeTo(0.25, 1),
    ])
    expect((glyphs[2]?.left ?? 0) - (glyphs[1]?.right ?? 0)).toBeCloseTo(8 / 32, 1)
    expect(glyphs.map(({ inkBelow }) => Math.round(inkBelow))).toEqual([0, 0, 0])
  })

  it('are measured whole where a middle was found behind its letter', () => {
    const { pixels, quad } = bars([[20, 32], [60, 10], [80, 32]]) // prettier-ignore
    const glyphs = measureGlyphs(pixels, quad, [36 / 400, 74 / 400, 92 / 400])
    expect(glyphs.map(({ left, right }) => right - left)).toEqual([
      expect.closeTo(1, 1),
      expect.closeTo(10 / 32, 1),
      expect.closeTo(1, 1),
    ])
  })

  it('show what stands beneath them and what fills them', () => {
    const { pixels, quad, centres } = bars([[20, 32], [80, 32]]) // prettier-ignore
    for (let y = 22; y < 42; y++) pixels.data.fill(220, y * 400 + 86, y * 400 + 106)
    for (let y = 48; y < 56; y++) pixels.data.fill(40, y * 400 + 30, y * 400 + 36)
    const glyphs = measureGlyphs(pixels, quad, centres)
    expect(glyphs.map(({ inkBelow }) => Math.round(inkBelow))).toEqual([1, 0])
    expect(glyphs.map(({ inkAtCentre }) => Math.round(inkAtCentre))).toEqual([1, 0])
  })

  it('have a waist, whatever sticks out above it, and none of their neighbours stands beneath them', () => {
    const { pixels, quad, centres } = bars([[20, 32], [60, 32]]) // prettier-ignore
    for (let y = 20; y < 48; y++) pixels.data.fill(220, y * 400 + 20, y * 400 + 28)
    for (let y = 48; y < 56; y++) pixels.data.fill(40, y * 400 + 60, y * 400 + 64)
    const [first, second] = measureGlyphs(pixels, quad, centres)
    expect((first?.right ?? 0) - (first?.left ?? 0)).toBeCloseTo(1, 1)
    expect(first?.midWidth).toBeCloseTo(24 / 32, 1)
    expect(Math.round(second?.inkBelow ?? 1)).toBe(0)
  })

  it('show a stroke that ends before their middle', () => {
    const { pixels, quad, centres } = bars([[20, 32], [80, 32]]) // prettier-ignore
    for (const from of [20, 80])
      for (let y = 20; y < 44; y++) pixels.data.fill(220, y * 400 + from + 6, y * 400 + from + 26)
    for (let y = 30; y < 34; y++) pixels.data.fill(40, y * 400 + 20, y * 400 + 36)
    const glyphs = measureGlyphs(pixels, quad, centres)
    expect(glyphs.map(({ inkLeftOfCentre }) => Math.round(inkLeftOfCentre))).toEqual([1, 0])
  })

  it('have no measure where there is no ink in the middle of the line, or no line', () => {
    const { pixels, quad, centres } = bars([])
    expect(measureGlyphs(pixels, quad, [0.5, ...centres])).toEqual([])
    expect(measureGlyphs(pixels, [quad[0], quad[0], quad[0], quad[0]], [0.5])).toEqual([])
  })
})
