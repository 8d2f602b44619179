import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { joinedOrSplit, reordered, twoTypos, typo, withoutMiddle } from './alterations.ts'
import type { Random } from './random.ts'
import { euId } from './lists.ts'

/** One question and who is to be found by it. */
export interface Query {
  readonly name: string
  readonly requested: Entity
}

/** Queries of one kind, asked of the whole list or of one from which names were left out. */
export interface QueryKind {
  readonly label: string
  readonly leftOut: boolean
  readonly queries: readonly Query[]
}

const primaryName = (entity: Entity) => entity.names[0]?.text ?? ''

/** Queries made from the list by program. */
export function generatedKinds(entities: readonly Entity[], perKind: number, random: Random): QueryKind[] {
  const named = entities.filter((entity) => primaryName(entity).length > 3)
  const chosen = random.sample(named, perKind)
  const middled = random.sample(
    named.filter(
      (entity) => entity.kind === 'person' && primaryName(entity).replaceAll(',', '').split(' ').length > 2,
    ),
    perKind,
  )
  const aliased = random.sample(
    named.filter((entity) => entity.names.some((name) => name.strength === 'strong')),
    perKind,
  )
  const alias = (entity: Entity) =>
    random.pick(entity.names.filter((name) => name.strength === 'strong')).text
  const kind = (label: string, from: readonly Entity[], make: (entity: Entity) => string): QueryKind => ({
    label,
    leftOut: false,
    queries: from.map((expected) => ({ name: make(expected), requested: expected })),
  })
  return [
    kind('exact', chosen, primaryName),
    kind('one typo (any letter)', chosen, (entity) => typo(primaryName(entity), random)),
    kind('two typos', chosen, (entity) => twoTypos(primaryName(entity), random)),
    kind('reordered', chosen, (entity) => reordered(primaryName(entity), random)),
    kind('joined or split', chosen, (entity) => joinedOrSplit(primaryName(entity), random)),
    kind('middle name dropped', middled, (entity) => withoutMiddle(primaryName(entity))),
    kind('alias on the list', aliased, alias),
  ]
}

/** The list with some names left out of it, and queries for just those names. */
export interface WithheldEntities {
  readonly entities: readonly Entity[]
  readonly kinds: readonly QueryKind[]
}

/**
 * Strong aliases of the development split taken out of the list, one an entity, wherever that entity bears them; of other
 * lists' records they are taken out too.
 *
 * @param eu entities under their primary names alone; their aliases in other scripts are asked for
 */
export function withheldEntities(
  given: {
    readonly entities: readonly Entity[]
    /** Records of other lists, some of the same entities. */
    readonly others?: readonly Entity[]
    readonly ofacRows: readonly Readonly<Record<string, string>>[]
    readonly eu: readonly Entity[]
    readonly euRows: readonly Readonly<Record<string, string>>[]
  },
  perKind: number,
  random: Random,
): WithheldEntities {
  const byId = new Map(given.entities.map((entity) => [entity.id, entity]))
  const taken = new Map<string, Query>()
  for (const { ent_num = '', alias = '', strength } of random.sample(given.ofacRows, given.ofacRows.length)) {
    const expected = byId.get(`us_ofac:${ent_num}`)
    if (strength !== 'strong' || expected === undefined || taken.has(expected.id)) continue
    if (expected.names.some(({ text }) => isSame(text, alias)))
      taken.set(expected.id, { name: alias, requested: expected })
  }
  const query = [...taken.values()].filter(({ name, requested }) => !isSame(name, primaryName(requested)))
  const stored = [
    ...query.filter(({ requested }) => requested.kind === 'person').slice(0, perKind),
    ...query.filter(({ requested }) => requested.kind !== 'person').slice(0, perKind),
  ]
  const withheld = new Map(stored.map(({ name, requested }) => [requested.id, name]))
  const without = (entity: Entity) => {
    const name = withheld.get(entity.id)
    return name === undefined
      ? entity
      : { ...entity, names: entity.names.filter(({ text }) => !isSame(text, name)) }
  }
  const entities = given.entities.map(without)
  const withheldNames = new Set([...withheld.values()].map((name) => normaliseName(name)))
  const others = (given.others ?? []).map((entity) => ({
    ...entity,
    names: entity.names.filter(({ text }) => !withheldNames.has(normaliseName(text))),
  }))
  const kind = (label: string, queries: readonly Query[]): QueryKind => ({
    label,
    leftOut: true,
    // Anyone who else bears the name that was left out is not the entity meant.
    queries: queries.map(({ name, requested }) => ({ name, requested: without(requested) })),
  })
  return {
    entities: [...entities, ...others, ...given.eu],
    kinds: [
      kind(
        'alias left out, persons',
        stored.filter(({ requested }) => requested.kind === 'person'),
      ),
      kind(
        'alias left out, others',
        stored.filter(({ requested }) => requested.kind !== 'person'),
      ),
      ...scriptKinds(given, perKind, random).map(({ label, queries }) => kind(label, queries)),
    ],
  }
}

/** Names in other scripts of persons whom the list has in Latin letters. */
function scriptKinds(
  {
    eu,
    euRows,
  }: { readonly eu: readonly Entity[]; readonly euRows: readonly Readonly<Record<string, string>>[] },
  perKind: number,
  random: Random,
): { readonly label: string; readonly queries: readonly Query[] }[] {
  const byId = new Map(eu.map((entity) => [entity.id, entity]))
  const scripts = [
    ['Cyrillic', 'CYRILLIC'],
    ['Arabic', 'ARABIC'],
    ['Hangul', 'HANGUL'],
    ['Han', 'CJK'],
    ['Hebrew', 'HEBREW'],
  ] as const
  return scripts.flatMap(([label, code]) =>
    (['person', 'organisation'] as const).map((entity) => {
      const rows = euRows.filter(
        (row) => row['script'] === code && row['kind'] === 'alias' && byId.get(euId(row))?.kind === entity,
      )
      const queries = random.sample(rows, perKind).flatMap((row) => {
        const expected = byId.get(euId(row))
        return expected === undefined ? [] : [{ name: row['alias'] ?? '', requested: expected }]
      })
      return { label: `${label}, EU ${entity === 'person' ? 'persons' : 'others'}`, queries }
    }),
  )
}

function isSame(one: string, other: string): boolean {
  return normaliseName(one) === normaliseName(other)
}
