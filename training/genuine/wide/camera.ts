import sharp from 'sharp'
import { backgrounds, type CameraConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import { roomLightConditions } from '../../../bench/kit/ordinary-light.ts'

/** Larger and smaller pictures, sharper and softer lenses, and quieter and noisier sensors than the bench has. */
export function wideConditions(random: Random): CameraConditions {
  return {
    letterPx: random.between(12, 24),
    tilt: random.between(0, 16),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(-7, 7),
    distance: random.between(1.4, 2.6),
    fill: random.between(0.6, 0.94),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    blur: random.between(0.35, 1.2),
    ...roomLightConditions(random),
    noise: random.between(0.6, 5.5),
    exposure: random.between(0.8, 1.08),
    glare: random.happens(0.15) ? { where: 'anywhere', strength: random.between(0.3, 0.9) } : null,
    jpegQuality: random.whole(68, 94),
  }
}

/** What a camera does to a picture before it writes it: nothing half of the time; sharpens, or smooths and sharpens. */
export async function postProcess(pixels: Pixels, random: Random): Promise<Pixels> {
  const way = random.pick(['none', 'none', 'none', 'sharpened', 'smoothed'] as const)
  if (way === 'none') return pixels
  const [strength, soft] = [random.between(0.3, 1.2), random.between(0.35, 0.6)]
  const { width, height } = pixels
  const plain = sharp(pixels.data, { raw: { width, height, channels: 3 } })
  const picture = way === 'smoothed' ? plain.blur(soft) : plain
  const { data, info } = await picture
    .sharpen({ sigma: random.between(0.6, 1.1), m1: strength, m2: strength })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}
