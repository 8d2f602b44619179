import type { Random } from '../random.ts'

export const backgrounds = ['desk', 'cloth', 'gradient', 'clutter'] as const

/** How a photograph is taken. Angles in degrees, lengths in pixels of the photograph unless named otherwise. */
export interface CameraConditions {
  /** Height of the machine zone's capitals at the middle of the zone; decides the size of the photograph. */
  readonly letterPx: number
  /** Angle between the page and the picture plane, 0..25. */
  readonly tilt: number
  /** Direction in which the page leans away from the camera, 0..360; mixes both axes. */
  readonly tiltTowards: number
  /** Quarter turns clockwise: 0 is upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3
  /** Turn in the plane besides the quarter turns. */
  readonly skew: number
  /** From camera to page, in widths of the page: 1.2 is near and distorts much. */
  readonly distance: number
  /** Share of the picture that the page spans, 0.4..0.96. */
  readonly fill: number
  /** Where the page lies in what remains free, −1..1 across and down. */
  readonly offset: readonly [number, number]
  readonly background: (typeof backgrounds)[number]
  /** Height of the wave that a page not quite flat makes, millimetres. */
  readonly curlMm: number
  /** Deviation of the lens blur. */
  readonly blur: number
  /** Length and direction of the smear of an unsteady hand. */
  readonly motion: number
  readonly motionAngle: number
  /** Deviation of the sensor noise in steps of 8 bits. */
  readonly noise: number
  /** −1 (blue) .. 1 (yellow). */
  readonly warmth: number
  /** 1 leaves the brightness. */
  readonly exposure: number
  /** Share of light lost in the corners. */
  readonly vignetting: number
  /** Share of light lost in the shadow that falls across the picture. */
  readonly shadow: number
  /** A reflection of a lamp; `strength` 1 burns out. */
  readonly glare: { readonly where: 'anywhere' | 'clear of the zone'; readonly strength: number } | null
  /** A thumb holds the page at an edge; never over the machine zone. */
  readonly thumb: boolean
  /** Quality at which the caller should write the JPEG, 1..100. */
  readonly jpegQuality: number
}

/** A steady hand and good light: what a newcomer's first photograph looks like. */
export function goodConditions(random: Random): CameraConditions {
  return {
    letterPx: random.between(25, 28),
    tilt: random.between(4, 9),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(-3, 3),
    distance: random.between(1.7, 2.2),
    fill: random.between(0.8, 0.88),
    offset: [random.between(-0.5, 0.5), random.between(-0.5, 0.5)],
    background: random.pick(['desk', 'cloth', 'gradient']),
    curlMm: 0,
    blur: random.between(0.5, 0.7),
    motion: 0,
    motionAngle: 0,
    noise: random.between(1.5, 3),
    warmth: random.between(-0.3, 0.5),
    exposure: random.between(0.95, 1.03),
    vignetting: random.between(0.08, 0.2),
    shadow: random.between(0.03, 0.12),
    glare: null,
    thumb: false,
    jpegQuality: 88,
  }
}
