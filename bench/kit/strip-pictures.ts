import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { drawSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen, type SpecimenKind } from '../../src/engine/specimens/make-specimen.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import type { MrzFormat } from '../../src/vocabulary/reading/document-reading.ts'
import type { Pixels, Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from './after-jpeg.ts'
import { conditionsOf, grades, type Grade } from './grades.ts'

/** Seeds that neither tests nor the other benches use. */
const firstSeed = 1_810_000_000

const kinds: readonly SpecimenKind[] = [
  'passport',
  'id-card',
  'id-card-td2',
  'visa-a',
  'visa-b',
  'residence-permit',
]

/** The n-th photograph of a grade as it is after JPEG, with what its zone says and where. */
export async function drawMrzPhoto(
  grade: Grade,
  index: number,
): Promise<{
  name: string
  pixels: Pixels
  format: MrzFormat
  lines: readonly string[]
  quads: readonly Quad[]
  /** Corners of the page in reading order. */
  page: Quad
  portraits: readonly Quad[]
  signature: Quad | null
}> {
  const seed = firstSeed + grades.indexOf(grade) * 1_000_000 + index
  const conditions = conditionsOf(grade, randomFrom(seed).fork('conditions'))
  const specimen = makeSpecimen(seed, kinds[index % kinds.length] ?? 'passport', { today: '2026-11-21' })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  const { pixels, truth } = photograph(flat, conditions, seed)
  return {
    name: `${grade} ${index}`,
    pixels: await recompressJpeg(pixels, conditions.jpegQuality),
    format: truth.format,
    lines: truth.zone,
    quads: truth.zoneQuads,
    page: truth.page,
    portraits: truth.portraits,
    signature: truth.signature,
  }
}
