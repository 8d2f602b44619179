import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { drawSpecimen, zoneCapitalMm } from './draw-specimen.ts'
import { makeSpecimen, specimenKinds } from './make-specimen.ts'
import type { SpecimenKind } from './make-specimen.ts'
import {
  femaleNames,
  longGivenNames,
  longSurnames,
  maleNames,
  mononyms,
  places,
  streets,
  surnames,
} from './tables/names.table.ts'
import { grotesque, ocrB, ocrBSharp, sansBold } from './fonts.ts'

const today = '2026-11-21'
const kinds = Object.keys(specimenKinds).filter((name): name is SpecimenKind =>
  Object.hasOwn(specimenKinds, name),
)

/** Share of dark pixels inside an upright quad. */
function inkIn({ data, width }: Pixels, quad: Quad): number {
  const [[left, top], , [right, bottom]] = quad
  let [dark, all] = [0, 0]
  for (let y = Math.floor(top); y < bottom; y++) {
    for (let x = Math.floor(left); x < right; x++, all++) {
      if ((data[(y * width + x) * 3 + 1] ?? 255) < 110) dark++
    }
  }
  return dark / all
}

describe('a drawn specimen', () => {
  it.each(kinds)('has ink where the truth says the zone and the fields of a %s are', (kind) => {
    const { pixels, truth } = drawSpecimen(makeSpecimen(21, kind, { today }), { dotsPerMm: 6 })
    expect(truth.zoneQuads).toHaveLength(truth.zone.length)
    for (const quad of truth.zoneQuads) expect(inkIn(pixels, quad)).toBeGreaterThan(0.08)
    for (const { text, quad } of truth.fields)
      if (text !== '-') expect(inkIn(pixels, quad)).toBeGreaterThan(0.1)
  })

  it('prints the zone at the pitch and the height of the standard', () => {
    const { truth } = drawSpecimen(makeSpecimen(2, 'passport', { today }), { dotsPerMm: 10 })
    const [[left, top], [right], , [, bottom]] = truth.zoneQuads[0] ?? [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]
    expect((right - left) / 10).toBeGreaterThan(43 * 2.54)
    expect((right - left) / 10).toBeLessThan(44 * 2.54)
    expect((bottom - top) / 10).toBeGreaterThan(2.4)
    expect((bottom - top) / 10).toBeLessThan(3.1)
    expect(truth.letterHeight).toBeCloseTo(zoneCapitalMm * 10)
  })

  it('is the same, byte for byte, for the same seed', () => {
    const draw = (seed: number) =>
      drawSpecimen(makeSpecimen(seed, 'id-card', { today }), { dotsPerMm: 4 }).pixels.data
    expect(Buffer.compare(draw(9), draw(9))).toBe(0)
    expect(Buffer.compare(draw(9), draw(10))).not.toBe(0)
  })

  it('shows the front of a card with a portrait and without a zone', () => {
    const { truth } = drawSpecimen(makeSpecimen(4, 'id-card', { today }), { dotsPerMm: 4, side: 'other' })
    expect(truth.zone).toEqual([])
    const [portrait, ghost] = truth.portraits
    expect((portrait?.[2][1] ?? 0) - (portrait?.[0][1] ?? 0)).toBeGreaterThan(100)
    expect(ghost).toBeDefined()
    expect(truth.face?.[0][0]).toBeGreaterThan(portrait?.[0][0] ?? Infinity)
    expect(truth.signature?.[0][1]).toBeGreaterThan(portrait?.[2][1] ?? Infinity)
    expect(() =>
      drawSpecimen(makeSpecimen(4, 'passport', { today }), { dotsPerMm: 4, side: 'other' }),
    ).toThrow()
  })

  it('carries the outline of every letter that a name, a place or a zone can hold', () => {
    const printed = [
      ...femaleNames,
      ...maleNames,
      ...surnames,
      ...longSurnames,
      ...longGivenNames,
      ...mononyms,
      ...places,
      ...streets,
    ]
    const letters = [
      ...new Set(printed.flatMap((text) => Array.from(text.replaceAll('ß', 'ss').toUpperCase()))),
    ]
    for (const font of [grotesque, sansBold])
      expect(letters.filter((letter) => font.glyphs[letter] === undefined)).toEqual([])
    for (const font of [ocrB, ocrBSharp])
      expect(Object.keys(font.glyphs).sort().join('')).toBe('0123456789<ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })
})
