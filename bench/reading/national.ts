import { composeZone } from '../../src/engine/documents/formats/compose-zone.ts'
import type { Chance } from '../../src/engine/specimens/chance.ts'
import type { Specimen } from '../../src/engine/specimens/make-specimen.ts'

/** Formats that single states print: the French card until 2021, the licences of Switzerland and Liechtenstein. */
export const nationalFormats = ['FRA-ID', 'CHE-DL'] as const

const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => String(chance.whole(0, 9))).join('')

/** The zone of such a document, with an invented holder. */
export function nationalZone(
  format: (typeof nationalFormats)[number],
  { surname, givenNames, dob, sex }: Specimen,
  chance: Chance,
): readonly string[] {
  const holder = { surname, givenNames, dob, documentNumber: digits(chance, 12) }
  if (format === 'FRA-ID')
    return composeZone(format, { ...holder, sex, documentCode: 'ID', issuer: 'FRA', issueAuthority: `${digits(chance, 2)}P${digits(chance, 3)}` }) // prettier-ignore
  const blank = `${chance.pick(['A', 'B', 'C'])}AA${digits(chance, 5)}${chance.pick(['D', 'F', 'I'])}`
  return composeZone(format, { ...holder, documentCode: 'FA', issuer: chance.pick(['CHE', 'LIE']), optionalData: blank }) // prettier-ignore
}
