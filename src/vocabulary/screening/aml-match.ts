import type { Entity, EntityTopic, ListedDate } from './entity.ts'
import { summariseExposure } from './political-exposure.ts'

/** One listed entity as the wire knows it (docs/reference/wire.md, "AML"). Lists of texts that are empty are absent. */
export interface AmlMatch {
  readonly entity: 'person' | 'legalentity'
  /** Wire code of the list, else our id of the source. */
  readonly database: string
  readonly schema: EntityTopic
  readonly fullname?: readonly string[]
  readonly alias?: readonly string[]
  readonly address?: readonly string[]
  readonly birthplace?: readonly string[]
  /** `YYYY` or `YYYY-MM-DD`. */
  readonly dob?: readonly string[]
  /** ISO 3166 alpha-2. */
  readonly nationality?: readonly string[]
  readonly note?: readonly string[]
  readonly program?: readonly string[]
  readonly source?: readonly string[]
  /** What the list says, and of someone politically exposed the tier, and whether in office. */
  readonly status?: readonly string[]
  /** JSON of [{id, id_formatted, country, type}]; null when there are none. */
  readonly documentnumber: string | null
  /** ISO 8601 with zone; null when the list states none. */
  readonly time: string | null
}

/** @param topic why it is answered; the first that the list states unless told */
export function amlMatch(entity: Entity, database: string, topic?: EntityTopic): AmlMatch {
  const exposure = summariseExposure(entity)
  const named = (isPrimary: boolean) =>
    entity.names.filter(({ strength }) => (strength === 'primary') === isPrimary).map((name) => name.text)
  return {
    entity: entity.kind === 'person' ? 'person' : 'legalentity',
    database,
    schema: topic ?? entity.topics[0] ?? 'sanction',
    ...unlessEmpty({
      fullname: named(true),
      alias: named(false),
      address: entity.addresses,
      birthplace: entity.birthPlaces,
      dob: [...new Set(entity.births.flatMap(presentDate))],
      nationality: entity.nationalities,
      note: entity.notes,
      program: entity.programs,
      source: entity.links,
      status: [...entity.status, ...(exposure === null ? [] : [exposure.summary])],
    }),
    documentnumber: presentIdentifiers(entity),
    time: entity.listedAt === undefined ? null : presentInstant(entity.listedAt),
  }
}

function unlessEmpty(lists: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0))
}

/** The wire knows days and years: of a month the year is left, of a range both ends. */
function presentDate({ from, to }: ListedDate): string[] {
  return [from, to].map((date) => (date.length === 10 ? date : date.slice(0, 4)))
}

function presentIdentifiers({ identifiers }: Entity): string | null {
  if (identifiers.length === 0) return null
  const presented = identifiers.map(({ value, country, type }) => ({
    id: value,
    id_formatted: value.replace(/[^\p{L}\p{N}]/gu, ''),
    country: country ?? '',
    type,
  }))
  return JSON.stringify(presented)
}

function presentInstant(listedAt: string): string {
  return listedAt.length === 10 ? `${listedAt}T00:00:00Z` : listedAt
}
