import type { Entity, NameStrength } from '../../../vocabulary/entity.ts'
import { type Tie, tieBeings, type TieEnd } from '../tie-beings.ts'

const words = { forth: 'is linked to', back: 'is linked to' }

/**
 * The beings of a list of OFAC's with the relations that their remarks state (`Linked To: X`). X is a name: it is the
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
  const ties = beings.flatMap(({ id, names, notes }) =>
    notes.flatMap((note): Tie[] => {
      const [, name] = /^Linked To: (.+)$/i.exec(note) ?? []
      if (name === undefined) return []
      return [{ one: { id, name: names[0]?.text ?? id }, other: endOf(name.trim()), words }]
    }),
  )
  return tieBeings(beings, ties)
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
