import { composeMrz } from '../../src/engine/documents/formats/compose-mrz.ts'
import type { Random } from '../../src/engine/specimens/random.ts'
import type { Specimen } from '../../src/engine/specimens/make-specimen.ts'

/** Formats that single states print: the French card until 2021, the licences of Switzerland and Liechtenstein. */
export const nationalFormats = ['FRA-ID', 'CHE-DL'] as const

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join('')

/** The zone of such a document, with an invented holder. */
export function nationalMrz(
  format: (typeof nationalFormats)[number],
  { surname, givenNames, dob, sex }: Specimen,
  random: Random,
): readonly string[] {
  const holder = { surname, givenNames, dob, documentNumber: digits(random, 12) }
  if (format === 'FRA-ID')
    return composeMrz(format, { ...holder, sex, documentCode: 'ID', issuer: 'FRA', issueAuthority: `${digits(random, 2)}P${digits(random, 3)}` }) // prettier-ignore
  const blank = `${random.pick(['A', 'B', 'C'])}AA${digits(random, 5)}${random.pick(['D', 'F', 'I'])}`
  return composeMrz(format, { ...holder, documentCode: 'FA', issuer: random.pick(['CHE', 'LIE']), optionalData: blank }) // prettier-ignore
}
