import sharp from 'sharp'
import type { CameraConditions } from '../src/specimens/camera/conditions.ts'
import { photograph } from '../src/specimens/camera/photograph.ts'
import type { Photograph } from '../src/specimens/camera/photograph.ts'
import { chanceFrom } from '../src/specimens/chance.ts'
import type { Chance } from '../src/specimens/chance.ts'
import { drawSpecimen } from '../src/specimens/draw-specimen.ts'
import type { PictureTruth } from '../src/specimens/draw-specimen.ts'
import { makeSpecimen } from '../src/specimens/make-specimen.ts'
import type { Specimen, SpecimenKind } from '../src/specimens/make-specimen.ts'
import { dotsForLetters } from '../src/specimens/specimen-picture.ts'
import { hurriedConditions } from '../test/world/hurried-conditions.ts'

/** Tests draw from small seeds; the bench starts where no test ever goes. */
export const firstBenchSeed = 1_700_000_000

/** Letters lower than this are not promised to be read. */
const readableLetterPx = 16

const kinds: readonly SpecimenKind[] = [
  'passport',
  'id-card',
  'id-card-td2',
  'visa-a',
  'visa-b',
  'passport',
  'residence-permit',
]

/** One synthetic photograph of the bench. */
export interface MrzPicture {
  readonly seed: number
  readonly kind: SpecimenKind
  readonly conditions: CameraConditions
  readonly specimen: Specimen
  /** As a client would send it, written with `conditions.jpegQuality`. */
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  readonly truth: PictureTruth
  readonly glareOverZone: boolean
  readonly hasThumb: boolean
  /** Letters at least 16 px high, measured in the picture, and no glare over the zone. */
  readonly readable: boolean
}

/**
 * Conditions of the n-th picture: letters 12–40 px high, tilt to 25°, JPEG 50–90, all four orientations, mild skew;
 * glare in every third picture and a thumb in every third, independent of each other.
 */
function conditionsOf(index: number, chance: Chance): CameraConditions {
  return hurriedConditions(chance, {
    letterPx: [12, 40],
    mostTilt: 25,
    quarterTurns: [0, 1, 2, 3],
    leastFill: (letterPx) => 0.55 + 0.3 * ((letterPx - 12) / 28),
    blur: [0.35, 1.3],
    mostWarmth: 1,
    leastVignetting: 0,
    leastQuality: 50,
    glare: index % 3 === 0 ? 'anywhere' : null,
    thumb: Math.floor(index / 3) % 3 === 0,
  })
}

/** Takes the n-th picture, not yet compressed. */
export function takePicture(
  index: number,
  today: string,
): { specimen: Specimen; conditions: CameraConditions; photo: Photograph } {
  const seed = firstBenchSeed + index
  const kind = kinds[index % kinds.length] ?? 'passport'
  const conditions = conditionsOf(index, chanceFrom(seed).fork('conditions'))
  const specimen = makeSpecimen(seed, kind, { today })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  return { specimen, conditions, photo: photograph(flat, conditions, seed) }
}

/**
 * The synthetic photographs on which reading is measured, one by one.
 * @param options.today `YYYY-MM-DD`; the documents are valid on that day. @param options.from index of the first.
 */
export async function* mrzPictures(options: {
  count: number
  today: string
  from?: number
}): AsyncGenerator<MrzPicture> {
  const first = options.from ?? 0
  for (let index = first; index < first + options.count; index++) {
    const { specimen, conditions, photo } = takePicture(index, options.today)
    const { width, height, channels, data } = photo.pixels
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality: conditions.jpegQuality })
      .toBuffer()
    yield {
      seed: firstBenchSeed + index,
      kind: specimen.kind,
      conditions,
      specimen,
      jpeg,
      width,
      height,
      truth: photo.truth,
      glareOverZone: photo.glareOverZone,
      hasThumb: photo.thumb !== null,
      readable: photo.truth.letterHeight >= readableLetterPx && !photo.glareOverZone,
    }
  }
}
