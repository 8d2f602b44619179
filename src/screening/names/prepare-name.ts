import { classify, type NameBearer, type TokenClass } from './classify.ts'
import { fold } from './fold.ts'
import { reorder } from './reorder.ts'
import { romanise } from './romanise.ts'
import { tokenise } from './tokenise.ts'

/** More letters than this in one name are noise. */
const longestName = 1000

export interface PreparedName {
  /** Folded, romanised, in the order of speech. */
  readonly tokens: readonly string[]
  /** One per token. */
  readonly classes: readonly TokenClass[]
}

/** A name made ready for comparison, whatever its script, case, accents and order of parts. */
export function prepareName(name: string, bearer: NameBearer): PreparedName {
  const bounded = name.slice(0, longestName)
  const tokens = tokenise(romanise(fold(bearer === 'other' ? bounded : reorder(bounded))))
  return { tokens, classes: classify(tokens, bearer) }
}

/** The same as one string; preparing it again changes nothing. */
export function normaliseName(name: string, bearer: NameBearer = null): string {
  return prepareName(name, bearer).tokens.join(' ')
}

/** An identifier as it is compared: letters and digits alone, capitals. Empty when nothing is left. */
export function normaliseIdentifier(value: string): string {
  return romanise(fold(value.slice(0, 200)))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
