import type { CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph, type Photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { drawLicence } from '../../src/engine/specimens/licence/draw-licence.ts'
import { makeLicence } from '../../src/engine/specimens/licence/make-licence.ts'
import { makeSpecimen, type Specimen, type SpecimenKind } from '../../src/engine/specimens/make-specimen.ts'
import { parseIsoDate } from '../../src/engine/documents/values/calendar-date.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import type { Likeness } from '../../src/engine/specimens/person.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import {
  type MrzCorruption,
  corruptMrz,
  printCorrupted,
  smearMrz,
} from '../../test/world/pictures/corrupted-zone.ts'
import { fixedDate } from '../../test/world/service/frozen-service.ts'
import { hastyConditions } from '../../test/world/pictures/fast-conditions.ts'
import { portraitOf } from '../../test/world/pictures/likeness.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'
import { conditionsOf, type Grade } from '../kit/grades.ts'
import type { PrintedMrz } from './printed-values.ts'
import { nationalFormats, nationalMrz } from './national.ts'

/** Seeds that neither tests nor other benches use, a million for each set of pictures. */
const firstSeeds = {
  easy: 2_200_000_000,
  mid: 2_201_000_000,
  hard: 2_202_000_000,
  corrupted: 2_203_000_000,
  corruptedInTests: 2_208_000_000,
  printed: 2_204_000_000,
  turned: 2_205_000_000,
  reliability: 2_206_000_000,
  hurried: 2_207_000_000,
  national: 2_209_000_000,
  licences: 2_210_000_000,
  beside: 2_211_000_000,
  altered: 2_212_000_000,
} as const

export type PictureSet = keyof typeof firstSeeds

export interface BenchPicture {
  /** Kind and seed. */
  readonly name: string
  readonly specimen: Specimen
  readonly photo: Photograph
  readonly file: Buffer
  /** As printed. */
  readonly zone: PrintedMrz
}

const mrzKinds: readonly SpecimenKind[] = ['passport', 'id-card', 'id-card-td2', 'visa-a', 'visa-b', 'residence-permit'] // prettier-ignore

/** More of the zone than this may not lie under a reflection. */
const maxGlare = 0.1

interface PhotoRequest {
  readonly conditions: (random: Random) => CameraConditions
  readonly kind: SpecimenKind
  readonly draw: (given: DrawContext) => FlatSpecimen
}

/** Draws one side, and photographs it until no reflection hides more of its zone than it may. */
async function photographSpecimen(set: PictureSet, index: number, more: PhotoRequest): Promise<BenchPicture> {
  const seed = firstSeeds[set] + index
  const random = randomFrom(seed)
  const conditions = more.conditions(random.fork('conditions'))
  const specimen = makeSpecimen(seed, more.kind, { today: fixedDate })
  const likeness = await portraitOf(personFor(specimen))
  const flat = more.draw({ specimen, dotsPerMm: dotsForLetters(conditions.letterPx), random, likeness })
  let photo = photograph(flat, conditions, seed)
  for (let again = 1; photo.glareOverZone > maxGlare; again++)
    photo = photograph(flat, conditions, seed + again * 100_000)
  const file = await encoded(photo.pixels, conditions.jpegQuality)
  const zone = { format: flat.truth.format, lines: flat.truth.zone }
  return { name: `${more.kind} ${seed}`, specimen, photo, file, zone }
}

interface DrawContext {
  readonly specimen: Specimen
  readonly dotsPerMm: number
  readonly random: Random
  readonly likeness: Likeness
}

const kindAt = (kinds: readonly SpecimenKind[], index: number): SpecimenKind =>
  kinds[index % kinds.length] ?? 'passport'

const gradedConditions = (grade: Grade) => (random: Random) => conditionsOf(grade, random)

const mrzSide = ({ specimen, ...look }: DrawContext): FlatSpecimen => drawSpecimen(specimen, look)

/** The n-th side with a machine zone of a set, as hard to read as its grade. */
export function mrzPicture(set: PictureSet, index: number, grade: Grade): Promise<BenchPicture> {
  return photographSpecimen(set, index, {
    conditions: gradedConditions(grade),
    kind: kindAt(mrzKinds, index),
    draw: mrzSide,
  })
}

/** The n-th middling photograph of a zone that single states print, on pages of the same sizes. */
export function nationalPicture(index: number): Promise<BenchPicture> {
  const format = nationalFormats[index % nationalFormats.length] ?? 'FRA-ID'
  return photographSpecimen('national', index, {
    conditions: gradedConditions('mid'),
    kind: format === 'FRA-ID' ? 'id-card-td2' : 'id-card',
    draw: ({ specimen, dotsPerMm, random }) => {
      const zone = nationalMrz(format, specimen, random.fork('national zone'))
      return drawSpecimen({ ...specimen, format, zone }, { dotsPerMm })
    },
  })
}

/** The n-th photograph of someone in a hurry: any orientation, a lamp or a thumb in every third, at times shaken. */
export function hastyPicture(index: number): Promise<BenchPicture> {
  const conditions = (random: Random) =>
    hastyConditions(random, {
      letterPx: [12, 40],
      maxTilt: 25,
      quarterTurns: [0, 1, 2, 3],
      minFill: (letterPx) => 0.55 + 0.3 * ((letterPx - 12) / 28),
      blur: [0.35, 1.3],
      maxWarmth: 1,
      minVignetting: 0,
      minQuality: 50,
      glare: index % 3 === 0 ? 'anywhere' : null,
      thumb: Math.floor(index / 3) % 3 === 0,
    })
  return photographSpecimen('hurried', index, { conditions, kind: kindAt(mrzKinds, index), draw: mrzSide })
}

/** The n-th middling photograph of a zone of which one to three characters were smeared or swapped. */
export async function corruptedPicture(
  index: number,
  set: PictureSet = 'corrupted',
): Promise<BenchPicture & { readonly corruption: MrzCorruption; readonly original: readonly string[] }> {
  const made: { corruption: MrzCorruption; original: readonly string[] }[] = []
  const picture = await photographSpecimen(set, index, {
    conditions: gradedConditions('mid'),
    kind: kindAt(mrzKinds, index),
    draw: ({ specimen, dotsPerMm, random, likeness }) => {
      const drawn = random.fork('corruption')
      const corruption = corruptMrz({ format: specimen.format, lines: specimen.zone }, drawn)
      made.push({ corruption, original: specimen.zone })
      const zone = printCorrupted(specimen.zone, corruption)
      const flat = drawSpecimen({ ...specimen, zone }, { dotsPerMm, likeness })
      return corruption.kind === 'swapped' ? flat : smearMrz(flat, corruption.places, drawn)
    },
  })
  const [first] = made
  if (first === undefined) throw new Error('Nothing was drawn')
  return { ...picture, ...first }
}

/** Sides that are read from their print: fronts of cards, and pages whose zone lies beyond the edge of the sheet. */
const printedKinds: readonly SpecimenKind[] = ['id-card', 'passport', 'residence-permit', 'id-card-td2']

/** The n-th middling photograph of a side without a machine zone. */
export function printedPicture(index: number, set: PictureSet = 'printed'): Promise<BenchPicture> {
  return photographSpecimen(set, index, {
    conditions: gradedConditions('mid'),
    kind: kindAt(printedKinds, index),
    draw: ({ specimen, dotsPerMm, likeness }) => {
      const isCard = specimen.kind === 'id-card' || specimen.kind === 'residence-permit'
      if (isCard) return drawSpecimen(specimen, { dotsPerMm, likeness, side: 'other' })
      return cropOutMrz(drawSpecimen(specimen, { dotsPerMm, likeness }))
    },
  })
}

/** The n-th middling photograph of the front of a driving licence with the labels of North America. */
export async function licencePicture(index: number): Promise<BenchPicture> {
  const { holder } = makeLicence(firstSeeds.licences + index, { today: fixedDate })
  const picture = await photographSpecimen('licences', index, {
    conditions: gradedConditions('mid'),
    kind: 'id-card',
    draw: ({ specimen, dotsPerMm, likeness }) =>
      drawLicence(makeLicence(specimen.seed, { today: fixedDate }), { dotsPerMm, symbol: null, likeness }),
  })
  const { dob, issued, expiry } = holder
  return { ...picture, name: `licence ${index}`, specimen: { ...picture.specimen, dob, issued, expiry } }
}

/**
 * The n-th middling photograph of a side with a zone, to read the print beside it; altered: two digits of the birth date are
 * printed otherwise than the zone has them.
 */
export function besidePicture(index: number, set: 'beside' | 'altered'): Promise<BenchPicture> {
  const kinds = set === 'beside' ? mrzKinds : kindsWithBirth
  return photographSpecimen(set, index, {
    conditions: gradedConditions('mid'),
    kind: kindAt(kinds, index),
    draw: ({ specimen, random, ...look }) => {
      const dob = set === 'beside' ? specimen.dob : alteredBirth(specimen.dob, random.fork('altered'))
      return drawSpecimen({ ...specimen, dob }, look)
    },
  })
}

/** Kinds on which zone and birth date stand on one side. */
const kindsWithBirth: readonly SpecimenKind[] = ['passport', 'id-card-td2', 'passport', 'visa-a', 'passport', 'visa-b'] // prettier-ignore

/** Digits of a date as `YYYY-MM-DD` that are changed, by their places. */
const digitPlaces = [2, 3, 5, 6, 8, 9] as const

/** Another birth of two changed digits, a day from 1925 to 2009. */
function alteredBirth(dob: string, random: Random): string {
  for (;;) {
    const [one, other] = [random.pick(digitPlaces), random.pick(digitPlaces)]
    const digits = Array.from(dob)
    for (const place of [one, other])
      digits[place] = String((Number(digits[place]) + random.whole(1, 9)) % 10)
    const date = digits.join('')
    const isChanged = one !== other && date >= '1925' && date < '2010'
    if (isChanged && parseIsoDate(date) !== null) return date
  }
}

/** The page above its zone. */
function cropOutMrz(flat: FlatSpecimen): FlatSpecimen {
  const { pixels, truth } = flat
  const top = Math.floor(Math.min(...truth.zoneQuads.flat().map(([, y]) => y)) - 1.5 * flat.dotsPerMm)
  const [a, [right]] = truth.page
  return {
    ...flat,
    pixels: { ...pixels, height: top, data: pixels.data.subarray(0, top * pixels.width * pixels.channels) },
    truth: { ...truth, zone: [], zoneQuads: [], page: [a, [right, 0], [right, top], [0, top]] },
  }
}
