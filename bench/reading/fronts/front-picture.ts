import { photograph, type Photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import { personFor } from '../../../src/engine/specimens/person-for.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from '../../../test/world/pictures/likeness.ts'
import { encoded } from '../../../test/world/pictures/specimen-file.ts'
import { conditionsOf, type Grade } from '../../kit/grades.ts'
import { drawFront, type DrawnFront } from './draw-front.ts'
import type { InstalledFonts } from './fonts.ts'
import type { FrontLayout } from './front-layout.ts'
import { makeHolder } from './holder.ts'
import type { Family } from './tables/families.table.ts'
import { languages } from './tables/languages.table.ts'

/** Seeds that nothing else uses. */
const firstSeed = 2_215_000_000

/** A photograph of a front, and what is printed on it. */
export interface FrontPicture {
  readonly name: string
  readonly layout: FrontLayout
  /** Of its own letters. */
  readonly family: Family
  readonly flat: DrawnFront
  readonly photo: Photograph
  readonly file: Buffer
}

/** Mixes a layout's name into the seed, so that each has its own people. */
const seedOf = (layout: FrontLayout, index: number): number =>
  firstSeed + Array.from(layout.id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 900_000, 0) + index * 1000 // prettier-ignore

/** The n-th front of a kind, drawn in the next of the language's families and photographed as hard to read as its grade. */
export async function frontPicture(
  layout: FrontLayout,
  index: number,
  { fonts, grade }: { readonly fonts: InstalledFonts; readonly grade: Grade },
): Promise<FrontPicture> {
  const seed = seedOf(layout, index)
  const random = randomFrom(seed)
  const words = languages[layout.language]
  const families = fonts.of(words.writing)
  const latin = fonts.of('Latn')
  const family = families[(index + (seed % 7)) % families.length] ?? families[0]
  if (family === undefined) throw new Error(`No family of ${words.writing} is installed`)
  const holder = makeHolder(random.fork('holder'), {
    ...{ words, number: layout.number },
    ...(layout.other === undefined ? {} : { other: layout.other }),
  })
  const conditions = conditionsOf(grade, random.fork('conditions'))
  const likeness = await portraitOf(personFor({ seed, sex: holder.isMan ? 'M' : 'F', dob: holder.dob, issued: holder.issued })) // prettier-ignore
  const flat = await drawFront(layout, {
    ...{ holder, likeness, random: random.fork('front') },
    families: { local: family.name, latin: random.pick(latin).name },
    dotsPerMm: dotsForLetters(conditions.letterPx),
  })
  const photo = photograph(flat, conditions, seed)
  const file = await encoded(photo.pixels, conditions.jpegQuality)
  return { name: `${layout.id} ${index} (${family.name})`, layout, family, flat, photo, file }
}
