import type { Entity, ListedName } from '../../../vocabulary/screening/entity.ts'

/** What every list states of an entity, and whatever more this one does. */
export type EntityDraft = Pick<Entity, 'id' | 'source' | 'kind' | 'topics' | 'names' | 'original'> &
  Partial<{ readonly [Key in keyof Entity]: Entity[Key] | undefined }>

/** The entity of a draft: no name and no value twice, none of them empty, and nothing where nothing was stated. */
export function entityFromDraft(draft: EntityDraft): Entity {
  return {
    id: sanitiseId(draft.id),
    source: draft.source,
    kind: draft.kind,
    topics: draft.topics,
    names: distinctNames(draft.names),
    births: distinct(draft.births, ({ from, to }) => `${from} ${to}`),
    ...(draft.gender === undefined ? {} : { gender: draft.gender }),
    birthPlaces: distinctTexts(draft.birthPlaces),
    nationalities: distinctTexts(draft.nationalities),
    countries: distinctTexts(draft.countries),
    addresses: distinctTexts(draft.addresses),
    identifiers: distinct(
      draft.identifiers?.filter(({ value }) => value !== ''),
      ({ type, value, country }) => `${type} ${value} ${country ?? ''}`,
    ),
    programs: distinctTexts(draft.programs),
    notes: distinctTexts(draft.notes),
    links: distinctTexts(draft.links),
    status: distinctTexts(draft.status),
    ...(draft.exposure === undefined ? {} : { exposure: draft.exposure }),
    ...(draft.listedAt === undefined || draft.listedAt === '' ? {} : { listedAt: draft.listedAt }),
    original: draft.original,
  }
}

/** Ids are asked for several at once, with commas or line breaks between them: neither stands in one. */
function sanitiseId(id: string): string {
  return id.replace(/[,\r\n]+_?/g, '_')
}

function distinctNames(names: readonly ListedName[]): readonly ListedName[] {
  const plain = names.map((name) => ({ ...name, text: collapseWhitespace(name.text) }))
  return distinct(
    plain.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    ({ text }) => text,
  )
}

function distinctTexts(values: readonly string[] | undefined): readonly string[] {
  const all = (values ?? []).map((value) => value.trim())
  return [...new Set(all.filter((value) => value !== ''))]
}

/** Of those that have the same key, the first. */
function distinct<Value>(
  values: readonly Value[] | undefined,
  key: (value: Value) => string,
): readonly Value[] {
  const seen = new Set<string>()
  return (values ?? []).filter((value) => {
    const isNew = !seen.has(key(value))
    seen.add(key(value))
    return isNew
  })
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Makes of an id that a list uses twice one that stands once: `a`, `a~2`, `a~3`. */
export function idDeduplicator(): (id: string) => string {
  const seen = new Map<string, number>()
  return (id) => {
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return times === 1 ? id : `${id}~${times}`
  }
}
