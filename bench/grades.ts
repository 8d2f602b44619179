import { backgrounds, type CameraConditions } from '../src/engine/specimens/camera/conditions.ts'
import type { Chance } from '../src/engine/specimens/chance.ts'

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

/** A photograph of a grade: a page not quite flat, upright, by whatever light a room has; hard ones at times with a reflection. */
export function conditionsOf(grade: Grade, chance: Chance): CameraConditions {
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

/** The bounds of a grade, for people. */
export function conditionNote(grade: Grade): string {
  const { letters, tilt, blur, jpeg } = bounds[grade]
  const glare = grade === 'hard' ? ', at times a reflection over a tenth of the zone at most' : ''
  return `letters ${letters.join('–')} px, tilt to ${tilt[1]}°, blur to ${blur[1]} px, JPEG ${jpeg.join('–')}${glare}`
}
