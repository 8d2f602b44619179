import { backgrounds, type CameraConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'

/** What differs between sets of photographs taken in a hurry; the rest is drawn the same for all. */
export interface HastyPhotoRange {
  readonly letterPx: readonly [least: number, most: number]
  readonly maxTilt: number
  readonly quarterTurns: readonly CameraConditions['quarterTurns'][]
  /** Least share of the picture that the page spans, by height of its letters. */
  readonly minFill: (letterPx: number) => number
  readonly blur: readonly [least: number, most: number]
  readonly maxWarmth: number
  readonly minVignetting: number
  readonly minQuality: number
  /** Where a lamp is reflected; null for no lamp. */
  readonly glare: 'anywhere' | 'clear of the zone' | null
  readonly thumb: boolean
}

/** Hurried people in all sorts of light: any orientation, mild skew, a page not quite flat, an unsteady hand. */
export function hastyConditions(random: Random, range: HastyPhotoRange): CameraConditions {
  const letterPx = random.between(...range.letterPx)
  return {
    letterPx,
    tilt: random.between(0, range.maxTilt),
    tiltTowards: random.between(0, 360),
    quarterTurns: random.pick(range.quarterTurns),
    skew: random.between(-8, 8),
    distance: random.between(1.4, 2.4),
    fill: random.between(range.minFill(letterPx), 0.94),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    curlMm: random.happens(0.25) ? random.between(0.2, 0.8) : 0,
    blur: random.between(range.blur[0], Math.min(range.blur[1], 0.4 + letterPx * 0.03)),
    motion: random.happens(0.2) ? random.between(1, 1 + letterPx * 0.05) : 0,
    motionAngle: random.between(0, 180),
    noise: random.between(1, 6),
    warmth: random.between(-range.maxWarmth, range.maxWarmth),
    exposure: random.between(0.75, 1.06),
    vignetting: random.between(range.minVignetting, 0.35),
    shadow: random.between(0, 0.35),
    glare: range.glare === null ? null : { where: range.glare, strength: random.between(0.6, 1) },
    thumb: range.thumb,
    jpegQuality: random.whole(range.minQuality, 90),
  }
}
