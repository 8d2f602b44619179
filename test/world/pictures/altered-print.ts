import { goodConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import {
  makeSpecimen,
  type Specimen,
  type SpecimenKind,
} from '../../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../../src/engine/specimens/person-for.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from './likeness.ts'
import { encoded } from './specimen-file.ts'

/** A photograph of a specimen of which some values are printed otherwise than its zone says, as a client sends it: base64. */
export async function alteredPrint(
  given: { readonly kind: SpecimenKind; readonly seed: number; readonly today: string },
  alter: (specimen: Specimen) => Partial<Specimen>,
): Promise<string> {
  const specimen = makeSpecimen(given.seed, given.kind, { today: given.today })
  const conditions = goodConditions(randomFrom(given.seed).fork('snapshot'))
  const likeness = await portraitOf(personFor(specimen))
  const printed = { ...specimen, ...alter(specimen) }
  const flat = drawSpecimen(printed, { dotsPerMm: dotsForLetters(conditions.letterPx), likeness })
  const { pixels } = photograph(flat, conditions, given.seed)
  return (await encoded(pixels, conditions.jpegQuality)).toString('base64')
}
