import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph, type Photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen, type Specimen, type SpecimenKind } from '../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { pictureFile, type Likeness, type Person } from '../../src/engine/specimens/person.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { people } from '../../src/engine/specimens/tables/people.table.ts'
import { indoorConditions } from '../kit/ordinary-light.ts'

/** Neither tests nor other benches draw from here. */
const firstSeed = 2_000_000_000
const today = '2026-11-21'

const kinds: readonly { readonly kind: SpecimenKind; readonly side: 'zone' | 'other' }[] = [
  { kind: 'passport', side: 'zone' },
  { kind: 'id-card-td2', side: 'zone' },
  { kind: 'id-card', side: 'other' },
  { kind: 'visa-a', side: 'zone' },
]

/** An invented document with a portrait, and how it is photographed. */
export interface Original {
  readonly index: number
  readonly seed: number
  readonly specimen: Specimen
  readonly conditions: CameraConditions
  /** The page flat and clean, in as many dots a millimetre as asked for. */
  readonly draw: (dotsPerMm: number) => FlatSpecimen
  /** What a camera sees of it. */
  readonly photo: Photograph
  /** Another person. */
  readonly stranger: Likeness
}

async function portraitOf(person: Person): Promise<Likeness> {
  const path = fileURLToPath(new URL(`../../data/people/${pictureFile(person, 'portrait')}`, import.meta.url))
  const { data, info } = await sharp(readFileSync(path)).raw().toBuffer({ resolveWithObject: true })
  return { person, pixels: { width: info.width, height: info.height, channels: 3, data } }
}

/** The n-th original; the same number is the same document, the same camera, and the same stranger. */
export async function originalAt(index: number): Promise<Original> {
  const seed = firstSeed + index
  const random = randomFrom(seed)
  const { kind, side } = kinds[index % kinds.length] ?? { kind: 'passport', side: 'zone' }
  const conditions = indoorConditions(random.fork('conditions'))
  const specimen = makeSpecimen(seed, kind, { today })
  const holder = personFor(specimen)
  const likeness = await portraitOf(holder)
  const draw = (dotsPerMm: number) => drawSpecimen(specimen, { dotsPerMm, side, likeness })
  const others = people.filter(({ id }) => id !== holder.id)
  return {
    ...{ index, seed, specimen, conditions, draw },
    photo: photograph(draw(dotsForLetters(conditions.letterPx)), conditions, seed),
    stranger: await portraitOf(random.fork('stranger').pick(others)),
  }
}
