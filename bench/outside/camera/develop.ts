import sharp from 'sharp'
import type { Random } from '../random.ts'
import type { Pixels } from './pixels.ts'

type Range = readonly [number, number]

/** From what to what a picture is soft (pixels), noisy (levels) and compressed (quality of JPEG). */
export interface Lens {
  readonly soft: Range
  readonly noise: Range
  readonly quality: Range
  /** SVG of the size of the picture that is drawn sharp over it. */
  readonly over?: string | undefined
}

/** The bytes of a picture as its camera writes them. */
export async function develop(random: Random, scene: Pixels, lens: Lens): Promise<Buffer> {
  const { soft, noise, quality, over } = lens
  const raw = { width: scene.width, height: scene.height, channels: 3 } as const
  const blurred = await sharp(scene.data, { raw })
    .blur(Math.max(0.3, random.between(...soft)))
    .raw()
    .toBuffer()
  const level = random.between(...noise)
  for (let at = 0; at < blurred.length; at++)
    blurred[at] = Math.max(0, Math.min(255, Math.round((blurred[at] ?? 0) + level * random.normal())))
  return sharp(blurred, { raw })
    .composite(over === undefined ? [] : [{ input: Buffer.from(over) }])
    .jpeg({ quality: random.whole(...quality) })
    .toBuffer()
}
