import type { Entity, NameStrength } from '../../../vocabulary/entity.ts'
import { type Tie, tieBeings, type TieEnd, type TieWords } from '../tie-beings.ts'

/** How a note that names another begins, and what the two are to each other. */
const ties: readonly (readonly [start: RegExp, words: TieWords])[] = [
  [/^\(?Linked To: /i, { forth: 'is linked to', back: 'is linked to' }],
  [/^Vessel owner: /i, { forth: 'is owned by', back: 'owns' }],
  [/^Aircraft Operator /i, { forth: 'is operated by', back: 'operates' }],
]

/**
 * The beings of a list of OFAC's with the relations that their notes state (`Linked To: X`). X is a name: it is the
 * being of the list that alone has it for its listed name, else the one that alone bears it as an alias, else somebody
 * whose name is all that is known.
 */
export function linkedBeings(beings: readonly Entity[]): readonly Entity[] {
  const primary = bearersOf(beings, (strength) => strength === 'primary')
  const others = bearersOf(beings, (strength) => strength !== 'primary' && strength !== 'weak')
  const endOf = (name: string): TieEnd => {
    const key = evened(name)
    const id = (primary.has(key) ? primary : others).get(key) ?? null
    return id === null ? { name } : { id, name }
  }
  const stated = beings.flatMap(({ id, names, notes }) =>
    notes.flatMap((note): Tie[] => {
      const tie = tieIn(note)
      if (tie === null) return []
      return [{ one: { id, name: names[0]?.text ?? id }, other: endOf(tie.name), words: tie.words }]
    }),
  )
  return tieBeings(beings, stated)
}

function tieIn(note: string): { readonly name: string; readonly words: TieWords } | null {
  for (const [start, words] of ties) {
    if (!start.test(note)) continue
    const name = note.replace(start, '').trim()
    // A bracket that was opened before the words closes behind the name.
    return { name: note.startsWith('(') ? name.replace(/\)$/, '') : name, words }
  }
  return null
}

/** Name → the being that bears it; null where several do. */
function bearersOf(
  beings: readonly Entity[],
  isMeant: (strength: NameStrength) => boolean,
): ReadonlyMap<string, string | null> {
  const bearers = new Map<string, string | null>()
  for (const { id, names } of beings) {
    const meant = names.filter(({ strength }) => isMeant(strength)).map(({ text }) => evened(text))
    for (const name of new Set(meant)) bearers.set(name, bearers.has(name) ? null : id)
  }
  return bearers
}

function evened(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').replace(/[.\s]+$/, '').trim()
} // prettier-ignore
