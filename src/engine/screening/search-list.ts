import type { Entity } from '../../vocabulary/screening/entity.ts'
import type { HitReason, ListQuery, ScreeningHit, TokenMatch } from '../../vocabulary/screening/screening.ts'
import { findNames, logOdds, type NameMatch } from './find-names.ts'
import { findIdentifier } from './lookup/query/find-identifier.ts'
import { countryCode } from './lookup/index/index-columns.ts'
import type { ListIndex } from './lookup/index/open-index.ts'
import type { AlignedWord } from './matching/align-names.ts'
import { identifierStrength } from './identifiers/identifier-strength.ts'
import { birthDateRelation, birthYearRelation } from './matching/compare-birth-dates.ts'
import { hitSentence, nameSentence } from './matching/hit-sentences.ts'
import { type FactComparison, factFeatures } from './matching/fact-features.ts'
import { matcher } from './matching/matcher.table.ts'
import { ofacScore } from './matching/ofac-score.ts'
import { normaliseIdentifier } from './names/prepare-name.ts'

/** A name that does not agree at all still leaves a number that does a review. */
const minNamePoints = -4

/** No agreement of names and numbers is certainty. */
const maxScore = 0.999

/** A list as it lies in memory. */
export interface LoadedList {
  readonly index: ListIndex
  /** The entity in that row of the records file. */
  readonly entityAt: (entity: number) => Entity
  readonly database: string
}

interface EntityMatch {
  readonly entity: number
  readonly name: NameMatch | null
  readonly identifier: FactComparison['identifier']
}

interface ScoredMatch extends EntityMatch {
  readonly score: number
  readonly reasons: readonly HitReason[]
}

/** Entities of one list that reach the band, best first; ties in the order of the list. */
export function searchList(list: LoadedList, query: ListQuery): ScreeningHit[] {
  const isEligible = entityFilter(list.index, query)
  const identifierMatches = matchIdentifiers(list, query, isEligible)
  const nameMatches = findNames(list.index, query, { isEligible, identifierMatches })
  const matches = new Map<number, EntityMatch>()
  for (const entity of new Set([...nameMatches.keys(), ...identifierMatches.keys()])) {
    matches.set(entity, {
      entity,
      name: nameMatches.get(entity) ?? null,
      identifier: identifierMatches.get(entity) ?? null,
    })
  }
  return [...matches.values()]
    .map((match) => scoreMatch(list, query, match))
    .filter((scored) => scored.score >= query.band)
    .sort((a, b) => b.score - a.score || a.entity - b.entity)
    .slice(0, query.limit)
    .map((scored) => toHit(list, query, scored))
}

/** Which entities of a list a question is about. */
export function entityFilter(
  { columns }: ListIndex,
  { entity, country }: ListQuery,
): (entity: number) => boolean {
  const requested = country === undefined ? null : countryCode(country)
  return (entityRow) => {
    if (entity !== null && (columns.entityKind[entityRow] === 0) !== (entity === 'person')) return false
    if (requested === null) return true
    const start = columns.countryStart[entityRow] ?? 0
    const end = columns.countryStart[entityRow + 1] ?? 0
    return start === end || columns.country.subarray(start, end).includes(requested)
  }
}

/** Being → type and country of its identifier that is the query's. */
function matchIdentifiers(
  list: LoadedList,
  { idNumber }: ListQuery,
  isEligible: (entity: number) => boolean,
): Map<number, NonNullable<FactComparison['identifier']>> {
  const requested = idNumber === undefined ? '' : normaliseIdentifier(idNumber)
  const found = new Map<number, NonNullable<FactComparison['identifier']>>()
  for (const { entity, ordinal } of findIdentifier(list.index, requested)) {
    if (!isEligible(entity)) continue
    const identifier = list.entityAt(entity).identifiers[ordinal]
    if (identifier === undefined || normaliseIdentifier(identifier.value) !== requested) continue
    found.set(entity, {
      label: identifier.country === undefined ? identifier.type : `${identifier.type}, ${identifier.country}`,
      strength: identifierStrength(requested, identifier.type),
    })
  }
  return found
}

function scoreMatch(list: LoadedList, query: ListQuery, match: EntityMatch): ScoredMatch {
  const reasons: HitReason[] = []
  const { name, identifier } = match
  if (query.name !== undefined) {
    const points = identifier === null ? (name?.points ?? -10) : Math.max(minNamePoints, name?.points ?? -10)
    reasons.push({ feature: 'name', points, sentence: 'the name does not agree' })
  }
  const comparison = compareFacts(list, query, match)
  for (const feature of factFeatures) {
    const reason = feature.compare(comparison)
    if (reason !== null) reasons.push({ feature: feature.name, ...reason })
  }
  const weakAlias = weakAliasReason(match, reasons)
  if (weakAlias !== null) reasons.push(weakAlias)
  return { ...match, reasons, score: Math.min(maxScore, probability(sumPoints(reasons))) }
}

