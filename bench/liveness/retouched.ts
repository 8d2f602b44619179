import sharp from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'

/**
 * A photograph retouched by other means than those of the fit: median filtered and brightened over the whole frame, its colours
 * pulled towards grey or warmth, brought to a page's size, sharpened wide, and compressed by another coder in between.
 */
export async function retouchPhoto(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const { width } = await sharp(file).metadata()
  let picture = sharp(file)
  if (random.happens(0.5)) picture = picture.median(random.pick([3, 5]))
  picture = picture.gamma(random.between(1, 1.5)).recomb(muteColours(random.between(0.45, 1.05), random.between(0.95, 1.06))) // prettier-ignore
  const page = Math.round(width * random.between(0.7, 2.2))
  const passed = await sharp(await picture.png({ compressionLevel: 1 }).toBuffer())
    .resize({ width: page, kernel: random.pick(['lanczos2', 'cubic'] as const) })
    .webp({ quality: random.whole(70, 95) })
    .toBuffer()
  const last = random.happens(0.4) ? sharp(passed).sharpen({ sigma: random.between(1.5, 3) }) : sharp(passed)
  return last.jpeg({ quality: random.whole(70, 95) }).toBuffer()
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]]

/** So much of the colours left, and red against blue. */
function muteColours(left: number, warm: number): Matrix {
  const [r, g, b] = [0.3 * (1 - left), 0.59 * (1 - left), 0.11 * (1 - left)]
  return [
    [(r + left) * warm, g * warm, b * warm],
    [r, g + left, b],
    [r / warm, g / warm, (b + left) / warm],
  ]
}
