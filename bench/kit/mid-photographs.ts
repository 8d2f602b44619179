import sharp from 'sharp'
import { backgrounds, type CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { drawSpecimen, zoneCapitalMm } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen, type Specimen, type SpecimenKind } from '../../src/engine/specimens/make-specimen.ts'
import { pageLayouts } from '../../src/engine/specimens/page-layouts.ts'
import type { Likeness } from '../../src/engine/specimens/person.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { roomLightConditions } from './ordinary-light.ts'

/** Neither tests nor other benches draw from here. */
const firstSeed = 1_900_000_000
/** Longer side, in pixels. */
const longSidePx = 1600

const kinds: readonly SpecimenKind[] = [
  'passport',
  'id-card',
  'passport',
  'id-card-td2',
  'visa-a',
  'residence-permit',
]

/** Whose face a document bears; null: a head is drawn. */
type PortraitOf = (specimen: Specimen) => Promise<Likeness | null>

const drawnHead: PortraitOf = () => Promise.resolve(null)

/**
 * Photographs of middling quality, 1600 pixels wide, as clients send them: letters of the zone 16–24 px high, tilt to
 * 15°, blur to 1.2 px, JPEG 65–85, upright, the page in the middle half of the picture or larger.
 *
 * @param today `YYYY-MM-DD`; the documents are valid on that day
 */
export async function drawMidGradePhoto(
  index: number,
  today: string,
  portraitOf: PortraitOf = drawnHead,
): Promise<Buffer> {
  const seed = firstSeed + index
  const kind = kinds[index % kinds.length] ?? 'passport'
  const conditions = conditionsOf(randomFrom(seed).fork('conditions'), pageLayouts[kind].zoneSide.widthMm)
  const specimen = makeSpecimen(seed, kind, { today })
  const likeness = await portraitOf(specimen)
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx), likeness })
  const { data, width, height, channels } = photograph(flat, conditions, seed).pixels
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: longSidePx, height: longSidePx, fit: 'inside' })
    .jpeg({ quality: conditions.jpegQuality })
    .toBuffer()
}

function conditionsOf(random: Random, pageMm: number): CameraConditions {
  const letterPx = random.between(16, 24)
  return {
    letterPx,
    tilt: random.between(0, 15),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(-5, 5),
    distance: random.between(1.6, 2.4),
    fill: Math.min(0.94, ((letterPx / zoneCapitalMm) * pageMm) / longSidePx),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    blur: random.between(0.4, 1.2),
    ...roomLightConditions(random),
    jpegQuality: random.whole(65, 85),
  }
}
