import { writePdf417 } from '../../src/adapters/inference/barcode/write-pdf417.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { drawLicence } from '../../src/engine/specimens/licence/draw-licence.ts'
import { makeLicence } from '../../src/engine/specimens/licence/make-licence.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from '../../test/world/pictures/likeness.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'
import { recompressJpeg } from '../kit/after-jpeg.ts'
import { conditionsOf } from './fitted.ts'

/** What people send: a page that is enough by itself, a back alone, and both sides of a card. */
export const genuineKinds = [
  'passport',
  'id-card-td2',
  'visa-a',
  'id-card back alone',
  'licence back alone',
  'id-card both sides',
  'licence both sides',
] as const
export type GenuineKind = (typeof genuineKinds)[number]

interface GenuinePhotos {
  readonly front: Buffer
  readonly back: Buffer | null
}

/** An invented document under the camera of the specimens, compressed twice. */
export async function genuinePhoto(kind: GenuineKind, seed: number, today: string): Promise<GenuinePhotos> {
  if (kind === 'passport' || kind === 'id-card-td2' || kind === 'visa-a') {
    const specimen = makeSpecimen(seed, kind, { today })
    const likeness = await portraitOf(personFor(specimen))
    return { front: await taken(kind, seed, (dotsPerMm) => drawSpecimen(specimen, { dotsPerMm, likeness })), back: null } // prettier-ignore
  }
  const [front, back] = kind.startsWith('licence')
    ? await licenceSides(seed, today)
    : await cardSides(seed, today)
  const backPhoto = await taken(`${kind} back`, seed, back)
  if (kind.endsWith('alone')) return { front: backPhoto, back: null }
  return { front: await taken(`${kind} front`, seed, front), back: backPhoto }
}

type Draw = (dotsPerMm: number) => FlatSpecimen

async function cardSides(seed: number, today: string): Promise<readonly [front: Draw, back: Draw]> {
  const specimen = makeSpecimen(seed, 'id-card', { today })
  const likeness = await portraitOf(personFor(specimen))
  return [
    (dotsPerMm) => drawSpecimen(specimen, { dotsPerMm, likeness, side: 'other' }),
    (dotsPerMm) => drawSpecimen(specimen, { dotsPerMm, likeness }),
  ]
}

async function licenceSides(seed: number, today: string): Promise<readonly [front: Draw, back: Draw]> {
  const licence = makeLicence(seed, { today })
  const likeness = await portraitOf(personFor(licence.person))
  const symbol = await writePdf417(licence.text)
  return [
    (dotsPerMm) => drawLicence(licence, { dotsPerMm, symbol: null, likeness }),
    (dotsPerMm) => drawLicence(licence, { dotsPerMm, symbol }),
  ]
}

/** Print and bars are finer than a zone: a side that is read by them is photographed from nearer. */
const nearer = 1.6
const isZonePage = (name: string): boolean => !name.includes('front') && !name.includes('licence')

async function taken(name: string, seed: number, draw: Draw): Promise<Buffer> {
  const random = randomFrom(seed).fork(`genuine ${name}`)
  const conditions = conditionsOf(random)
  const letterPx = conditions.letterPx * (isZonePage(name) ? 1 : nearer)
  const { pixels } = photograph(draw(dotsForLetters(letterPx)), { ...conditions, letterPx }, seed)
  return encoded(await recompressJpeg(pixels, conditions.jpegQuality), random.whole(70, 92))
}