function compareFacts(
  list: LoadedList,
  query: ListQuery,
  { entity, identifier }: EntityMatch,
): FactComparison {
  const { columns } = list.index
  const queryCountries = [query.country ?? [], query.countries ?? []].flat()
  const listedCountries = columns.country.subarray(
    columns.countryStart[entity] ?? 0,
    columns.countryStart[entity + 1] ?? 0,
  )
  const sharedCountry = queryCountries.find((country) => listedCountries.includes(countryCode(country)))
  return {
    birth: compareBirthDate(list, query, entity),
    country: sharedCountry ?? null,
    hasOtherCountry: sharedCountry === undefined && queryCountries.length > 0 && listedCountries.length > 0,
    gender: compareGender(list, query, entity),
    identifier,
    hasName: query.name !== undefined,
  }
}

function compareBirthDate(list: LoadedList, query: ListQuery, entity: number): FactComparison['birth'] {
  const queryBirthDate = query.birthDate ?? query.birthYear?.toString()
  if (queryBirthDate === undefined) return null
  const yearsOff = yearsToNearestBirth(list.index, entity, Number(queryBirthDate.slice(0, 4)))
  if (yearsOff === null) return null
  // Only a year that agrees is worth a look at the record for the day.
  if (yearsOff > 0 || queryBirthDate.length === 4)
    return { query: queryBirthDate, relation: birthYearRelation(yearsOff) }
  return {
    query: queryBirthDate,
    relation: birthDateRelation(queryBirthDate, list.entityAt(entity).births) ?? 'same-year',
  }
}

/** Years to the nearest stated birth, null when none is stated. */
function yearsToNearestBirth({ columns }: ListIndex, entity: number, year: number): number | null {
  let nearest: number | null = null
  const end = columns.birthStart[entity + 1] ?? 0
  for (let at = columns.birthStart[entity] ?? 0; at + 1 < end; at += 2) {
    const [first, last] = [columns.birthYear[at] ?? 0, columns.birthYear[at + 1] ?? 0]
    nearest = Math.min(nearest ?? Infinity, Math.max(first - year, year - last, 0))
  }
  return nearest
}

function compareGender(list: LoadedList, { gender }: ListQuery, entity: number): FactComparison['gender'] {
  if (gender === undefined) return null
  const listed = list.entityAt(entity).gender
  return listed === undefined ? null : { query: gender, listed }
}

/** A weak alias alone stays below the review band; with a birth year or a number that agrees it counts in full. */
function weakAliasReason({ name, identifier }: EntityMatch, reasons: readonly HitReason[]): HitReason | null {
  if (name?.isWeak !== true || identifier !== null) return null
  if (reasons.some((reason) => reason.feature === 'birth-year' && reason.points > 0)) return null
  const excess = sumPoints(reasons) - logOdds(matcher.maxWeakAliasScore)
  if (excess <= 0) return null
  return {
    feature: 'weak-alias',
    points: -excess,
    sentence: 'the list calls this alias weak and nothing else agrees',
  }
}

function toHit(list: LoadedList, query: ListQuery, scored: ScoredMatch): ScreeningHit {
  const entity = list.entityAt(scored.entity)
  const nameOrdinal = scored.name === null ? -1 : (list.index.columns.nameOrdinal[scored.name.name] ?? -1)
  const listed = entity.names[nameOrdinal]?.text ?? null
  const tokens = (scored.name?.tokens ?? []).map(toTokenMatch)
  const reasons = scored.reasons.map((reason) =>
    reason.feature === 'name' && listed !== null
      ? { ...reason, sentence: nameSentence(query.name ?? '', listed, tokens) }
      : reason,
  )
  return {
    entity,
    database: list.database,
    score: scored.score,
    ofacScore:
      query.name === undefined
        ? null
        : ofacScore(
            query.name,
            entity.names.map(({ text }) => text),
          ),
    matchedName: listed,
    tokens,
    reasons,
    sentence: hitSentence(reasons),
  }
}

/** What a reader is shown of an aligned word. */
function toTokenMatch({ query, listed, relation, similarity, weight }: AlignedWord): TokenMatch {
  return { query, listed, relation, similarity, weight }
}

function sumPoints(reasons: readonly HitReason[]): number {
  return reasons.reduce((total, reason) => total + reason.points, 0)
}

function probability(points: number): number {
  return 1 / (1 + Math.exp(-points))
}
