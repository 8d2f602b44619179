import type { Entity } from './entity.ts'

/** What was asked about someone, without which lists were asked and how far down. */
export type QueryFacts = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/**
 * The facts that one hit rests on, as one text: what was asked, and what the record says of who the entity is. Equal
 * texts mean that anyone who judged the one judged the other. Addresses, programs, notes and names that did not match
 * are no part of it: a list may change those, and it is the same person still.
 *
 * @param matchedName the listed name that agreed best; null when only a number did
 */
export function matchedFacts(query: QueryFacts, entity: Entity, matchedName: string | null): string {
  const { births, gender, nationalities, countries, identifiers } = entity
  const numbers = identifiers.map(({ type, value, country }) => [type, value, country ?? ''].join(' '))
  const days = births.map(({ from, to, approximate }) => [from, to, approximate].join(' '))
  return JSON.stringify({
    asked: Object.entries(query)
      .flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, normalised(value)] as const],
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    entity: [entity.id, entity.kind, matchedName, gender ?? ''],
    listed: [days, nationalities, countries, numbers].map((values) => [...values].sort()),
  })
}

/** Case, width and spaces are how something was written; the order of countries says nothing either. */
function normalised(value: string | number | readonly string[]): string {
  const text = typeof value === 'object' ? [...value].sort().join(' ') : String(value)
  return text.normalize('NFKC').toUpperCase().trim().replaceAll(/\s+/g, ' ')
}
