import type { Entity } from '../../vocabulary/screening/entity.ts'
import type { HitReason, ListQuery, ScreeningHit, TokenMatch } from '../../vocabulary/screening/screening.ts'
import { findNames, logOdds, type NameFinding } from './find-names.ts'
import { findIdentifier } from './lookup/query/find-identifier.ts'
import { countryCode } from './lookup/index/index-columns.ts'
import type { ListIndex } from './lookup/index/open-index.ts'
import type { AlignedWord } from './matching/align-names.ts'
import { identifierStrength } from './identifiers/identifier-strength.ts'
import { birthRelation, yearRelation } from './matching/compare-births.ts'
import { hitSentence, nameSentence } from './matching/explain.ts'
import { type Comparison, features } from './matching/features.ts'
import { matcher } from './matching/matcher.table.ts'
import { ofacScore } from './matching/ofac-score.ts'
import { normaliseIdentifier } from './names/prepare-name.ts'

/** A name that does not agree at all still leaves a number that does a review. */
const minNamePoints = -4

/** No agreement of names and numbers is certainty. */
const highest = 0.999

/** A list as it lies in memory. */
export interface OpenList {
  readonly index: ListIndex
  /** The being in that row of the records file. */
  readonly entityAt: (entity: number) => Entity
  readonly database: string
}

interface Finding {
  readonly entity: number
  readonly name: NameFinding | null
  readonly identifier: Comparison['identifier']
}

interface Scored extends Finding {
  readonly score: number
  readonly reasons: readonly HitReason[]
}

/** Entities of one list that reach the band, best first; ties in the order of the list. */
export function searchList(list: OpenList, question: ListQuery): ScreeningHit[] {
  const keep = filterOf(list.index, question)
  const numbered = findNumbers(list, question, keep)
  const named = findNames(list.index, question, { keep, numbered })
  const findings = new Map<number, Finding>()
  for (const entity of new Set([...named.keys(), ...numbered.keys()])) {
    findings.set(entity, {
      entity,
      name: named.get(entity) ?? null,
      identifier: numbered.get(entity) ?? null,
    })
  }
  return [...findings.values()]
    .map((finding) => score(list, question, finding))
    .filter((scored) => scored.score >= question.band)
    .sort((a, b) => b.score - a.score || a.entity - b.entity)
    .slice(0, question.limit)
    .map((scored) => explain(list, question, scored))
}

/** Which entities of a list a question is about. */
export function filterOf(
  { columns }: ListIndex,
  { entity, country }: ListQuery,
): (entity: number) => boolean {
  const requested = country === undefined ? null : countryCode(country)
  return (being) => {
    if (entity !== null && (columns.entityKind[being] === 0) !== (entity === 'person')) return false
    if (requested === null) return true
    const start = columns.countryStart[being] ?? 0
    const end = columns.countryStart[being + 1] ?? 0
    return start === end || columns.country.subarray(start, end).includes(requested)
  }
}

/** Being → type and country of its identifier that is the query's. */
function findNumbers(
  list: OpenList,
  { idNumber }: ListQuery,
  keep: (entity: number) => boolean,
): Map<number, NonNullable<Comparison['identifier']>> {
  const requested = idNumber === undefined ? '' : normaliseIdentifier(idNumber)
  const found = new Map<number, NonNullable<Comparison['identifier']>>()
  for (const { entity, ordinal } of findIdentifier(list.index, requested)) {
    if (!keep(entity)) continue
    const identifier = list.entityAt(entity).identifiers[ordinal]
    if (identifier === undefined || normaliseIdentifier(identifier.value) !== requested) continue
    found.set(entity, {
      label: identifier.country === undefined ? identifier.type : `${identifier.type}, ${identifier.country}`,
      strength: identifierStrength(requested, identifier.type),
    })
  }
  return found
}

function score(list: OpenList, question: ListQuery, finding: Finding): Scored {
  const reasons: HitReason[] = []
  const { name, identifier } = finding
  if (question.name !== undefined) {
    const points = identifier === null ? (name?.points ?? -10) : Math.max(minNamePoints, name?.points ?? -10)
    reasons.push({ feature: 'name', points, sentence: 'the name does not agree' })
  }
  const comparison = compare(list, question, finding)
  for (const feature of features) {
    const reason = feature.compare(comparison)
    if (reason !== null) reasons.push({ feature: feature.name, ...reason })
  }
  const weak = weakAliasReason(finding, reasons)
  if (weak !== null) reasons.push(weak)
  return { ...finding, reasons, score: Math.min(highest, probability(sumOf(reasons))) }
}

