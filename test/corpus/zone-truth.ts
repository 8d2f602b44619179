import type { MrzFormat } from '../../src/vocabulary/reading/document-reading.ts'
import type { SpecimenImage } from '../../src/engine/specimens/specimen-picture.ts'

/** Where the names stand in each layout: line, first column, one after the last (ICAO Doc 9303-4 to -7). */
const nameFields: Partial<Record<MrzFormat, readonly [line: number, start: number, end: number]>> = {
  TD1: [2, 0, 30],
  TD2: [0, 5, 36],
  TD3: [0, 5, 44],
  'MRV-A': [0, 5, 44],
  'MRV-B': [0, 5, 36],
}

/**
 * What an answer must say of a specimen, taken from what was drawn and from the printed lines by nothing but their
 * columns, so that it does not lean on the code that is judged by it.
 */
export function expectedFields({
  specimen,
  truth,
}: Pick<SpecimenImage, 'specimen' | 'truth'>): Readonly<Record<string, string>> {
  const [line, start, end] = nameFields[truth.format] ?? [0, 0, 0]
  const names = (truth.zone[line] ?? '').slice(start, end)
  const [surname = '', given = ''] = names.split('<<')
  const words = (text: string): string => text.replaceAll('<', ' ').trim()
  return {
    documentNumber: specimen.documentNumber,
    lastName: words(surname),
    ...(words(given) === '' ? {} : { firstName: words(given) }),
    dob: specimen.dob,
    expiry: specimen.expiry,
    sex: specimen.sex,
    nationalityIso3: specimen.issuer,
    countryIso3: specimen.issuer,
    documentType: { passport: 'P', 'id-card': 'I', 'id-card-td2': 'I', 'residence-permit': 'R', 'visa-a': 'V', 'visa-b': 'V' }[specimen.kind],
    ...(specimen.personalNumber === '' ? {} : { optionalData: specimen.personalNumber }),
  } // prettier-ignore
}
