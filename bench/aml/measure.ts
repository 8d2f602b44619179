import type { SearchableList } from '../../src/engine/screening/screening-engine.ts'
import { sameEntityEvidence } from '../../src/engine/screening/resolution/same-entity-evidence.ts'
import { splitNames } from '../../src/engine/screening/names/split-names.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { defaultScreeningBand, type ScreeningHit } from '../../src/vocabulary/screening/screening.ts'
import { quantile } from '../kit/figures.ts'
import type { QueryKind } from './kinds.ts'
import { cpuMs } from './lists.ts'
import type { SyntheticCustomer } from './plausible-names.ts'

/** What became of one kind of query. */
export interface KindFigures {
  readonly label: string
  readonly queries: number
  readonly at1: number
  readonly at10: number
  /** Share whose best score two entities reach. */
  readonly tied: number
  /** Score of the right being for each query, 0 when it was not found. */
  readonly scores: readonly number[]
  /** Milliseconds of processor per query. */
  readonly cpu: readonly number[]
}

export function measureRecall(list: SearchableList, { label, queries }: QueryKind): KindFigures {
  const cpu: number[] = []
  const scores: number[] = []
  let [at1, at10, tied] = [0, 0, 0]
  for (const { name, requested } of queries) {
    const entity = requested.kind === 'person' ? 'person' : 'organisation'
    const began = cpuMs()
    const hits = list.search({ name, entity, limit: 10, band: 0 })
    cpu.push(cpuMs() - began)
    const place = hits.findIndex((hit) => isExpectedEntity(hit.entity, requested))
    if (place === 0) at1++
    if (place >= 0) at10++
    const [first, second] = hits
    if (
      first !== undefined &&
      first.score === second?.score &&
      !isExpectedEntity(second.entity, first.entity)
    )
      tied++
    scores.push(hits[place]?.score ?? 0)
  }
  const share = (count: number) => count / Math.max(1, queries.length)
  return {
    label,
    queries: queries.length,
    at1: share(at1),
    at10: share(at10),
    tied: share(tied),
    scores,
    cpu,
  }
}

/**
 * Two entries with a strong name in common, whatever its order, are one entity listed twice, or two that no query by name
 * could tell apart; so are records of two lists that merging holds for one entity.
 */
export function isExpectedEntity(entity: Entity, expected: Entity): boolean {
  if (entity.id === expected.id) return true
  if (entity.kind !== expected.kind) return false
  if (sameEntityEvidence(entity, expected) !== null) return true
  const names = namesOf(expected)
  return [...namesOf(entity)].some((name) => names.has(name))
}

function namesOf({ kind, names }: Entity): ReadonlySet<string> {
  const strong = names.filter(({ strength }) => strength !== 'weak')
  const bearer = kind === 'person' ? 'person' : 'other'
  const texts = strong.flatMap(({ text }) => splitNames(text))
  return new Set(texts.map((text) => normaliseName(text, bearer).split(' ').sort().join(' ')))
}

/** What became of names that are on no list. */
export interface FalsePositiveFigures {
  readonly names: number
  /** Best score of each name, ascending. */
  readonly scores: readonly number[]
  readonly cpu: readonly number[]
  /** The worst alerts, for looking at. */
  readonly worst: readonly { readonly name: string; readonly hit: ScreeningHit }[]
}

export function measureFalsePositives(
  list: SearchableList,
  names: readonly string[],
  entity: 'person' | 'organisation' = 'person',
): FalsePositiveFigures {
  const cpu: number[] = []
  const found: { name: string; hit: ScreeningHit }[] = []
  for (const name of names) {
    const began = cpuMs()
    const [hit] = list.search({ name, entity, limit: 1, band: 0.01 })
    cpu.push(cpuMs() - began)
    if (hit !== undefined) found.push({ name, hit })
  }
  found.sort((a, b) => b.hit.score - a.hit.score)
  const scores = found.map(({ hit }) => hit.score).reverse()
  const none = Array.from({ length: names.length - scores.length }, () => 0)
  return { names: names.length, scores: [...none, ...scores], cpu, worst: found.slice(0, 60) }
}

/** The lowest threshold at which no more than this share of clean names alerts. */
export function thresholdFor(clean: FalsePositiveFigures, share: number): number {
  return quantile(clean.scores, 1 - share)
}

/** Share of queries whose right being scores above the threshold. */
export function recallAbove({ scores }: KindFigures, threshold: number): number {
  return scores.filter((score) => score > threshold).length / Math.max(1, scores.length)
}

export function alertsAtBand({ scores }: FalsePositiveFigures): number {
  return scores.filter((score) => score >= defaultScreeningBand).length / scores.length
}

/** What became of plausible people at the threshold that finds 99 % of one-typo queries. */
export interface CustomerFigures {
  readonly people: number
  readonly nameOnly: AlertFigures
  readonly withFacts: AlertFigures
}

interface AlertFigures {
  readonly threshold: number
  /** Share at or above it. */
  readonly share: number
  readonly atBand: number
}

/** @param typos queries with one typo, asked by name and then with what the list says of the entity wanted */
export function measureCustomers(
  list: SearchableList,
  typos: QueryKind,
  people: readonly SyntheticCustomer[],
): CustomerFigures {
  const persons = typos.queries.filter(({ requested }) => requested.kind === 'person')
  const figures = (withFacts: boolean): AlertFigures => {
    const found = persons.map(({ name, requested }) => {
      const facts = withFacts ? factsOf(requested) : {}
      const hits = list.search({ name, ...facts, entity: 'person', limit: 10, band: 0.01 })
      return hits.find((hit) => isExpectedEntity(hit.entity, requested))?.score ?? 0
    })
    const threshold = quantile(
      [...found].sort((a, b) => a - b),
      0.01,
    )
    const scores = people.map(({ name, birthDate, country }) => {
      const facts = withFacts ? { birthDate, countries: [country] } : {}
      return list.search({ name, ...facts, entity: 'person', limit: 1, band: 0.05 })[0]?.score ?? 0
    })
    const above = (least: number) => scores.filter((score) => score >= least).length / scores.length
    return { threshold, share: above(threshold), atBand: above(defaultScreeningBand) }
  }
  return { people: people.length, nameOnly: figures(false), withFacts: figures(true) }
}

function factsOf({ births, nationalities }: Entity): { birthDate?: string; countries?: readonly string[] } {
  const [birth] = births
  return { ...(birth === undefined ? {} : { birthDate: birth.from }), countries: nationalities }
}
