import { classify, type NameBearer, type TokenClass } from './classify.ts'
import { joinCompounds } from './compounds.ts'
import { fold } from './fold.ts'
import { reorder } from './reorder.ts'
import { orElse, romanise } from './romanise.ts'
import { romaniseCompany } from './romanise-company.ts'
import { tokenise } from './tokenise.ts'

/** More letters than this in one name are noise. */
const longestName = 1000

export interface PreparedName {
  /** Folded, romanised, in the order of speech; a word written in several ways as `lee|yi|rhee`. */
  readonly tokens: readonly string[]
  /** One per token. */
  readonly classes: readonly TokenClass[]
}

/** A name made ready for comparison, whatever its script, case, accents and order of parts. */
export function prepareName(name: string, bearer: NameBearer): PreparedName {
  const bounded = name.slice(0, longestName)
  const words = tokenise(
    bearer === 'other' ? romaniseCompany(fold(bounded)) : romanise(fold(reorder(bounded))),
  )
  const tokens = bearer === 'other' ? words : joinCompounds(words)
  return { tokens, classes: classify(tokens.map(mainSpelling), bearer) }
}

/** The same as one string, each word as it is most often written; preparing it again changes nothing. */
export function normaliseName(name: string, bearer: NameBearer = null): string {
  return prepareName(name, bearer).tokens.map(mainSpelling).join(' ')
}

/** The first of a word's spellings. */
export function mainSpelling(token: string): string {
  const end = token.indexOf(orElse)
  return end < 0 ? token : token.slice(0, end)
}

/** An identifier as it is compared: letters and digits alone, capitals. Empty when nothing is left. */
export function normaliseIdentifier(value: string): string {
  return romanise(fold(value.slice(0, 200)))
    .replace(/\|[a-z0-9]+/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
