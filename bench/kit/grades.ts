import { backgrounds, type CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import type { Random } from '../../src/engine/specimens/random.ts'

/** How hard a photograph is to read. */
export const grades = ['easy', 'mid', 'hard'] as const
export type Grade = (typeof grades)[number]

/** Bounds of each grade: capitals in pixels, tilt in degrees, deviation of the blur in pixels, JPEG quality. */
const bounds: Readonly<Record<Grade, { letters: Span; tilt: Span; blur: Span; jpeg: Span }>> = {
  easy: { letters: [24, 36], tilt: [0, 5], blur: [0.35, 0.8], jpeg: [85, 95] },
  mid: { letters: [16, 24], tilt: [0, 15], blur: [0.4, 1.2], jpeg: [65, 85] },
  hard: { letters: [12, 16], tilt: [0, 25], blur: [0.5, 2], jpeg: [50, 65] },
}
type Span = readonly [least: number, most: number]

/** A photograph of a grade: a page not quite flat, upright, by any indoor light; hard ones at times with a reflection. */
export function conditionsOf(grade: Grade, random: Random): CameraConditions {
  const { letters, tilt, blur, jpeg } = bounds[grade]
  const letterPx = random.between(...letters)
  return {
    letterPx,
    tilt: random.between(...tilt),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(-6, 6),
    distance: random.between(1.5, 2.4),
    fill: random.between(0.65, 0.92),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    curlMm: random.happens(0.25) ? random.between(0.2, 0.8) : 0,
    blur: random.between(...blur),
    motion: 0,
    motionAngle: 0,
    noise: random.between(1, 6),
    warmth: random.between(-1, 1),
    exposure: random.between(0.75, 1.06),
    vignetting: random.between(0, 0.35),
    shadow: random.between(0, 0.35),
    glare:
      grade === 'hard' && random.happens(0.4)
        ? { where: 'anywhere', strength: random.between(0.5, 0.9) }
        : null,
    thumb: false,
    jpegQuality: random.whole(...jpeg),
  }
}

/** The bounds of a grade, for people. */
export function conditionNote(grade: Grade): string {
  const { letters, tilt, blur, jpeg } = bounds[grade]
  const glare = grade === 'hard' ? ', at times a reflection over at most a tenth of the zone' : ''
  return `letters ${letters.join('–')} px, tilt to ${tilt[1]}°, blur to ${blur[1]} px, JPEG ${jpeg.join('–')}${glare}`
}
