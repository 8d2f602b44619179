import type { Entity, ListVersion } from './entity.ts'
import type { Mode } from '../account/principal.ts'

/** Below this score a hit is not worth a person's time; at or above it someone should look. */
export const defaultScreeningBand = 0.7

/** The most hits that one screening answers. */
export const maxHits = 50

/** The most entities that one search by free text finds, over all its pages. */
export const maxFound = 500

/** One question to the lists. At least one of `name` and `idNumber` is given, or an `address` by itself. */
export interface ScreeningQuery {
  readonly name?: string
  /** Passport, national, tax, registration, IMO number or a wallet address; matched exactly, punctuation aside. */
  readonly idNumber?: string
  /** Any part of an address that has two telling words; no name and no number is looked at beside it. */
  readonly address?: string
  /** `organisation` means everything that is not a person; null = all. */
  readonly entity: 'person' | 'organisation' | null
  /** ISO 3166 alpha-2. Keeps what matches it or states no country at all. */
  readonly country?: string
  /** ISO 3166 alpha-2, of nationality and issuer; one that agrees speaks for a hit, none keeps anything out. */
  readonly countries?: readonly string[]
  readonly birthYear?: number
  /** As precise as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; goes before `birthYear`. */
  readonly birthDate?: string
  readonly gender?: 'male' | 'female'
  /** Wire codes; null = all. */
  readonly databases: readonly string[] | null
  /** 1..`mostFound` */
  readonly limit: number
  /** A test query searches the built-in invented list alone, a live one never does. */
  readonly mode: Mode
  /** Lowest score answered, 0..1; `reviewBand` unless told. */
  readonly band?: number
}

/** One thing that spoke for or against a hit. The points of all reasons sum to the log-odds of the score. */
export interface HitReason {
  /** Row of the matcher's feature table, for example `name`, `birth-year`, `identifier`. */
  readonly feature: string
  /** Log-odds; positive speaks for the hit. */
  readonly points: number
  readonly sentence: string
}

/** How one word of the query was laid against one word of the listed name. */
export interface TokenMatch {
  /** Null when the listed word has no counterpart in the query. */
  readonly query: string | null
  /** Null when the query's word has no counterpart in the listed name. */
  readonly listed: string | null
  readonly relation: 'same' | 'same-name' | 'sounds-alike' | 'spelling' | 'initial' | 'joined' | 'missing'
  /** 0..1 */
  readonly similarity: number
  /** How much this word counts, 0..1: rare words more than common ones. */
  readonly weight: number
}

export interface ScreeningHit {
  readonly entity: Entity
  readonly database: string
  /** 0..1 */
  readonly score: number
  /**
   * What the search of OFAC's own site would give the best of the entity's names, 0..100, beside ours; null when no
   * name was asked for.
   */
  readonly ofacScore: number | null
  /** The listed name that agreed best; null when only an identifier did. */
  readonly matchedName: string | null
  readonly tokens: readonly TokenMatch[]
  readonly reasons: readonly HitReason[]
  /** The strongest reasons in one sentence for a reviewer. */
  readonly sentence: string
  /** Best first; absent until the hits of one entity were put together. */
  readonly alsoListed?: readonly OtherListing[]
}

/** The same entity in another list. */
export interface OtherListing {
  readonly database: string
  readonly id: string
  /** 0..1 */
  readonly score: number
  /** Why it is the same entity, in words. */
  readonly evidence: string
}

/** An entity that was asked for by its id. */
export interface ListedEntity {
  readonly entity: Entity
  readonly database: string
  /** Publication date of the list it stands in, `YYYY-MM-DD`. */
  readonly listDate: string | null
}

export interface ScreeningAnswer {
  /** Best first. */
  readonly hits: readonly ScreeningHit[]
  /** Every list that was asked for, loaded or not. */
  readonly versions: readonly ListVersion[]
  /** Version of the matching rules, for example `names-1`. */
  readonly matcher: string
}

/** What one list is asked. */
export type ListQuery = Pick<
  ScreeningQuery,
  'name' | 'idNumber' | 'address' | 'entity' | 'country' | 'countries' | 'birthYear' | 'birthDate' | 'gender'
> & {
  readonly limit: number
  /** 0..1 */
  readonly band: number
}
