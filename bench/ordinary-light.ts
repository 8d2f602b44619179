import type { CameraConditions } from '../src/engine/specimens/camera/conditions.ts'
import type { Random } from '../src/engine/specimens/random.ts'

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
