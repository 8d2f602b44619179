import { backgrounds, type CameraConditions } from '../src/specimens/camera/conditions.ts'
import type { Chance } from '../src/specimens/chance.ts'

/**
 * How the photographs of `bench:mrz` are taken: letters of 12–40 pixels, the page leaning up to 25°, at any of four
 * orientations, JPEG 50–90, a reflection and a thumb each in a third of them, the thumb never over the zone.
 */
export function benchConditions(chance: Chance): CameraConditions {
  const letterPx = chance.between(12, 40)
  return {
    letterPx,
    tilt: chance.between(0, 25),
    tiltTowards: chance.between(0, 360),
    quarterTurns: chance.pick([0, 0, 0, 1, 2, 3]),
    skew: chance.between(-12, 12),
    distance: chance.between(1.3, 2.4),
    fill: chance.between(0.6, 0.94),
    offset: [chance.between(-1, 1), chance.between(-1, 1)],
    background: chance.pick(backgrounds),
    curlMm: chance.between(0, 1.2),
    blur: chance.between(0.4, 0.5 + letterPx / 25),
    motion: chance.between(0, letterPx / 12),
    motionAngle: chance.between(0, 360),
    noise: chance.between(1, 7),
    warmth: chance.between(-0.8, 0.9),
    exposure: chance.between(0.75, 1.12),
    vignetting: chance.between(0.05, 0.35),
    shadow: chance.between(0, 0.35),
    glare: chance.between(0, 1) < 1 / 3 ? { where: 'anywhere', strength: chance.between(0.6, 1) } : null,
    thumb: chance.between(0, 1) < 1 / 3,
    jpegQuality: Math.round(chance.between(50, 90)),
  }
}
