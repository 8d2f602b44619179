import { compareNames } from '../../../screening/compare-names.ts'
import type { StoredCompany } from '../register-source.ts'
import { nameWords } from './name-words.ts'

/** Candidates whose names are laid against the one asked for by the matcher; the others share fewer words. */
const maxCompared = 12

/** Names of one company that are laid against the one asked for. */
const maxNames = 2

/** A legal form as `legalFormOf` takes it off. */
export type WithoutForm = (
  name: string,
  country: string | undefined,
) => { readonly name: string; readonly form: string | null }

export interface ScoredCompany<Company> {
  readonly company: Company
  /** 0..1, of the matcher. */
  readonly score: number
}

/**
 * Companies by how well one of their names agrees with another, legal forms aside, the best first; of equal ones first those of
 * the same legal form. Only those that share most words are compared.
 *
 * @param companies candidates, as they were found
 */
export function scoreByName<Company extends Pick<StoredCompany, 'values' | 'otherNames'>>(
  query: { readonly name: string; readonly country: string | undefined },
  companies: readonly Company[],
  withoutForm: WithoutForm,
): readonly ScoredCompany<Company>[] {
  const asked = withoutForm(query.name, query.country)
  const words = new Set(wordsOf(query.name))
  const scored = companies
    .map((company) => {
      const names = namesOf(company)
        .map((name) => ({ name, overlap: overlapOf(words, name) }))
        .toSorted((a, b) => b.overlap - a.overlap)
      return { company, names: names.slice(0, maxNames), overlap: names[0]?.overlap ?? 0 }
    })
    .toSorted((a, b) => b.overlap - a.overlap)
    .slice(0, maxCompared)
    .map(({ company, names }) => {
      const country = company.values.countryIso2
      const compared = names.map(({ name }) => {
        const listed = withoutForm(name, country)
        const score = compareNames(asked.name, listed.name, 'other').score
        return { score, sameForm: asked.form !== null && asked.form === listed.form }
      })
      const score = Math.max(...compared.map((one) => one.score))
      return { company, score, sameForm: compared.some((one) => one.score === score && one.sameForm) }
    })
  return scored
    .toSorted((a, b) => b.score - a.score || Number(b.sameForm) - Number(a.sameForm))
    .map(({ company, score }) => ({ company, score }))
}

function namesOf({ values, otherNames }: Pick<StoredCompany, 'values' | 'otherNames'>): string[] {
  return [values.legalName, values.legalNameLocal, ...otherNames].flatMap((name) =>
    name === undefined || name === '' ? [] : [name],
  )
}

/** Spellings, and what they sound like: a typing error leaves most of a word's sound. */
function wordsOf(name: string): string[] {
  return nameWords(name).flatMap(({ spellings, sounds }) => [
    ...spellings,
    ...sounds.map((sound) => `~${sound}`),
  ])
}

/** Dice: twice what both have, by what they have together. */
function overlapOf(words: ReadonlySet<string>, name: string): number {
  const others = new Set(wordsOf(name))
  let shared = 0
  for (const word of others) if (words.has(word)) shared += 1
  return (2 * shared) / Math.max(1, words.size + others.size)
}
