import { invalidValue } from '../../../vocabulary/refusals.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { Likeness } from '../person.ts'
import { documentOptions, shownAs, type ShownSpecimen, type SpecimenRequest } from '../specimen-picture.ts'
import { faultless } from '../tables/named.ts'
import { drawLicence } from './draw-licence.ts'
import { licenceKinds, makeLicence, type Licence, type LicenceKind } from './make-licence.ts'

export interface LicencePicture extends ShownSpecimen {
  readonly licence: Licence
}

/** Draws the text as a barcode: its modules, one pixel each, 0 black. */
type WriteBarcode = (text: string) => Promise<Pixels>

export function isLicenceKind(name: string): name is LicenceKind {
  return Object.hasOwn(licenceKinds, name)
}

/**
 * Makes the picture of one side of a licence, as `specimenPicture` does of documents with a zone.
 * @param likeness whose face it bears, by `personFor` of the licence's person; without one a head is drawn
 * @throws Refusal ERROR_INVALID_VALUE for an unknown flaw, and for one that a licence cannot have.
 */
export async function licencePicture(
  request: SpecimenRequest & { readonly kind: LicenceKind },
  writeBarcode: WriteBarcode,
  likeness: Likeness | null = null,
): Promise<LicencePicture> {
  const options = documentOptions(request)
  if (options.badCheckDigit === true) throw invalidValue('flaw', 'A licence has no check digits.')
  const licence = makeLicence(request.seed, options)
  const symbol = licenceKinds[request.kind] === 'back' ? await writeBarcode(licence.text) : null
  const shown = shownAs(request, {
    ...faultless[request.kind],
    draw: (dotsPerMm) => drawLicence(licence, { dotsPerMm, symbol, likeness }),
  })
  return { ...shown, licence }
}
