import type { PrintScript } from '../../../src/vocabulary/reading/script.ts'
import { families, type Writing } from '../fronts/tables/families.table.ts'

const alphabets: Readonly<Partial<Record<Writing, PrintScript | 'latin'>>> = { Latn: 'latin', Urdu: 'Arab', Hans: 'Hani', Hant: 'Hani', Jpan: 'Hani' } // prettier-ignore

/** The alphabet in which a way of writing is read. */
export const alphabetOf = (writing: Writing): PrintScript | 'latin' =>
  alphabets[writing] ?? (writing as PrintScript)

/** Which ways of writing are asked for, by their own names or by their scripts'; all without `scripts`. */
export function chosenWritings(scripts: readonly string[] | null): readonly Writing[] {
  const all = Object.keys(families) as Writing[]
  const chosen = all.filter((one) => scripts?.includes(one) !== false || scripts.includes(alphabetOf(one)))
  if (chosen.length === 0) throw new Error(`There is no script of these: ${all.join(', ')}, Hani`)
  return chosen
}
