import type { PoliticalExposure } from './political-exposure.ts'

/** What a listed name is: a person, or anything else that can own, sail or fly. */
export type EntityKind = 'person' | 'organisation' | 'vessel' | 'aircraft'

/** Why someone is listed. */
export type EntityTopic = 'sanction' | 'crime' | 'pep'

/** How far a name may be relied on: the listed name, a strong or weak alias, or one no longer borne. */
export type NameStrength = 'primary' | 'strong' | 'weak' | 'former'

export interface ListedName {
  readonly text: string
  readonly strength: NameStrength
  /** ISO 15924 script code when the list says so or it was detected, for example `Cyrl`. */
  readonly script?: string
}

/** A date as precise as the list states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, or a range of years. */
export interface ListedDate {
  readonly from: string
  readonly to: string
  readonly approximate: boolean
}

export interface ListedIdentifier {
  /** passport, national-id, tax, registration, imo, lei, ... lower case, from the source's table. */
  readonly type: string
  /** As printed in the list. */
  readonly value: string
  /** ISO 3166 alpha-2, upper case. */
  readonly country?: string
}

/** How an entity stands to another, as the list states it. */
export interface ListedRelation {
  /** In words, of this entity: `owns`, `is owned by`, `family (brother)`. */
  readonly kind: string
  /** Id of the other in the same list; absent for one that is not in it, or is ambiguous. */
  readonly id?: string
  readonly name: string
  /** As precise as the list states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
}

/**
 * One listed entity, the same shape for every list there will ever be.
 * The source's own words stay beside it in `original`.
 */
export interface Entity {
  /** Stable inside its list: `us_ofac:12345`. */
  readonly id: string
  /** Our id of the list, for example `us_ofac`. */
  readonly source: string
  readonly kind: EntityKind
  readonly topics: readonly EntityTopic[]
  readonly names: readonly ListedName[]
  readonly births: readonly ListedDate[]
  readonly gender?: 'male' | 'female'
  readonly birthPlaces: readonly string[]
  /** ISO 3166 alpha-2. */
  readonly nationalities: readonly string[]
  /** ISO 3166 alpha-2, of addresses, registration, flag. */
  readonly countries: readonly string[]
  readonly addresses: readonly string[]
  readonly identifiers: readonly ListedIdentifier[]
  readonly programs: readonly string[]
  readonly notes: readonly string[]
  /** Web addresses where the listing can be read. */
  readonly links: readonly string[]
  readonly status: readonly string[]
  /** Of those listed under `pep`; absent when the list states nothing of their office. */
  readonly exposure?: PoliticalExposure
  /** Of both directions; absent where the list states none. */
  readonly relations?: readonly ListedRelation[]
  /** ISO date or date-time of the listing, when the list states it. */
  readonly listedAt?: string
  /** The record as the source published it. */
  readonly original: Readonly<Record<string, unknown>>
}

/** Which list, as it stood when someone was screened. */
export interface ListVersion {
  /** Wire code of the list, for example `us_ofac`. */
  readonly database: string
  /** SHA-256 of the list's normalised records, hex; empty when not loaded. */
  readonly version: string
  /** Publication date `YYYY-MM-DD`, or that of the import when the publisher states none; null when not loaded. */
  readonly date: string | null
  readonly records: number
  readonly state: 'loaded' | 'stale' | 'not_loaded'
  /** Why one stands in it, of a list of a person's own: of the others `topicsOf` knows. */
  readonly topics?: readonly EntityTopic[]
  /** Whether this installation refreshes it: by itself, or because someone had it do so before. Absent = no. */
  readonly kept?: true
}
