import { drawSpecimen, type FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen, type SpecimenKind } from '../../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../../src/engine/specimens/person-for.ts'
import type { Person } from '../../../src/engine/specimens/person.ts'
import { portraitOf } from '../pictures/likeness.ts'
import { todayInUtc } from '../pictures/specimen-file.ts'

/** A page of an invented document, drawn flat, and whose face the document bears. */
export interface SpecimenPage {
  readonly page: FlatSpecimen
  readonly holder: Person
}

const dotsPerMm = 11

/** @param side `zone` bears the machine readable zone; `other` is the front of a card */
export async function specimenPage(
  kind: SpecimenKind,
  { side = 'zone', seed = 1 }: { readonly side?: 'zone' | 'other'; readonly seed?: number } = {},
): Promise<SpecimenPage> {
  const specimen = makeSpecimen(seed, kind, { today: todayInUtc() })
  const holder = personFor(specimen)
  return { page: drawSpecimen(specimen, { dotsPerMm, likeness: await portraitOf(holder), side }), holder }
}
