import { findCandidates } from './lookup/candidates/find-candidates.ts'
import { nameStrengths } from './lookup/index/index-columns.ts'
import type { ListIndex } from './lookup/index/open-index.ts'
import { weightedWords } from './lookup/index/rarity.ts'
import { type AlignedWord, alignNames, type NameWord } from './matching/align-names.ts'
import { matcher } from './matching/matcher.table.ts'
import { alignmentPoints } from './matching/name-points.ts'
import type { NameBearer } from './names/classify-tokens.ts'
import { separateInitials } from './names/separate-initials.ts'
import { splitNames } from './names/split-names.ts'
import { legalFormTokens } from './names/tables/legal-form-tokens.ts'
import { prepareName } from './names/prepare-name.ts'
import type { ListQuery } from '../../vocabulary/screening/screening.ts'

/** Names that are aligned with the query; the best of them are found by their words before. */
const maxCandidates = 100

/** A listed name laid against the query. */
export interface NameMatch {
  /** Row of the name. */
  readonly name: number
  readonly isWeak: boolean
  readonly points: number
  readonly tokens: readonly AlignedWord[]
}

/** Who may be answered at all, and who was found by number. */
interface NameFilter {
  readonly isEligible: (entity: number) => boolean
  readonly identifierMatches: ReadonlyMap<number, unknown>
}

/** Being → its name that agrees best; of those found by number also names that would not be found by themselves. */
export function findNames(
  index: ListIndex,
  query: ListQuery,
  { isEligible, identifierMatches }: NameFilter,
): Map<number, NameMatch> {
  const found = new Map<number, NameMatch>()
  if (query.name === undefined) return found
  for (const name of nameReadings(query.name, query.entity))
    findName(index, { ...query, name }, { isEligible, identifierMatches, found })
  return found
}

/** Where no one says whether a person is meant, letters with points between them may be initials. */
function nameReadings(name: string, entity: ListQuery['entity']): ReadonlySet<string> {
  const names = splitNames(name)
  return new Set(entity === null ? [...names, ...names.map(separateInitials)] : names)
}

/** Adds to what is found anyone who agrees better with this one of the names that are written as the query. */
function findName(
  index: ListIndex,
  query: ListQuery & { readonly name: string },
  { isEligible, identifierMatches, found }: NameFilter & { readonly found: Map<number, NameMatch> },
): void {
  const bearer: NameBearer = query.entity === 'organisation' ? 'other' : query.entity
  const words = weightedWords(prepareName(query.name, bearer), (token) => index.rarityOf(token))
  const otherPoints = maxOtherPoints(query)
  const minPoints = logOdds(query.band) - otherPoints.gain
  const isLegalForms = isLegalFormsAlone(words, bearer)
  const addAlignment = (name: number): void => {
    const match = alignName(index, words, name)
    if (isLegalForms && match.tokens.some(({ relation }) => relation !== 'same')) return
    const entity = index.columns.nameEntity[name] ?? 0
    const known = found.get(entity)
    if (known === undefined || rank(match) > rank(known)) found.set(entity, match)
  }
  let floor = minPoints
  for (const { name, maxPoints } of findCandidates(index, words, {
    limit: maxCandidates,
    minPoints,
    isEligible,
    isNonPerson: query.entity === null ? null : query.entity !== 'person',
  })) {
    if (maxPoints < floor) continue
    addAlignment(name)
    if (found.size >= query.limit)
      floor = nthHighest([...found.values()].map(rank), query.limit) - otherPoints.gain - otherPoints.loss
  }
  for (const entity of identifierMatches.keys()) for (const name of index.namesOf(entity)) addAlignment(name)
}

/** A legal form alone, `Corp`, means who is called just so, not who is called something like it or more besides. */
function isLegalFormsAlone(words: readonly NameWord[], bearer: NameBearer): boolean {
  return bearer !== 'person' && words.every(({ form: { text } }) => legalFormTokens.has(text))
}

function alignName(index: ListIndex, words: readonly NameWord[], name: number): NameMatch {
  const tokens = alignNames(words, index.wordsOfName(name))
  const isPerson = index.columns.entityKind[index.columns.nameEntity[name] ?? 0] === 0
  const points = alignmentPoints(tokens, isPerson)
  return { name, isWeak: nameStrengths[index.columns.nameStrength[name] ?? 0] === 'weak', points, tokens }
}

/** The last of that many highest values. */
function nthHighest(values: number[], count: number): number {
  return values.sort((a, b) => b - a)[count - 1] ?? -Infinity
}

/** Points that what else was asked for can add to a name's, or take from them. */
function maxOtherPoints(query: ListQuery): { gain: number; loss: number } {
  const { birth, country, gender } = matcher
  const hasCountry = [query.country ?? [], query.countries ?? []].flat().length > 0
  const total = { gain: 0, loss: 0 }
  const addFact = (isInQuery: boolean, points: readonly number[]) => {
    if (!isInQuery) return
    total.gain += Math.max(0, ...points)
    total.loss -= Math.min(0, ...points)
  }
  addFact(query.birthYear !== undefined || query.birthDate !== undefined, Object.values(birth))
  addFact(hasCountry, Object.values(country))
  addFact(query.gender !== undefined, Object.values(gender))
  return total
}

/** A strong name that agrees is preferred to a weak one that agrees a little better. */
function rank({ points, isWeak }: NameMatch): number {
  return isWeak ? Math.min(points, logOdds(matcher.maxWeakAliasScore)) : points
}

/** −∞ of nothing. */
export function logOdds(share: number): number {
  return share <= 0 ? -Infinity : Math.log(share / (1 - share))
}
