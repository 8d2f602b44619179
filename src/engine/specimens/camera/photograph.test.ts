import { describe, expect, it } from 'vitest'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { randomFrom } from '../random.ts'
import { drawSpecimen } from '../draw-specimen.ts'
import { makeSpecimen } from '../make-specimen.ts'
import type { SpecimenKind } from '../make-specimen.ts'
import { dotsForLetters } from '../specimen-picture.ts'
import { goodConditions } from './conditions.ts'
import type { CameraConditions } from './conditions.ts'
import { photograph } from './photograph.ts'
import type { Photograph } from './photograph.ts'
import { placeThumb } from './thumb.ts'

const flatOf = (seed: number, kind: SpecimenKind = 'passport', letterPx = 8) =>
  drawSpecimen(makeSpecimen(seed, kind, { today: '2026-11-21' }), { dotsPerMm: dotsForLetters(letterPx) })

/** Small and quick, otherwise as asked. */
const conditions = (seed: number, changes: Partial<CameraConditions> = {}): CameraConditions => ({
  ...goodConditions(randomFrom(seed)),
  letterPx: 8,
  ...changes,
})

function contains(quad: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let [px, py] = quad[quad.length - 1] ?? [0, 0]
  for (const [cx, cy] of quad) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside
    ;[px, py] = [cx, cy]
  }
  return inside
}

function pointsIn([a, b, c, d]: Quad): Point[] {
  return [0, 0.5, 1].flatMap((v) =>
    Array.from({ length: 45 }, (_, i): Point => {
      const u = i / 44
      const along = (k: 0 | 1) => (a[k] + (b[k] - a[k]) * u) * (1 - v) + (d[k] + (c[k] - d[k]) * u) * v
      return [along(0), along(1)]
    }),
  )
}

const brightness = (photo: Photograph, [x, y]: Point): number =>
  photo.pixels.data[(Math.round(y) * photo.pixels.width + Math.round(x)) * 3 + 1] ?? 0

describe('a photograph', () => {
  it('is the same, byte for byte, for the same seed', () => {
    const flat = flatOf(1)
    const take = (seed: number) =>
      photograph(flat, conditions(1, { glare: { where: 'anywhere', strength: 1 }, thumb: true }), seed).pixels
        .data
    expect(Buffer.compare(take(5), take(5))).toBe(0)
    expect(Buffer.compare(take(5), take(6))).not.toBe(0)
  })

  it('shows the whole page, with letters as high as asked, at any tilt and turn', () => {
    const random = randomFrom(77)
    for (let i = 0; i < 6; i++) {
      const request = conditions(i, {
        tilt: random.between(0, 25),
        tiltTowards: random.between(0, 360),
        quarterTurns: random.pick([0, 1, 2, 3] as const),
        skew: random.between(-8, 8),
        distance: 1.4,
        letterPx: 8,
      })
      const { truth, pixels } = photograph(flatOf(i, 'id-card'), request, i)
      for (const [x, y] of truth.page) {
        expect(x).toBeGreaterThan(0)
        expect(y).toBeGreaterThan(0)
        expect(x).toBeLessThan(pixels.width)
        expect(y).toBeLessThan(pixels.height)
      }
      expect(truth.letterHeight / 8).toBeGreaterThan(0.93)
      expect(truth.letterHeight / 8).toBeLessThan(1.07)
    }
  })

  it('has ink where the truth says the zone is', () => {
    for (const curlMm of [0, 1]) {
      const photo = photograph(
        flatOf(3),
        conditions(3, { tilt: 20, quarterTurns: 1, letterPx: 14, curlMm }),
        3,
      )
      for (const quad of photo.truth.zoneQuads) {
        const values = pointsIn(quad).map((point) => brightness(photo, point))
        const paper = [...values].sort((p, q) => q - p)[5] ?? 0
        expect(values.filter((value) => value < 0.75 * paper).length / values.length).toBeGreaterThan(0.08)
      }
    }
  })

  it('never lays the thumb over the zone', () => {
    for (let seed = 0; seed < 6; seed++) {
      const kind = (['passport', 'id-card', 'visa-b'] as const)[seed % 3] ?? 'passport'
      const photo = photograph(flatOf(seed, kind), conditions(seed, { thumb: true, tilt: 15 }), seed)
      expect(photo.thumb).not.toBeNull()
      for (const point of photo.truth.zoneQuads.flatMap(pointsIn))
        expect(contains(photo.thumb ?? [], point)).toBe(false)
    }
  })

  it('finds a place for the thumb on every document', () => {
    const zone = { x: 4, y: 34, width: 76, height: 17 }
    for (let seed = 0; seed < 500; seed++) {
      expect(placeThumb(randomFrom(seed), { widthMm: 85.6, heightMm: 54, zone })).not.toBeNull()
    }
  })

  it('says truly whether glare lies over the zone', () => {
    const seen = { clear: 0, over: 0 }
    for (let seed = 0; seed < 8; seed++) {
      const flat = flatOf(seed, 'id-card')
      const quiet = conditions(seed, { noise: 0 })
      const without = photograph(flat, quiet, seed)
      const lit = photograph(flat, { ...quiet, glare: { where: 'anywhere', strength: 1 } }, seed)
      const gain = Math.max(
        ...lit.truth.zoneQuads
          .flatMap(pointsIn)
          .map((point) => brightness(lit, point) - brightness(without, point)),
      )
      if (lit.glareOverZone > 0) seen.over++
      else seen.clear++
      if (lit.glareOverZone === 0) expect(gain).toBeLessThan(12)
    }
    expect(seen.over).toBeGreaterThan(0)
    expect(seen.clear).toBeGreaterThan(0)
  })

  it('keeps glare off the zone when asked', () => {
    for (let seed = 0; seed < 4; seed++) {
      const request = conditions(seed, { glare: { where: 'clear of the zone', strength: 1 } })
      expect(photograph(flatOf(seed), request, seed).glareOverZone).toBe(0)
    }
  })
})
