import type { Entity, NameStrength } from '../../../../vocabulary/screening/entity.ts'
import type { Completion } from '../list-source.ts'
import { relateEntities, type Relation, type RelationEnd, type RelationLabels } from '../relate-entities.ts'

/** How a note that names another begins, and what the two are to each other. */
const relationPrefixes: readonly (readonly [start: RegExp, words: RelationLabels])[] = [
  [/^\(?Linked To: /i, { forward: 'is linked to', inverse: 'is linked to' }],
  [/^Vessel owner: /i, { forward: 'is owned by', inverse: 'owns' }],
  [/^Aircraft Operator /i, { forward: 'is operated by', inverse: 'operates' }],
]

interface NamedLink {
  readonly source: RelationEnd
  readonly targetName: string
  readonly labels: RelationLabels
}

/**
 * Gathers the relations that the notes of a list of OFAC's state (`Linked To: X`) while its entities pass. X is a name: it
 * is the entity of the list that alone has it for its listed name, else the one that alone bears it as an alias, else
 * an entity of which only the name is known. It may stand further down, so that nothing is known before the end.
 */
export function createLinkCollector(): { add(entity: Entity): void; completion(): Completion } {
  const ids = new Set<string>()
  const idsByPrimaryName = createNameIndex()
  const idsByAlias = createNameIndex()
  const links: NamedLink[] = []
  return {
    add({ id, names, notes }) {
      ids.add(id)
      idsByPrimaryName.add(id, namesOf(names, ['primary']))
      idsByAlias.add(id, namesOf(names, ['strong', 'former']))
      for (const note of notes) {
        const link = linkIn(note)
        if (link !== null)
          links.push({
            source: { id, name: names[0]?.text ?? id },
            targetName: link.name,
            labels: link.labels,
          })
      }
    },
    completion() {
      const endOf = (name: string): RelationEnd => {
        const key = normaliseLinkName(name)
        const id = (idsByPrimaryName.of.has(key) ? idsByPrimaryName : idsByAlias).of.get(key) ?? null
        return id === null ? { name } : { id, name }
      }
      const relations = links.map(({ source, targetName, labels }): Relation => ({
        source,
        target: endOf(targetName),
        labels,
      }))
      return relateEntities(relations, ids)
    },
  }
}

function linkIn(note: string): { readonly name: string; readonly labels: RelationLabels } | null {
  for (const [prefix, labels] of relationPrefixes) {
    if (!prefix.test(note)) continue
    const name = note.replace(prefix, '').trim()
    // A bracket that was opened before the words closes behind the name.
    return { name: note.startsWith('(') ? name.replace(/\)$/, '') : name, labels }
  }
  return null
}

/** Name → the entity that bears it; null where several do. */
function createNameIndex() {
  const ids = new Map<string, string | null>()
  return {
    of: ids,
    add(id: string, names: ReadonlySet<string>): void {
      for (const name of names) ids.set(name, ids.has(name) ? null : id)
    },
  }
}

function namesOf(names: Entity['names'], strengths: readonly NameStrength[]): ReadonlySet<string> {
  return new Set(
    names.filter(({ strength }) => strengths.includes(strength)).map(({ text }) => normaliseLinkName(text)),
  )
}

function normaliseLinkName(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').replace(/[.\s]+$/, '').trim()
} // prettier-ignore
