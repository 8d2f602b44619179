import { backgrounds, type CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import type { Random } from '../../src/engine/specimens/random.ts'

type LightKey =
  'curlMm' | 'motion' | 'motionAngle' | 'noise' | 'warmth' | 'exposure' | 'vignetting' | 'shadow'

/** A flat page held steadily, by any indoor light: no reflection, no thumb. */
export function roomLightConditions(random: Random): Pick<CameraConditions, LightKey | 'glare' | 'thumb'> {
  return {
    curlMm: 0,
    motion: 0,
    motionAngle: 0,
    noise: random.between(1, 5),
    warmth: random.between(-1, 1),
    exposure: random.between(0.85, 1.05),
    vignetting: random.between(0, 0.3),
    shadow: random.between(0, 0.3),
    glare: null,
    thumb: false,
  }
}

type Span = readonly [least: number, most: number]

/** How far a photograph may differ from others of its set; the units are those of CameraConditions. */
export interface CameraSpans {
  readonly letterPx: Span
  readonly tilt: Span
  readonly skew: Span
  readonly distance: Span
  readonly fill: Span
  readonly blur: Span
  readonly jpegQuality: Span
}

/** A page that fills much of the picture, upright, by indoor light. */
export const indoorSpans: CameraSpans = {
  letterPx: [14, 20],
  tilt: [1, 15],
  skew: [-6, 6],
  distance: [1.5, 2.4],
  fill: [0.65, 0.92],
  blur: [0.4, 1],
  jpegQuality: [70, 92],
}

/** One photograph of a set. The order of the draws decides what a seed shows: published sets rest on it. */
export function indoorConditions(random: Random, spans: CameraSpans = indoorSpans): CameraConditions {
  return {
    letterPx: random.between(...spans.letterPx),
    tilt: random.between(...spans.tilt),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(...spans.skew),
    distance: random.between(...spans.distance),
    fill: random.between(...spans.fill),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    blur: random.between(...spans.blur),
    ...roomLightConditions(random),
    jpegQuality: random.whole(...spans.jpegQuality),
  }
}
