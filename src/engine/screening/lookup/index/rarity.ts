import { mainSpelling, type PreparedName } from '../../names/prepare-name.ts'
import { tokenForm } from '../../matching/compare-tokens.ts'
import type { NameWord } from '../../matching/align-names.ts'
import { matcher } from '../../matching/matcher.table.ts'
import type { TokenClass } from '../../names/classify-tokens.ts'
import { spellingSeparator } from '../../names/spellings.ts'
import { commonTokens } from '../../names/tables/common-tokens.ts'

/** A short list is judged as if this many more entities were on it, none of them with the word. */
const smoothingEntities = 5000

/**
 * How rare a word is, 0..1: 1 = one in twenty thousand or rarer, 0.5 = one in 150. The more common of what the
 * list says and what is known of people at large.
 *
 * @param entitiesWithWord entities on the list that bear it
 * @param totalEntities entities on the list
 */
export function rarity(token: string, entitiesWithWord: number, totalEntities: number): number {
  if (/^\d{1,2}$/.test(token)) return matcher.shortNumberWeight
  const share = Math.max(
    entitiesWithWord / (totalEntities + smoothingEntities),
    commonTokens.get(mainSpelling(token)) ?? 0,
  )
  if (share > 0) return clamp(Math.log(1 / share) / 10)
  return unlistedRarity[Math.min(token.length, unlistedRarity.length) - 1] ?? 1
}

/** A word that no list has and few people bear, by its letters: rare, or misspelt; two letters tell little. */
const unlistedRarity = [0.12, 0.35, 0.6, 0.85]

function clamp(value: number): number {
  return Math.min(1, Math.max(0.12, value))
}

/** What a word counts in a name of which it is one. */
export function wordWeight(kind: TokenClass, wordRarity: number): number {
  if (kind === 'word') return wordRarity
  if (kind === 'number') return Math.max(wordRarity, matcher.shortNumberWeight)
  return matcher.wordWeight[kind]
}

/** More words than this are not compared; the first ones tell enough. */
export const maxWords = 16

/**
 * The words of a name with what each counts.
 *
 * @param listedRarity rarity of a word that a list has, undefined for one it has not
 */
export function weightedWords(
  name: PreparedName,
  listedRarity: (token: string) => number | undefined,
): NameWord[] {
  return name.tokens.slice(0, maxWords).map((token, i): NameWord => {
    const kind = name.classes[i] ?? 'word'
    return {
      form: tokenForm(token),
      kind,
      weight: wordWeight(kind, knownRarity(token, listedRarity)),
      comparisonCache: new Map(),
    }
  })
}

/** A word of another script is as rare as the commonest way of writing it in Latin letters. */
function knownRarity(token: string, listedRarity: (token: string) => number | undefined): number {
  const spellings = token.split(spellingSeparator)
  const listed = spellings.map(listedRarity).filter((wordRarity) => wordRarity !== undefined)
  if (listed.length > 0) return Math.min(...listed)
  return listedRarity(token) ?? Math.min(...spellings.map((spelling) => rarity(spelling, 0, 0)))
}
