import sharp from 'sharp'
import { backgrounds, type CameraConditions } from '../src/specimens/camera/conditions.ts'
import { photograph } from '../src/specimens/camera/photograph.ts'
import { chanceFrom, type Chance } from '../src/specimens/chance.ts'
import { drawSpecimen } from '../src/specimens/draw-specimen.ts'
import { makeSpecimen, type SpecimenKind } from '../src/specimens/make-specimen.ts'
import { dotsForLetters } from '../src/specimens/specimen-picture.ts'
import type { MrzFormat } from '../src/vocabulary/document-reading.ts'
import type { Pixels, Quad } from '../src/vocabulary/pixels.ts'

/** How hard a photograph is to read. */
export const grades = ['easy', 'mid', 'hard'] as const
export type Grade = (typeof grades)[number]

/** Seeds that neither tests nor the other benches use. */
const firstSeed = 1_810_000_000

const kinds: readonly SpecimenKind[] = [
  'passport',
  'id-card',
  'id-card-td2',
  'visa-a',
  'visa-b',
  'residence-permit',
]

/** Bounds of each grade: capitals in pixels, tilt in degrees, deviation of the blur in pixels, JPEG quality. */
const bounds: Readonly<Record<Grade, { letters: Span; tilt: Span; blur: Span; jpeg: Span }>> = {
  easy: { letters: [24, 36], tilt: [0, 5], blur: [0.35, 0.8], jpeg: [85, 95] },
  mid: { letters: [16, 24], tilt: [0, 15], blur: [0.4, 1.2], jpeg: [65, 85] },
  hard: { letters: [12, 16], tilt: [0, 25], blur: [0.5, 2], jpeg: [50, 65] },
}
type Span = readonly [least: number, most: number]

function conditionsOf(grade: Grade, chance: Chance): CameraConditions {
  const { letters, tilt, blur, jpeg } = bounds[grade]
  const letterPx = chance.between(...letters)
  return {
    letterPx,
    tilt: chance.between(...tilt),
    tiltTowards: chance.between(0, 360),
    quarterTurns: 0,
    skew: chance.between(-6, 6),
    distance: chance.between(1.5, 2.4),
    fill: chance.between(0.65, 0.92),
    offset: [chance.between(-1, 1), chance.between(-1, 1)],
    background: chance.pick(backgrounds),
    curlMm: chance.happens(0.25) ? chance.between(0.2, 0.8) : 0,
    blur: chance.between(...blur),
    motion: 0,
    motionAngle: 0,
    noise: chance.between(1, 6),
    warmth: chance.between(-1, 1),
    exposure: chance.between(0.75, 1.06),
    vignetting: chance.between(0, 0.35),
    shadow: chance.between(0, 0.35),
    glare:
      grade === 'hard' && chance.happens(0.4)
        ? { where: 'anywhere', strength: chance.between(0.5, 0.9) }
        : null,
    thumb: false,
    jpegQuality: chance.whole(...jpeg),
  }
}

/** The n-th photograph of a grade as it is after JPEG, with what its zone says and where. */
export async function stripPicture(
  grade: Grade,
  index: number,
): Promise<{
  name: string
  pixels: Pixels
  format: MrzFormat
  lines: readonly string[]
  quads: readonly Quad[]
  /** Corners of the page in reading order. */
  page: Quad
}> {
  const seed = firstSeed + grades.indexOf(grade) * 1_000_000 + index
  const conditions = conditionsOf(grade, chanceFrom(seed).fork('conditions'))
  const specimen = makeSpecimen(seed, kinds[index % kinds.length] ?? 'passport', { today: '2026-11-21' })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  const { pixels, truth } = photograph(flat, conditions, seed)
  const { width, height, channels, data } = pixels
  const jpeg = sharp(data, { raw: { width, height, channels } }).jpeg({ quality: conditions.jpegQuality })
  const seen = await sharp(await jpeg.toBuffer())
    .raw()
    .toBuffer()
  return {
    name: `${grade} ${index}`,
    pixels: { width, height, channels: 3, data: seen },
    format: truth.format,
    lines: truth.zone,
    quads: truth.zoneQuads,
    page: truth.page,
  }
}