function compare(list: OpenList, question: ListQuery, { entity, identifier }: Finding): Comparison {
  const { columns } = list.index
  const query = [question.country ?? [], question.countries ?? []].flat()
  const stated = columns.country.subarray(
    columns.countryStart[entity] ?? 0,
    columns.countryStart[entity + 1] ?? 0,
  )
  const agreed = query.find((country) => stated.includes(countryCode(country)))
  return {
    birth: birthOf(list, question, entity),
    country: agreed ?? null,
    otherCountry: agreed === undefined && query.length > 0 && stated.length > 0,
    gender: genderOf(list, question, entity),
    identifier,
    hasName: question.name !== undefined,
  }
}

function birthOf(list: OpenList, question: ListQuery, entity: number): Comparison['birth'] {
  const query = question.birthDate ?? question.birthYear?.toString()
  if (query === undefined) return null
  const off = yearsOff(list.index, entity, Number(query.slice(0, 4)))
  if (off === null) return null
  // Only a year that agrees is worth a look at the record for the day.
  if (off > 0 || query.length === 4) return { query, relation: yearRelation(off) }
  return { query, relation: birthRelation(query, list.entityAt(entity).births) ?? 'same-year' }
}

/** Years to the nearest stated birth, null when none is stated. */
function yearsOff({ columns }: ListIndex, entity: number, year: number): number | null {
  let nearest: number | null = null
  const end = columns.birthStart[entity + 1] ?? 0
  for (let at = columns.birthStart[entity] ?? 0; at + 1 < end; at += 2) {
    const [first, last] = [columns.birthYear[at] ?? 0, columns.birthYear[at + 1] ?? 0]
    nearest = Math.min(nearest ?? Infinity, Math.max(first - year, year - last, 0))
  }
  return nearest
}

function genderOf(list: OpenList, { gender }: ListQuery, entity: number): Comparison['gender'] {
  if (gender === undefined) return null
  const listed = list.entityAt(entity).gender
  return listed === undefined ? null : { query: gender, listed }
}

/** A weak alias alone stays below the review band; with a birth year or a number that agrees it counts in full. */
function weakAliasReason({ name, identifier }: Finding, reasons: readonly HitReason[]): HitReason | null {
  if (name?.weak !== true || identifier !== null) return null
  if (reasons.some((reason) => reason.feature === 'birth-year' && reason.points > 0)) return null
  const excess = sumOf(reasons) - logOdds(matcher.weakAliasAlone)
  if (excess <= 0) return null
  return {
    feature: 'weak-alias',
    points: -excess,
    sentence: 'the list calls this alias weak and nothing else agrees',
  }
}

function explain(list: OpenList, question: ListQuery, scored: Scored): ScreeningHit {
  const entity = list.entityAt(scored.entity)
  const ordinal = scored.name === null ? -1 : (list.index.columns.nameOrdinal[scored.name.name] ?? -1)
  const listed = entity.names[ordinal]?.text ?? null
  const tokens = (scored.name?.tokens ?? []).map(shown)
  const reasons = scored.reasons.map((reason) =>
    reason.feature === 'name' && listed !== null
      ? { ...reason, sentence: nameSentence(question.name ?? '', listed, tokens) }
      : reason,
  )
  return {
    entity,
    database: list.database,
    score: scored.score,
    ofacScore:
      question.name === undefined
        ? null
        : ofacScore(
            question.name,
            entity.names.map(({ text }) => text),
          ),
    matchedName: listed,
    tokens,
    reasons,
    sentence: hitSentence(reasons),
  }
}

/** What a reader is shown of an aligned word. */
function shown({ query, listed, relation, similarity, weight }: AlignedWord): TokenMatch {
  return { query, listed, relation, similarity, weight }
}

function sumOf(reasons: readonly HitReason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.points, 0)
}

function probability(points: number): number {
  return 1 / (1 + Math.exp(-points))
}
