import type { Entity } from '../../vocabulary/screening/entity.ts'

/** One thing that is stated of an entity, and by which of its records. */
export interface Statement {
  readonly field: StatementField
  /** As the first of the records has it. */
  readonly value: string
  /** Ids of records, `us_ofac:12345`. */
  readonly by: readonly string[]
}

export const statementFields = [
  'fullname', 'alias', 'dob', 'nationality', 'birthplace', 'address', 'identification', 'program',
] as const // prettier-ignore

export type StatementField = (typeof statementFields)[number]

const valuesByField: Readonly<Record<StatementField, (entity: Entity) => readonly string[]>> = {
  fullname: ({ names }) => names.filter(({ strength }) => strength === 'primary').map(({ text }) => text),
  alias: ({ names }) => names.filter(({ strength }) => strength !== 'primary').map(({ text }) => text),
  dob: ({ births }) =>
    births.map(({ from, to, approximate }) => {
      return `${approximate ? 'about ' : ''}${from === to ? from : `${from} to ${to}`}`
    }),
  nationality: ({ nationalities }) => nationalities,
  birthplace: ({ birthPlaces }) => birthPlaces,
  address: ({ addresses }) => addresses,
  identification: ({ identifiers }) =>
    identifiers.map(({ type, value, country }) => [type, value, country ?? ''].join(' ').trim()),
  program: ({ programs }) => programs,
}

/** What the records of one entity state, each thing once with the records that state it, field by field in their order. */
export function statements(records: readonly Entity[]): readonly Statement[] {
  return statementFields.flatMap((field) => {
    const stated = new Map<string, { readonly value: string; readonly by: Set<string> }>()
    for (const record of records) {
      for (const value of valuesByField[field](record)) {
        const known = stated.get(normalised(value)) ?? { value, by: new Set() }
        known.by.add(record.id)
        stated.set(normalised(value), known)
      }
    }
    return [...stated.values()].map(({ value, by }) => ({ field, value, by: [...by] }))
  })
}

/** Case, commas and spaces are the publisher's habit. */
function normalised(value: string): string {
  return value.toUpperCase().replace(/[\s,]+/g, ' ').trim()
} // prettier-ignore
