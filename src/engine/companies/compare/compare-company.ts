import type { ComparedValue } from '../../../vocabulary/companies/company-facts.ts'
import { companyKeys, type CompanyKey, type CompanyValues } from '../../../vocabulary/companies/company.ts'
import { comparisons } from './comparisons.ts'

/** What three sources say of a company. */
export interface CompanyColumns {
  readonly given: CompanyValues
  readonly document: CompanyValues
  readonly register: CompanyValues
  /** Former and other names in the register. */
  readonly otherNames: readonly string[]
}

type Column = 'given' | 'document' | 'register'
type Pair = ComparedValue['pairs'][number]

const columnPairs = [
  ['given', 'document'],
  ['given', 'register'],
  ['document', 'register'],
] as const satisfies readonly (readonly [Column, Column])[]

const columnWords: Readonly<Record<Column, string>> = {
  given: 'given',
  document: 'on the document',
  register: 'in the register',
}

/** Every value that a column has, in the order of the answer, with each pair of columns compared and named. */
export function compareCompany(columns: CompanyColumns): readonly ComparedValue[] {
  return companyKeys.flatMap((key): readonly ComparedValue[] => {
    const valueIn = (column: Column): string | null => columns[column][key] ?? null
    const [given, document, register] = [valueIn('given'), valueIn('document'), valueIn('register')]
    if (given === null && document === null && register === null) return []
    const pairs = columnPairs.flatMap((of): readonly Pair[] => {
      const [a, b] = [valueIn(of[0]), valueIn(of[1])]
      const pair = a === null || b === null ? null : comparePair(key, { of, a, b }, columns)
      return pair === null ? [] : [pair]
    })
    return [{ key, given, document, register, pairs }]
  })
}

function comparePair(
  key: CompanyKey,
  { of, a, b }: { readonly of: Pair['of']; readonly a: string; readonly b: string },
  columns: CompanyColumns,
): Pair | null {
  const { what, compare } = comparisons[key]
  const country = columns.register.countryIso2 ?? columns.document.countryIso2 ?? columns.given.countryIso2
  const otherNames = of[1] === 'register' ? columns.otherNames : []
  const compared = compare(a, b, { country, otherNames })
  if (compared === null) return null
  const { agrees, similarity, how } = compared
  const where = `${what} ${columnWords[of[0]]} and ${columnWords[of[1]]}`
  const measure = similarity === 0 || similarity === 1 ? '' : ` (similarity ${similarity.toFixed(2)})`
  return {
    of,
    agrees,
    similarity,
    sentence: `The ${where} ${agrees ? 'agree' : 'differ'}${how === '' ? '' : `, ${how}`}${measure}.`,
  }
}
