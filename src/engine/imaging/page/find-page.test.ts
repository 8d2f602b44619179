import { beforeAll, describe, expect, it } from 'vitest'
import type { CameraConditions } from '../../specimens/camera/conditions.ts'
import { goodConditions } from '../../specimens/camera/conditions.ts'
import { photograph } from '../../specimens/camera/photograph.ts'
import { randomFrom } from '../../specimens/random.ts'
import { drawSpecimen } from '../../specimens/draw-specimen.ts'
import { makeSpecimen, type SpecimenKind } from '../../specimens/make-specimen.ts'
import { dotsForLetters } from '../../specimens/specimen-picture.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { findPage } from './find-page.ts'
import type { ZoneLayout } from './page-from-mrz.ts'
import { onPage } from './on-page.fixture.ts'

interface Shot {
  readonly pixels: Pixels
  readonly zone: ZoneLayout
  readonly page: Quad<'page'>
}

function shot(kind: SpecimenKind, seed: number, changed: Partial<CameraConditions> = {}): Shot {
  const conditions = { ...goodConditions(randomFrom(seed)), letterPx: 14, ...changed }
  const specimen = makeSpecimen(seed, kind, { today: '2026-11-21' })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  const { pixels, truth } = photograph(flat, conditions, seed)
  const [first, last] = [truth.zoneQuads[0], truth.zoneQuads.at(-1)]
  if (!first || !last) throw new Error('This document has no zone')
  const corners = onPage([first[0], first[1], last[2], last[3]])
  return { pixels, zone: { page: mrzLayoutOf(truth.format).page, corners }, page: onPage(truth.page) }
}

/** The largest distance of two corners of one name, in parts of the picture's longer side. */
function apart(found: Quad<'page'> | undefined, { page, pixels }: Shot): number {
  if (found === undefined) return Infinity
  const off = found.map(([x, y], at) => Math.hypot(x - (page[at]?.[0] ?? 0), y - (page[at]?.[1] ?? 0)))
  return Math.max(...off) / Math.max(pixels.width, pixels.height)
}

/** The part of a picture below a row, and what is in it. */
function cutAbove({ pixels, zone, page }: Shot, row: number): Shot {
  const up = ([x, y]: Point): Point<'page'> => [x, y - row]
  const raised = ([a, b, c, d]: Quad<'page'>): Quad<'page'> => [up(a), up(b), up(c), up(d)]
  const data = pixels.data.subarray(row * pixels.width * pixels.channels)
  return {
    pixels: { ...pixels, height: pixels.height - row, data },
    zone: { ...zone, corners: raised(zone.corners) },
    page: raised(page),
  }
}

const near = 1 / 64

describe('the page around a zone', () => {
  it.each([
    ['passport', 11],
    ['id-card', 12],
    ['id-card-td2', 13],
    ['visa-a', 14],
    ['visa-b', 15],
  ] as const)('is found where it lies: %s', (kind, seed) => {
    const seen = shot(kind, seed, { tilt: 16 })
    const found = findPage(seen.pixels, seen.zone)
    expect(apart(found?.corners, seen)).toBeLessThan(near)
    expect(found?.confidence).toBeGreaterThan(0.6)
  })

  it.each([1, 2, 3] as const)('is found, and named from its own top left, at %i quarters', (quarterTurns) => {
    const seen = shot('passport', 11, { quarterTurns })
    expect(apart(findPage(seen.pixels, seen.zone)?.corners, seen)).toBeLessThan(near)
  })

  describe('in a picture that does not show all of it', () => {
    let seen: Shot
    beforeAll(() => {
      seen = shot('passport', 11)
    })

    it('is not made up where its upper half is missing', () => {
      const top = Math.min(...seen.page.map(([, y]) => y))
      const bottom = Math.max(...seen.page.map(([, y]) => y))
      const cut = cutAbove(seen, Math.round(top + 0.4 * (bottom - top)))
      expect(findPage(cut.pixels, cut.zone)).toBeNull()
    })

    it('is not made up where nothing but the zone shows', () => {
      const { width, height, channels } = seen.pixels
      const data = new Uint8Array(width * height * channels).fill(180)
      expect(findPage({ ...seen.pixels, data }, seen.zone)).toBeNull()
    })
  })
})
