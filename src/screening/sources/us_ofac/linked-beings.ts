import type { Entity } from '../../../vocabulary/entity.ts'
import { type Tie, tieBeings, type TieEnd } from '../tie-beings.ts'

const words = { forth: 'is linked to', back: 'is linked to' }

/**
 * The beings of a list of OFAC's with the relations that their remarks state (`Linked To: X`). X is a name: it is the
 * being of the list that alone bears it, else somebody whose name is all that is known.
 */
export function linkedBeings(beings: readonly Entity[]): readonly Entity[] {
  const bearers = new Map<string, string | null>()
  for (const { id, names } of beings)
    for (const name of new Set(
      names.filter(({ strength }) => strength !== 'weak').map(({ text }) => evened(text)),
    )) {
      bearers.set(name, bearers.has(name) ? null : id)
    }
  const endOf = (name: string): TieEnd => {
    const id = bearers.get(evened(name)) ?? null
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

function evened(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').replace(/[.\s]+$/, '').trim()
} // prettier-ignore
