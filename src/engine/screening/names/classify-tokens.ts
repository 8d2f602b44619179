import { isRomanNumeral } from './digit-spellings.ts'
import { honorifics } from './tables/honorifics.ts'
import { legalFormTokens } from './tables/legal-form-tokens.ts'
import { particles } from './tables/particles.ts'

/** What a word does in a name. The order is the code by which an index stores it. */
export const tokenClasses = ['word', 'particle', 'honorific', 'org-form', 'initial', 'number'] as const
export type TokenClass = (typeof tokenClasses)[number]

/** Whether a name is known to be a person's, known not to be, or unknown. */
export type NameBearer = 'person' | 'other' | null

/**
 * Classes of the words of one name, in their order. Nothing is dropped: a name made of titles and legal forms
 * alone consists of plain words, so that "Corp" finds only what is called so.
 */
export function classifyTokens(tokens: readonly string[], bearer: NameBearer): TokenClass[] {
  const classes = tokens.map((token) => classOf(token, bearer))
  if (classes.some((kind) => kind === 'word' || kind === 'number')) return classes
  return classes.map((kind) => (kind === 'initial' ? kind : 'word'))
}

function classOf(token: string, bearer: NameBearer): TokenClass {
  if (/\d/.test(token) || (bearer === 'other' && isRomanNumeral(token))) return 'number'
  if (particles.has(token) && !(bearer === 'other' && legalFormTokens.has(token))) return 'particle'
  if (bearer !== 'person' && legalFormTokens.has(token)) return 'org-form'
  if (bearer !== 'other' && honorifics.has(token)) return 'honorific'
  return token.length === 1 ? 'initial' : 'word'
}
