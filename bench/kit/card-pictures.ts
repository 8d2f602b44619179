import { writePdf417 } from '../../src/adapters/inference/barcode/write-pdf417.ts'
import { photograph, type Photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { drawSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { drawLicence } from '../../src/engine/specimens/licence/draw-licence.ts'
import { makeLicence } from '../../src/engine/specimens/licence/make-licence.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { hastyConditions } from '../../test/world/pictures/fast-conditions.ts'
import { recompressJpeg } from './after-jpeg.ts'

/** Neither tests nor other benches draw from here. */
const firstSeed = 2_100_000_000
const today = '2026-11-21'

/** As it is after JPEG, with where what is on it lies. */
interface CardPhoto extends Pick<Photograph['truth'], 'page' | 'portraits' | 'signature'> {
  readonly pixels: Pixels
}

/** The n-th photograph of a card without a machine readable zone: a front with print alone, or a back with a barcode. */
export async function drawCardPhoto(index: number): Promise<CardPhoto> {
  const seed = firstSeed + index
  const conditions = hastyConditions(randomFrom(seed).fork('conditions'), {
    letterPx: [22, 36],
    maxTilt: 18,
    quarterTurns: [0],
    minFill: () => 0.6,
    blur: [0.4, 0.9],
    maxWarmth: 1,
    minVignetting: 0,
    minQuality: 75,
    glare: null,
    thumb: index % 4 === 3,
  })
  const dotsPerMm = { dotsPerMm: dotsForLetters(conditions.letterPx) }
  const licence = makeLicence(seed, { today })
  const flat =
    index % 2 === 0
      ? drawSpecimen(makeSpecimen(seed, 'id-card', { today }), { ...dotsPerMm, side: 'other' })
      : drawLicence(licence, { ...dotsPerMm, symbol: await writePdf417(licence.text) })
  return encodeJpeg(photograph(flat, conditions, seed), conditions.jpegQuality)
}

async function encodeJpeg({ pixels, truth }: Photograph, quality: number): Promise<CardPhoto> {
  const { page, portraits, signature } = truth
  return { pixels: await recompressJpeg(pixels, quality), page, portraits, signature }
}
