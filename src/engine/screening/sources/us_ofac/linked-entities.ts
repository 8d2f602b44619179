import type { Entity, NameStrength } from '../../../../vocabulary/screening/entity.ts'
import type { Completion } from '../list-source.ts'
import { relationsOf, type Relation, type RelationEnd, type RelationWords } from '../relate-entities.ts'

/** How a note that names another begins, and what the two are to each other. */
const ties: readonly (readonly [start: RegExp, words: RelationWords])[] = [
  [/^\(?Linked To: /i, { forth: 'is linked to', back: 'is linked to' }],
  [/^Vessel owner: /i, { forth: 'is owned by', back: 'owns' }],
  [/^Aircraft Operator /i, { forth: 'is operated by', back: 'operates' }],
]

interface StatedLink {
  readonly one: RelationEnd
  readonly to: string
  readonly words: RelationWords
}

/**
 * Gathers the relations that the notes of a list of OFAC's state (`Linked To: X`) while its entities pass. X is a name: it
 * is the entity of the list that alone has it for its listed name, else the one that alone bears it as an alias, else
 * someone whose name is all that is known. He may stand further down, so that nothing is known before the end.
 */
export function gatherLinks(): { see(entity: Entity): void; completion(): Completion } {
  const ids = new Set<string>()
  const primary = bearers()
  const others = bearers()
  const links: StatedLink[] = []
  return {
    see({ id, names, notes }) {
      ids.add(id)
      primary.add(id, namesOf(names, ['primary']))
      others.add(id, namesOf(names, ['strong', 'former']))
      for (const note of notes) {
        const tie = tieIn(note)
        if (tie !== null)
          links.push({ one: { id, name: names[0]?.text ?? id }, to: tie.name, words: tie.words })
      }
    },
    completion() {
      const endOf = (name: string): RelationEnd => {
        const key = evened(name)
        const id = (primary.of.has(key) ? primary : others).of.get(key) ?? null
        return id === null ? { name } : { id, name }
      }
      const stated = links.map(({ one, to, words }): Relation => ({ one, other: endOf(to), words }))
      return relationsOf(stated, ids)
    },
  }
}

function tieIn(note: string): { readonly name: string; readonly words: RelationWords } | null {
  for (const [start, words] of ties) {
    if (!start.test(note)) continue
    const name = note.replace(start, '').trim()
    // A bracket that was opened before the words closes behind the name.
    return { name: note.startsWith('(') ? name.replace(/\)$/, '') : name, words }
  }
  return null
}

/** Name → the entity that bears it; null where several do. */
function bearers() {
  const of = new Map<string, string | null>()
  return {
    of,
    add(id: string, names: ReadonlySet<string>): void {
      for (const name of names) of.set(name, of.has(name) ? null : id)
    },
  }
}

function namesOf(names: Entity['names'], meant: readonly NameStrength[]): ReadonlySet<string> {
  return new Set(names.filter(({ strength }) => meant.includes(strength)).map(({ text }) => evened(text)))
}

function evened(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').replace(/[.\s]+$/, '').trim()
} // prettier-ignore
