import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { attacks } from '../../bench/genuine/attacks/all.ts'
import { originalAt } from '../../bench/genuine/originals.ts'
import { attackImages } from '../../bench/genuine/pictures.ts'
import { fitted } from '../../src/adapters/inference/images/codecs/decode-image.ts'
import type { Pixels, Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'

/** A picture, and where on it what was photographed lies. */
export interface GenuineExample {
  /** `genuine`, or the attack and its generator. */
  readonly kind: string
  readonly index: number
  readonly pixels: Pixels
  readonly page: Quad
  readonly portrait: Quad | null
}

interface GroundTruth {
  readonly page: Quad
  readonly portraits: readonly Quad[]
  readonly w: number
  readonly h: number
}

const canvas = 1500

/** How far a photograph of a photograph magnifies what was on the first, about its middle; other pictures do not. */
function scaleFor(kind: string, width: number, before: number): number {
  if (!kind.startsWith('cropped')) return 1
  return kind.endsWith('fitted') ? (0.95 * width) / 0.82 / before : 1.02
}

async function truthOf(index: number, folder: string): Promise<GroundTruth> {
  const path = join(folder, `${index}-truth.json`)
  if (!existsSync(path)) {
    const { photo } = await originalAt(index)
    const { truth, pixels } = photo
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, JSON.stringify({ page: truth.page, portraits: truth.portraits, w: pixels.width, h: pixels.height })) // prettier-ignore
  }
  // Written above, or by an earlier run of it.
  return JSON.parse(readFileSync(path, 'utf8')) as GroundTruth
}

/** The genuine photograph of an original, and the attacks of these names by both generators that are fitted on. */
export async function* examplesOf(
  index: number,
  names: readonly string[],
  folder: string,
): AsyncGenerator<GenuineExample> {
  const truth = await truthOf(index, folder)
  const requested = attacks.filter(({ name }) => names.includes(name))
  for (const generator of ['fitted', 'varied'] as const) {
    for await (const { attack, bytes } of attackImages(index, generator, { folder, requested })) {
      if (attack === null && generator === 'varied') continue
      const kind = attack === null ? 'genuine' : `${attack.name} ${generator}`
      const { width, height } = await sharp(bytes).metadata()
      const pixels = await fitted(sharp(bytes), canvas)
      const isCropped = kind.startsWith('cropped')
      const scale = (pixels.width / width) * scaleFor(kind, width, truth.w)
      const [x0, y0] = isCropped ? [truth.w / 2, truth.h / 2] : [width / 2, height / 2]
      const placed = ([x, y]: Point): Point => [
        pixels.width / 2 + (x - x0) * scale,
        pixels.height / 2 + (y - y0) * scale,
      ]
      const quad = ([a, b, c, d]: Quad): Quad => [placed(a), placed(b), placed(c), placed(d)]
      const [portrait] = truth.portraits
      yield { kind, index, pixels, page: quad(truth.page), portrait: portrait === undefined ? null : quad(portrait) } // prettier-ignore
    }
  }
}
